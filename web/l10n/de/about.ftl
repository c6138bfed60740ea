### What Talon is made of

parts = Bausteine
parts-line = Talon baut auf der Arbeit anderer auf. Der Name einer Lizenz führt zu ihrem ganzen Text.
part-licence = Lizenz von { $name }: { $license }

## What a part is for

use-rules = Führt die Regeln und die Computergegner aus
use-python = In Pyodide: Python und seine Bibliotheken
use-screen = Führt aus, was du siehst
use-runtime = Lässt Python im Browser laufen
use-start = Startet beides
use-drawing = Ändert die Seite an Ort und Stelle
use-dragging = Macht Karten ziehbar
use-codes = Zeichnet QR-Codes
use-scanning = Liest QR-Codes
use-type = Buchstaben und Ziffern der Seite
use-words = Setzt Wörter in Sätze ein
use-unpacking = Packt Pyodide nach dem Herunterladen aus
use-journal = Behält jeden Zug auf dem Gerät
use-offline = Hält Talon ohne Netz bereit
use-tools = Kleine Werkzeuge in PyScript
