### What Talon is made of

parts = Credits
parts-line = Talon is built on work by others. The name of each licence links to its full text.
part-licence = { $name } licence: { $license }

## What a part is for

use-rules = Runs the rules and the players
use-python = Inside Pyodide: Python and its libraries
use-screen = Runs what you see
use-runtime = Lets Python run in a browser
use-start = Starts both of them
use-drawing = Updates the page in place
use-dragging = Lets you drag cards
use-codes = Draws QR codes
use-scanning = Reads QR codes
use-type = Letters and figures on the page
use-words = Puts words into sentences
use-unpacking = Unpacks Pyodide after the download
use-journal = Keeps every move on the device
use-offline = Keeps Talon working offline
use-tools = Small tools inside PyScript
