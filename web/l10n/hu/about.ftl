### What Talon is made of

parts = Mások részei
parts-line = A Talonban ezek a részek másoktól valók. A licenc neve a teljes szövegéhez vezet.
part-licence = { $name }, licenc: { $license }

## What a part is for

use-rules = Futtatja a szabályokat és a játékosokat
use-python = A Pyodide-ban: a Python és könyvtárai
use-screen = Futtatja, amit látsz
use-runtime = Lehetővé teszi, hogy a Python böngészőben fusson
use-start = Elindítja mindkettőt
use-drawing = Helyben változtatja az oldalt
use-dragging = Húzhatóvá teszi a lapokat
use-codes = QR-kódokat rajzol
use-scanning = QR-kódokat olvas
use-type = Betűk és számok az oldalon
use-words = Mondatba illeszti a szavakat
use-unpacking = Letöltés után kicsomagolja a Pyodide-ot
use-journal = Minden lépést megőriz az eszközön
use-offline = Megőrzi a Talont hálózat nélküli használatra
use-tools = Kis eszközök a PyScriptben
