### The shell: home, new game, saved games, settings, messages. A code of the program is the name of a message.

app-name = Talon
app-line = Kartenspiele für die Hosentasche
window-title = { $title } · Talon

## Common words

back = Zurück
close = Schließen
cancel = Abbrechen
save = Speichern
undo = Rückgängig
reset = Zurücksetzen
copy = Kopieren
share = Teilen
copied = Kopiert
copy-failed = Kopieren ging hier nicht: Markiere den Text und kopiere ihn von Hand
reload = Neu laden
list-more = { $before }, { $item }
list-last = { $before } und { $item }
list-sentence = { $before }. { $item }
menu = Menü
scores = Punktestand

## Home

home-continue = Weiterspielen
home-running = Weitere laufende Partien
home-all = Alle Partien
home-state = { $state }, { $turn }
home-play = Spielen
home-play-game = { $game } gegen den Computer spielen
home-learn = Lernen
home-learn-game = { $game } lernen
home-set-up = Tisch
home-set-up-game = Tisch für { $game } einrichten
home-waiting = Die Regeln werden geladen. Einen Moment.
home-daily = Runden des Tages
home-daily-played = { $n } gespielt
home-daily-row = { $n } Tage in Folge
home-promise = Läuft ohne Netz. Kein Konto: Alles bleibt auf diesem Gerät.
home-lesson = { $game } weiterlernen, Schritt { $n }
new-game = Neue Partie
saved-games = Gespeicherte Partien
problems = Aufgaben
figures = Statistik
rules = Spielregeln
join = An einen Tisch setzen
together = Zusammen spielen
settings = Einstellungen
count = { $n }
laying = Es wird gemischt: einen Moment
match-deal = { $game }, { $deal }
match-practice = { $state }, Übung
match-daily = { $state }, { $free ->
    [yes] freier Versuch der Runde
   *[no] Runde
} vom { DATETIME($day, day: "numeric", month: "short", year: "numeric") }
match-turn = { $you ->
    [yes] du bist dran
    [next] die nächste Runde wartet
   *[no] { $names } am Zug
}
match-over = { $game }, beendet nach { $deals }
install-line = Leg Talon auf den Startbildschirm: Es öffnet sich wie eine App.
install-now = Installieren
install-ios = So kommt Talon auf den Startbildschirm: Teilen, dann „Zum Home-Bildschirm“.

## New game

which-game = Spiel
players = Mitspielende
name-of = Name von Person { $n }
field-full = Höchstens { $n } Zeichen
name-you = Du
player-n = Person { $n }
bot-n = Computer { $n }
bot-names = Béla, Zsófi, Otto, Hanako, Jutka, Kenji, Greta, Imre, Ada, Milo, Nora, Ivo
kind-remote = Person an einem anderen Handy
level = Stärke des Computers
level-novice = Neuling
    .about = Hat das Spiel gestern gelernt: vergisst, was gefallen ist, und denkt nicht voraus.
level-casual = Hobby
    .about = Spielt zum Spaß: merkt sich nur, was zuletzt gefallen ist, und nutzt naheliegende Chancen.
level-club = Club
    .about = Zählt jede Karte mit und plant die ganze Hand.
level-expert = Profi
    .about = Überlegt vor jedem Zug, was die anderen haben könnten.
temperaments = Temperamente wählen
    .about = Sonst bekommt jeder Computer zufällig eines. Alle spielen etwa gleich gut, aber jeder auf seine Art.
options = Hausregeln
deal = Austeilen

## Matches

day = { DATETIME($at, day: "numeric", month: "short") }
room-coming = Einen Moment …
export = Exportieren
send = Link senden
    .short = Senden
import = Importieren
everything = Alles exportieren

## Settings

language-away = { $language } ist noch nicht auf diesem Gerät und war nicht zu laden. Talon spricht es, sobald es da ist und die Seite neu geöffnet wird.
setting-pace = Tempo des Computers
setting-pace-slow = Langsam
setting-pace-normal = Normal
setting-pace-fast = Schnell
setting-pace-instant = Sofort
data = Deine Daten
storage-off = Dieser Browser speichert nichts für diese Seite: Partien sind weg, wenn er geschlossen wird. Erlaube der Seite Cookies oder verlasse das private Fenster, um das zu ändern.
about = Über Talon
about-line = Talon bringt Kartenspiele in die Hosentasche: Regeln und Computergegner laufen in deinem Browser. Freie Software unter der MIT-Lizenz.
version = Version
offline = Ohne Netz

## Letters of court cards and aces, where the language has its own; they are offered if one is unlike the English one

letter-J = B
letter-Q = D
letter-K = K
letter-A = A

## Rules

bring-coming = { $game } wird geladen. Einen Moment.
bring-away = { $game } ist noch nicht auf diesem Gerät.

## The engine

engine-starting = Die Regeln werden vorbereitet
engine-loading = Regeln laden: { $done } von { $total } MB
engine-progress = Regeln laden
engine-failed = Die Regeln wurden nicht geladen
engine-failed-line = Der Teil von Talon, der die Regeln kennt, konnte nicht starten. Keine Partie ist betroffen. Was helfen kann:
engine-try-again = Versuch es noch einmal: Was beschädigt war, wird neu geladen.
engine-try-network = Beim ersten Besuch braucht es ein Netz, später nicht mehr.
engine-try-private = Strenge Blocker und manche privaten Fenster verbieten, was Talon braucht: WebAssembly und Worker.
engine-try-browser = Älteren Browsern fehlt das vielleicht: Chrome, Firefox und Safari der letzten zwei Jahre haben es.
engine-try-memory = Schließ andere Seiten: Dem Gerät fehlt vielleicht Speicher.
engine-retry = Noch einmal
engine-detail = Was schiefging, im Wortlaut
engine-slow = Die Regeln antworten seit einer Weile nicht.
engine-restart = Neu starten

# What happened to a file of the rules on its way here, or to the rules themselves.
cause-download-other-page = Das Netz hat mit einer anderen Seite geantwortet: Bist du im WLAN angemeldet? Melde dich an und versuch es noch einmal.
cause-download-damaged = Eine Datei der Regeln kam zweimal beschädigt an. Versuch es noch einmal oder in einem anderen Netz.
cause-download-cut = Die Verbindung brach mitten in einer Datei ab. Versuch es noch einmal; was schon da ist, bleibt.
cause-download-silent = Seit { $seconds } Sekunden kommt nichts mehr. Prüf die Verbindung und versuch es noch einmal; was schon da ist, bleibt.
cause-download-offline = Es gibt kein Netz, und die Regeln sind noch nicht auf diesem Gerät. Sie werden von selbst geladen, sobald das Netz wieder da ist.
cause-download-unreachable = Der Server von Talon antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
cause-download-missing = Eine Datei der Regeln gibt es nicht mehr: Vielleicht hat sie eben ein neueres Talon ersetzt. Lade die Seite neu.
cause-download-refused = Der Server von Talon hat eine Störung ({ $status }). Versuch es in ein paar Minuten noch einmal.
cause-engine-slow = Die Regeln sind nicht innerhalb von { $seconds } Sekunden gestartet. Schließ andere Seiten und versuch es noch einmal.
cause-engine-dead = Die Regeln sind mehrmals stehen geblieben. Schließ andere Seiten und versuch es noch einmal.
cause-engine-memory = Dem Gerät fehlt Speicher für die Regeln. Schließ andere Seiten und versuch es noch einmal.

## New versions

update-ready = Eine neue Version von Talon ist da.
update-now = Aktualisieren

## Refusals and failures

error-other = Das hat nicht geklappt ({ $code })
error-unexpected = Etwas ging schief: { $detail }. Deine Partie ist gespeichert; neu laden kann helfen.
error-save-full = Auf diesem Gerät ist kein Platz mehr. Lösche beendete Partien oder exportiere diese über das Menü des Tisches.
error-save-off = Dieser Browser speichert nichts: Exportiere die Partie über das Menü des Tisches, um sie später fortzusetzen.
error-save-taken = Diese Partie ist in einem anderen Fenster offen; dort wird sie jetzt gespeichert.
error-save-changed = Diese Partie ging in einem anderen Fenster weiter. Öffne sie neu, um zu sehen, wie sie steht.
error-save-gone = Diese Partie wurde anderswo gelöscht.
error-save-broken = Diese Partie ist nicht lesbar. Nichts wurde überschrieben.
error-lesson-none = Diese Lektion gibt es nicht.
error-save-newer = Diese Partie stammt von einem neueren Talon. Lade die Seite neu, um es zu bekommen.
error-engine-failed = Die Regeln antworten nicht.
error-engine-silent = Die Regeln antworten nicht. Sie werden neu gestartet.
error-cancelled = Abgebrochen
error-move-illegal = Dieser Zug ist jetzt nicht möglich
error-move-notation = Das ist kein Zug
error-seat-turn = Diese Person ist nicht dran
error-deal-over = Die Runde ist vorbei
error-deal-running = Die Runde läuft noch
error-match-over = Die Partie ist vorbei
error-undo-nothing = Es gibt nichts zurückzunehmen
error-undo-off = An diesem Tisch ist Zurücknehmen ausgeschaltet
error-undo-late = { $bet ->
    [yes] Zu spät: Es wurde gewettet. Nur die Hausregel „Übung“ erlaubt es
   *[no] Zu spät: Seither wurden Karten gezeigt. Nur die Hausregel „Übung“ erlaubt es
}
error-game-unknown = Dieses Talon kennt das Spiel nicht
error-game-away = { $offline ->
    [yes] Dieses Spiel ist noch nicht auf diesem Gerät: Geh online und versuch es noch einmal
   *[no] Dieses Spiel ist noch nicht auf diesem Gerät und ließ sich nicht laden: Versuch es noch einmal
}
error-seats-count = Dieses Spiel ist für eine andere Zahl von Mitspielenden
error-option-unknown = Dieses Talon kennt eine der Hausregeln nicht
error-option-value = Eine der Hausregeln hat einen Wert, den sie nicht haben kann
error-deck-invalid = Diese Karten sind kein vollständiges Kartenspiel
error-level-unknown = Dieses Talon kennt diese Stärke nicht
error-temperament-unknown = Dieses Talon kennt dieses Temperament nicht
error-record-broken = Diese Partie ist nicht lesbar
error-record-newer = Diese Partie stammt von einem neueren Talon (Version { $number })
error-record-unknown = Die Regeln haben den Faden verloren: Versuch das noch einmal
error-record-mismatch = Diese Partie widerspricht ihrer eigenen Aufzeichnung
