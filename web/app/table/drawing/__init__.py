"""One module for each part of the table: functions that turn the screen's state into HTML, and how cards move."""
