### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = Deine Hand. Leg sie in Kombinationen auf den Tisch, bis auf eine Karte zum Abwerfen, und die Runde ist vorbei. Was auf der Hand bleibt, kostet Punkte.
lesson-handromi-melds = Folge: drei oder mehr hintereinander in einer Farbe. Satz: drei oder vier gleiche in verschiedenen. Der Knopf zeigt sie. Strich heißt Folge, Pünktchen Satz: Tippe darauf.
lesson-handromi-first = Du beginnst: 15 Karten, kein Ziehen. Im ersten Zug dürfen alle eine Karte gegen die offene tauschen, die Tauschkarte, wenn sie passt. Hier ohne: Wirf den teuren König ab.
    .swap = Pik 7 würde deine Folge verlängern: In einer Partie tausch dafür eine lose Karte. Diese Lektion geht ohne: Wirf den König ab.
    .queen = Beide könnten gehen. Wirf jetzt den König ab, die Dame nächstes Mal.
    .single = Zu dieser Karte passt nichts, aber der König kostet 10: Das Teuerste geht zuerst.
    .wrong = Diese Karte gehört zu einer Kombination oder bald dazu. Kreuz König hat in deiner Hand keine Nachbarn.
    .done = Jetzt zieht Béla eine Karte und wirft eine ab.
lesson-handromi-draw = Jeder Zug beginnt mit dem Ziehen. Den obersten Abwurf darfst du nur nehmen, um ihn sofort auszulegen; also nimm eine Karte vom Stapel.
lesson-handromi-wait = Mit Kreuz 3 hast du einen Vierersatz. Aber deine ersten Kombinationen müssen in einem Zug 51 zählen, und diese kommen auf 32: Warte und wirf die Dame ab.
    .single = Auch zu dieser Karte passt nichts, aber die Dame kostet 10: Sie geht zuerst.
    .wrong = Diese Karte gehört zu einer Kombination oder bald dazu. Die Dame passt zu nichts und kostet 10.
    .done = Béla zieht und legt aus.
lesson-handromi-opened = Das war eine Eröffnung: vier Herz für 40 und drei Siebenen für 21 ergeben 61. Von jetzt an darf Béla auslegen und anlegen, was passt.
lesson-handromi-counts = Bube, Dame, König und Ass zählen 10, ein Ass als Rest 11; es steht unter einer 2 oder über einem König. Zu den 51 zählen nur neue Kombinationen, nichts Angelegtes.
lesson-handromi-four = Du bist dran: Zieh.
lesson-handromi-spades = Karo 4: Jetzt passt alles. Alles in einem Zug auszulegen ist Schluss aus der Hand, und dafür braucht es keine 51. Zuerst die Pik-Folge.
    .discard = Noch nicht. Abwerfen beendet deinen Zug, und in diesem geht alles weg.
    .short = Das ist nur ein Teil davon. Leg alle fünf Pik aus, von 2 bis 6.
    .wrong = Das kommt später. Zuerst die Pik-Folge von 2 bis 6.
lesson-handromi-diamonds = Als Nächstes die Karo-Folge: 2 bis 6.
    .later = Das kommt später. Als Nächstes die Karo-Folge von 2 bis 6.
    .wrong = Das ist nur ein Teil davon. Leg alle fünf Karo aus, von 2 bis 6.
lesson-handromi-threes = Jetzt der Satz: die Dreien in Herz, Kreuz und Pik. Es sind zwei Kartenspiele, also darf Pik 3 ein zweites Mal ausliegen.
    .wrong = Das kommt danach. Zuerst die Dreien.
lesson-handromi-layoff = Herz 9 passt an Bélas Folge. Das ist Anlegen, an eigene oder fremde Kombinationen. Tippe die 9 an, dann die Folge.
lesson-handromi-out = Eine Karte bleibt, und jeder Zug endet mit einem Abwurf: Wirf sie ab, und du hast Schluss gemacht.
lesson-handromi-score = Du bekommst 10 weniger, Béla die Handkarten, ohne Ausgelegtes 100. Eine reine Hand, bei leerem Tisch, bringt 20 und den anderen das Doppelte. Die kleinste Summe gewinnt.
