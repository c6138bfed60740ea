### What stands in the page itself, before any other text is there, and in the manifest: the build writes it
### into both.

## Where a part of the page did not come

start-trouble = Talon could not start
start-trouble-line = Part of it did not arrive properly. Check the connection (the wifi may ask you to log in first) and reload. If that does not help, try a newer browser or leave the private window.

## Where JavaScript is switched off

start-script = Talon needs JavaScript
start-script-line = The rules and the table run in your browser. Switch JavaScript on for this page and reload.

## In the manifest, for lists of apps

start-installed = A pocket card room: plays offline, against the computer or with people beside you.
