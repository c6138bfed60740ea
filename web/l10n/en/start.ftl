### What stands in the page itself, before any other text is there: the build writes it into index.html.

## Where a part of the page did not come

start-trouble = Talon could not start
start-trouble-line = A part of it did not arrive as it should. Check the connection (a wifi may ask you to log in first) and reload. If that does not help, a newer browser or leaving the private window may.

## Where JavaScript is switched off

start-script = Talon needs JavaScript
start-script-line = The rules and the table run in your browser. Switch JavaScript on for this page and reload.
