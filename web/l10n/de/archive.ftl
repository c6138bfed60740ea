### Matches as text: exported, and imported.

export-open = Diese Partie läuft noch: Ihr Text enthält alle Karten der Runde, auch die, die noch niemand sehen darf.
export-whole = Die ganze Partie
    .help = Um anderswo weiterzuspielen oder einen Fehler zu melden
export-finished = Nur beendete Runden
    .help = Keine verdeckten Karten; weiter geht es mit einer neuen Runde
export-day = Dieser Versuch zählt und läuft noch. Sein Text würde die verdeckten Karten zeigen, darum lässt er sich erst nach der Runde exportieren.
export-nothing-finished = Ohne verdeckte Karten gibt es noch nichts weiterzugeben: Die erste Runde ist noch nicht vorbei.
export-file = Als Datei sichern
export-not-copied = Kopieren ging hier nicht: Sichere den Text als Datei
import-line = Importiere eine Partie oder eine Datei mit vielen, hier oder auf einem anderen Gerät exportiert.
import-file = Datei wählen
import-paste = Oder füge ihren Text ein
import-read = Einlesen
import-reading = Wird eingelesen
import-found = { $game }: { $names }, { $deal }, { $ply ->
    [one] ein Zug gespielt
   *[other] { $ply } Züge gespielt
}.
import-lost = { $n ->
    [one] Eine Zeile ließ sich nicht spielen. Die Partie geht von dort weiter; der Text bleibt, wie er kam.
   *[other] { $n } Zeilen ließen sich nicht spielen. Die Partie geht von dort weiter; der Text bleibt, wie er kam.
}
import-lost-line = Zeile { $line }: { $text }
import-shortened = Namen von Partien mit mehr als 40 Zeichen und Namen am Tisch mit mehr als 60 werden gekürzt
import-look = Erst im Rückblick ansehen
import-keep = Partie speichern
everything-line = { $n ->
    [1] Eine Partie
   *[other] { $n } Partien
}, { $size } KB. Importiere die Datei hier oder auf einem anderen Gerät: Was schon da ist, kommt nicht doppelt hinzu.
everything-rest = Auch dabei: deine Statistik, deine Analysen, deine Ergebnisse der Runden des Tages und die Aufgaben, die du gelöst hast.
everything-damaged = Manches aus deiner Statistik oder von deinen gelösten Aufgaben ist beschädigt und nicht dabei. Öffne die Statistik, dann wird sie neu erstellt.
everything-unread = { $n ->
    [1] Eine Partie ist nicht lesbar und nicht dabei: Sichere ihren Text über ihr eigenes Menü.
   *[other] { $n } Partien sind nicht lesbar und nicht dabei: Sichere ihre Texte über ihre eigenen Menüs.
}
everything-day = Der Versuch an einer Tagesrunde, der zählt, ist nicht dabei, solange er läuft: Sein Text würde die verdeckten Karten zeigen.
everything-open = Der Text einer laufenden Partie enthält alle Karten ihrer Runde, auch die, die noch niemand sehen darf.
take-in-reading = Partie { $n } von { $all } wird eingelesen …
take-in-new = { $n ->
    [1] Eine neue Partie
   *[other] { $n } neue Partien
}
take-in-further = { $n ->
    [1] Eine, die weiter ist als hier
   *[other] { $n }, die weiter sind als hier
}
take-in-known = { $n ->
    [1] Eine, die schon hier ist
   *[other] { $n }, die schon hier sind
}
take-in-damaged = { $n ->
    [1] Eine, die nicht lesbar ist
   *[other] { $n }, die nicht lesbar sind
}
take-in-away = { $n ->
    [1] Eine, deren Spiel noch nicht auf diesem Gerät ist und sich nicht laden ließ: Importiere sie später noch einmal
   *[other] { $n }, deren Spiele noch nicht auf diesem Gerät sind und sich nicht laden ließen: Importiere sie später noch einmal
}
take-in-cut = { $n ->
    [1] Eine davon hat Zeilen, die sich nicht spielen ließen. Sie geht von dort weiter; ihr Text bleibt, wie er kam
   *[other] { $n } davon haben Zeilen, die sich nicht spielen ließen. Sie gehen von dort weiter; ihre Texte bleiben, wie sie kamen
}
take-in-figures = { $n ->
    [1] Was von einer Partie gezählt wurde
   *[other] Was von { $n } Partien gezählt wurde
}
take-in-days = { $n ->
    [1] Ein Ergebnis einer Runde des Tages
   *[other] { $n } Ergebnisse von Runden des Tages
}
take-in-solved = { $n ->
    [1] Eine gelöste Aufgabe
   *[other] { $n } gelöste Aufgaben
}
take-in-reviews = { $n ->
    [1] Eine Analyse
   *[other] { $n } Analysen
}
take-in-part-damaged = { $n ->
    [1] Ein Teil neben den Partien ist beschädigt und fehlt
   *[other] { $n } Teile neben den Partien sind beschädigt und fehlen
}
take-in-part-newer = { $n ->
    [1] Ein Teil stammt von einem neueren Talon und fehlt
   *[other] { $n } Teile stammen von einem neueren Talon und fehlen
}
take-in-figures-newer = Die Statistik hier stammt von einem neueren Talon und nimmt nichts auf: Aktualisiere zuerst
take-in-keep = { $n ->
    [1] Importieren
   *[other] { $n } importieren
}
take-in-rest = Importieren
take-in-done-rest = Importiert.
take-in-done = { $n ->
    [1] Eine Partie importiert.
   *[other] { $n } Partien importiert.
}
import-empty = Es gibt noch keinen Text: Wähle eine Datei oder füge einen ein.
import-too-long = Das ist zu lang für eine Partie.
import-request-size = { import-too-long }
import-reply-size = { import-too-long }
import-record-broken = Das ist keine Partie von Talon: Der Text nennt kein Spiel, oder seine erste Runde lässt sich nicht austeilen.
import-record-newer = Das stammt von einem neueren Talon (Version { $number }). Lade die Seite neu, um es zu bekommen.
import-game-unknown = Diese Partie gehört zu einem Spiel, das dieses Talon nicht kennt.
import-game-away = { $offline ->
    [yes] Das Spiel dieser Partie ist noch nicht auf diesem Gerät: Geh online und lies den Text noch einmal ein.
   *[no] Das Spiel dieser Partie ist noch nicht auf diesem Gerät und ließ sich nicht laden: Lies den Text noch einmal ein.
}
import-engine-failed = Die Regeln wurden nicht geladen, daher lässt sich der Text nicht lesen. Lade neu und versuch es noch einmal.
