### A reminder to export.

remind-line = This browser may clear what it keeps: export your matches to a file now and then.
remind-export = Export all
