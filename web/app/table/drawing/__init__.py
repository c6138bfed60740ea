"""One module for each part of the table: functions of the screen's state to HTML, and how cards move."""
