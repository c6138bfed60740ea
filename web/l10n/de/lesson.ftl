### Lessons: what the coach's panel says besides the steps, which are each game's own, and the offer before a first match.

lesson-step = Schritt { $n } / { $all }
lesson-next = Weiter
lesson-back = Der Schritt davor
lesson-leave = Beenden
lesson-again = Noch einmal
lesson-play = Partie spielen
lesson-watch = { $count ->
    [1] Gut. Jetzt sieh { $name } zu.
   *[other] Gut. Jetzt sieh den anderen zu.
}
lesson-read-first = Lies erst zu Ende: „Weiter“ führt zum Zug.
lesson-taps = In einer Partie wählt einmal Tippen eine Karte samt denen, mit denen sie am ehesten gespielt wird; „Nur diese Karte“ und andere Möglichkeiten stehen dann über der Hand.
lesson-offer = Kennst du { $game } schon?
lesson-offer-text = Eine Lektion am Tisch zeigt dir Zug für Zug, wie es geht.
lesson-known = Kenne ich
lesson-begin = Zur Lektion
lesson-resume = Lektion fortsetzen, Schritt { $n }
lesson-anew = Von vorn
