### A reminder to export.

remind-line = This browser may clear what it keeps: take your matches along as a file now and then.
remind-export = Export all
