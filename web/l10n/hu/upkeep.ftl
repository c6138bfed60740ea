### A reminder to export.

remind-line = Ez a böngésző kitörölheti, amit őriz: időnként mentsd a partijaidat fájlba.
remind-export = Mind exportálása
