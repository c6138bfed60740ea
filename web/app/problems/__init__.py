"""Problems: positions in which one move decides, played at the table itself."""
