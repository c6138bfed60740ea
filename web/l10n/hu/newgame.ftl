### A new game: who sits where, options, who deals first.

other-game = Másik játék
how-many = Hányan
who-plays = Ki játszik
preset-solo = A géppel
preset-people = Csak emberek
seat-n = { $n }. hely
teams = { $before }, ellenük { $side }
kind-human = Ember
kind-bot = Gép
temperament-of = Stílus: { $name }
pass-and-play = A telefon körbejár: két ember között az asztal elrejtőzik, amíg a következő készen nem áll.
several-phones = A többi telefon ugyanazon a hálózaton csatlakozik, internet nélkül.
bots-only = Csak a gép játszik: figyeld, hogyan kell.
who-deals = Ki oszt először
dealer-random = Sorsolás
options-standard = Nincs változtatás: minden a „Szabályok” szerint
options-changed = { $n } változtatás
options-reset = Változtatások visszavonása
other-number = Más szám
number-range = Egész szám, { $low } és { $high } között
option-undo = Visszavonás
    .help = A játékos visszavonhatja a saját utolsó döntését, amíg azóta nem derült ki semmi új.
option-practice = Gyakorlás
    .help = Olyan lépés is visszavonható, amely után már kiderült valami új. A gyakorló parti külön számít.

players-help = Akinek mennie kell, átadhatja a helyét a gépnek, és később visszajöhet.
players-human = Ember
players-bot = Gép
players-bot-temperament = Gép · { $name }
players-to-human = Ember játsszon tovább
