### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = Das sind deine 15 Karten. Leg sie in Kombinationen aus, wirf die letzte ab, und die Runde ist vorbei. Was auf der Hand bleibt, kostet Punkte; die kleinste Summe gewinnt.
lesson-handromi-melds = Folge: drei oder mehr hintereinander in einer Farbe. Satz: drei oder vier gleiche in verschiedenen. Der Knopf zeigt sie. Strich heißt Folge, Pünktchen Satz: Tippe darauf.
lesson-handromi-swap = Der offene Pik Bube ist die Tauschkarte. In deinem ersten Zug darfst du eine deiner Karten gegen ihn tauschen, wenn das hilft. Zu ihm passt hier nichts: Lass ihn liegen.
lesson-handromi-first = Du beginnst, ohne zu ziehen, denn du hast eine Karte mehr als Béla. Karten zählen ihre Zahl, Bilder 10. Wirf Kreuz König ab: Zu ihm passt nichts auf deiner Hand.
    .swap = Auch zum Buben passt nichts auf deiner Hand. Tausch diesmal nicht: Wirf den König ab.
    .queen = Beide könnten gehen. Wirf jetzt den König ab, die Dame nächstes Mal.
    .single = Zu dieser Karte passt nichts, aber der König kostet 10: Das Teuerste geht zuerst.
    .wrong = Diese Karte gehört zu einer Kombination oder bald dazu. Kreuz König hat in deiner Hand keine Nachbarn.
    .done = Jetzt zieht Béla eine Karte und wirft eine ab.
lesson-handromi-draw = Ab jetzt nimmst du erst eine Karte: vom Stapel oder den obersten Abwurf, wenn du ihn sofort auslegen kannst. Bélas Kreuz 9 kannst du nicht auslegen: Tippe den Stapel an.
lesson-handromi-wait = Du hast Kreuz 3 gezogen: Vier Dreien sind ein Satz. Aber deine ersten Kombinationen müssen in einem Zug 51 zählen, und sie zählen 32. Warte und wirf die Dame ab.
    .single = Auch zu dieser Karte passt nichts, aber die Dame kostet 10: Sie geht zuerst.
    .wrong = Diese Karte gehört zu einer Kombination oder bald dazu. Die Dame passt zu nichts und kostet 10.
    .done = Béla zieht und legt aus.
lesson-handromi-opened = Béla hat vier Herz in Folge ausgelegt, die 40 zählen, und drei Siebenen, die 21 zählen. Das sind 61, genug für die 51: Béla hat eröffnet und darf nun auslegen, was passt.
lesson-handromi-counts = Auch ein Ass zählt 10, unter einer 2 oder über einem König. Die Tauschkarte darfst du nur noch nehmen, um alles auf einmal auszulegen. Du bist dran: Zieh vom Stapel.
lesson-handromi-spades = Du hast Karo 4 gezogen: Jetzt passt alles. Alles in einem Zug auszulegen ist Schluss aus der Hand, und dafür braucht es keine 51. Leg zuerst die Pik-Folge aus, 2 bis 6.
    .discard = Noch nicht. Abwerfen beendet deinen Zug, und in diesem geht alles weg.
    .short = Das ist nur ein Teil davon. Leg alle fünf Pik aus, von 2 bis 6.
    .wrong = Das kommt später. Zuerst die Pik-Folge von 2 bis 6.
lesson-handromi-diamonds = Leg jetzt Karo 2 bis 6 aus.
    .later = Das kommt später. Als Nächstes die Karo-Folge von 2 bis 6.
    .wrong = Das ist nur ein Teil davon. Leg alle fünf Karo aus, von 2 bis 6.
lesson-handromi-threes = Jetzt der Satz: Leg die Dreien in Herz, Kreuz und Pik aus. Es sind zwei Kartenspiele, deshalb hast du Pik 3 noch einmal.
    .wrong = Das kommt danach. Zuerst die Dreien.
lesson-handromi-layoff = Herz 9 passt an Bélas Folge, unter die 10. Eine Karte an eine eigene oder fremde Kombination auf dem Tisch zu legen heißt anlegen. Tippe die 9 an, dann die Folge.
lesson-handromi-out = Eine Karte bleibt, und jeder Zug endet mit einem Abwurf. Wirf Kreuz 8 ab, und du hast Schluss gemacht.
lesson-handromi-score = Du hast Schluss gemacht: 10 Punkte weniger. Béla zahlt für die Handkarten; wer nichts ausgelegt hat, zahlt 100. Hätte vorher niemand ausgelegt, zählte alles doppelt.
