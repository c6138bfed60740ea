### What stands in the page itself, before any other text is there, and in the manifest: the build writes it
### into both.

## Where a part of the page did not come

start-trouble = Talon konnte nicht starten
start-trouble-line = Ein Teil kam nicht so an, wie er sollte. Prüf die Verbindung (vielleicht verlangt ein WLAN erst eine Anmeldung) und lade neu. Hilft das nicht, dann vielleicht ein neuerer Browser oder ein Fenster, das nicht privat ist.

## Where JavaScript is switched off

start-script = Talon braucht JavaScript
start-script-line = Die Regeln und der Tisch laufen in deinem Browser. Schalte JavaScript für diese Seite ein und lade neu.

## In the manifest, for lists of apps

start-installed = Kartenspiele für die Hosentasche: ohne Netz, gegen den Computer oder mit denen, die neben dir sitzen.
