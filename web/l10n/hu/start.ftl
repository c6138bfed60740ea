### What stands in the page itself, before any other text is there, and in the manifest: the build writes it
### into both.

## Where a part of the page did not come

start-trouble = A Talon nem tudott elindulni
start-trouble-line = Egy része nem úgy érkezett meg, ahogy kellett volna. Nézd meg a kapcsolatot (lehet, hogy a wifire előbb be kell jelentkezni), és töltsd újra. Ha ez nem segít, próbáld meg újabb böngészővel vagy nem privát ablakban.

## Where JavaScript is switched off

start-script = A Talonhoz JavaScript kell
start-script-line = A szabályok és az asztal a böngésződben futnak. Kapcsold be a JavaScriptet ezen az oldalon, és töltsd újra.

## In the manifest, for lists of apps

start-installed = Kártyaszoba a zsebedben: hálózat nélkül, a gép ellen vagy azokkal, akik melletted ülnek.
