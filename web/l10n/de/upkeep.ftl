### A reminder to export.

remind-line = Dieser Browser löscht vielleicht, was er speichert: Nimm deine Partien ab und zu als Datei mit.
remind-export = Alle exportieren
