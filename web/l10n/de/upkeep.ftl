### A reminder to export.

remind-line = Dieser Browser löscht vielleicht, was er speichert: Exportiere deine Partien ab und zu als Datei.
remind-export = Alle exportieren
