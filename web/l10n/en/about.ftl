### What Talon is made of

parts = Parts by others
parts-line = Talon carries these parts by others. The name of a licence leads to its whole text.
part-licence = Licence of { $name }: { $license }

## What a part is for

use-rules = Runs the rules and the players
use-python = Inside Pyodide: Python and its libraries
use-screen = Runs what you see
use-runtime = Lets Python run in a browser
use-start = Starts both of them
use-drawing = Changes the page in place
use-dragging = Lets cards be dragged
use-codes = Draws QR codes
use-type = Letters and figures on the page
use-words = Puts words into sentences
use-journal = Keeps every move on the device
use-offline = Keeps Talon for use without a network
use-tools = Small tools inside PyScript
