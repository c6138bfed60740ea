### Several phones at one table.

## At the host's table

phones = Handys an diesem Tisch
phones-help = Alle Handys müssen im selben Netz sein oder im Hotspot von einem von ihnen. Nichts geht übers Internet. Dieses Handy gibt und kennt deshalb alle Karten; es zeigt sie niemandem. Die anderen spielen nur, solange sein Tisch offen ist.
phones-here = ist da
phones-invited = noch nicht da
phones-away = { $n ->
    [0] nicht erreichbar
    [1] seit 1 Minute nicht erreichbar
   *[other] seit { $n } Minuten nicht erreichbar
}
phones-invite = Einladen
phones-beside = Auch am Handy von { $name }
phones-is-beside = am Handy von { $name }
phones-apart = An ein anderes Handy
phones-handover = Tisch übergeben
handover-host = Den Tisch an { $name } übergeben?
    .text = Dann gibt nicht mehr dieses Handy, sondern das von { $name }: Es kennt von da an alle Karten, und wer dort die Seite auseinandernimmt, könnte herausfinden, was alle haben. Alle anderen werden gefragt, ob sie einverstanden sind. Wenn ja, setzen sich alle, auch du, mit einem Code an jenes Handy; bis es bestätigt, dass die Partie dort gespeichert ist, behält dieses Handy den Tisch.
    .yes = Die anderen fragen
handover-asking = Die anderen werden gefragt.
phones-making = Der Code entsteht …
phones-code-label = Der Code als QR-Code
phones-link-text = Der Link als Text
phones-step-offer = 1. { $name } richtet die Handykamera auf diesen Code oder bekommt den Link geschickt.
phones-step-answer = 2. Danach zeigt auch das andere Handy einen Code: Scanne ihn oder füge ihn hier ein.
phones-answer = Der Code des anderen Handys
phones-take = Verbinden
phones-joined = { $name } ist am Tisch.
phones-lost = { $name } ist nicht erreichbar.
phones-copied = Link kopiert
phones-copy-link = Link kopieren
phones-dealt = Alle sind da: neu gegeben, von euch allen.
phones-without = Gegeben ohne { $names }: Von dort kam keine Antwort.
phones-check = Das Geben prüfen
phones-seal-open = { $text } Prüfen lässt sich nur, was zu Ende gespielt ist.
phones-seal-all = Von euch allen gegeben: geprüft
    .text = Vor jedem Geben hat jedes Handy eigene Zufallszahlen beigesteuert, versiegelt, bevor es die der anderen kannte. Dieses Handy hat damit noch einmal gemischt: Es kamen genau diese Karten heraus, ausgesucht hat sie also niemand.
phones-seal-some = Nicht jedes Mal von euch allen gegeben
    .text = Ein Handy fehlte oder wurde zweimal gefragt: { $deals }. Was dieses Handy sonst prüfen konnte, stimmt.
phones-seal-wrong = Die Prüfung der Karten ist fehlgeschlagen
    .text = Diese Karten folgen nicht aus den Zahlen der Handys: { $deals }. Vielleicht hat sie jemand ausgesucht.

## At a guest's phone

join-help = Das Handy, das den Tisch aufgestellt hat, zeigt einen Code für dich: Scanne ihn oder füge ihn hier ein.
join-code = Der Code des Tisches
join-scan = Richte die Kamera auf den Code des Handys, das den Tisch aufgestellt hat
join-answer = Lass jetzt das Handy, das dich eingeladen hat, diesen Code scannen, oder schick den Link dorthin
join-wait = Sobald er dort angenommen ist, öffnet sich der Tisch. Lass diese Seite bis dahin offen.
join-back = Zurück zum Tisch
answer = An einen Tisch setzen
answer-passed = Der Code ist an den Tab mit dem Tisch weitergegeben: Geh dorthin zurück.
answer-lost = Dieser Browser gibt nichts von Tab zu Tab weiter. Kopiere die Adresse dieser Seite und füge sie am Tisch ein.
guest-seats = Jetzt an diesem Handy: { $names }.
guest-lost = Das andere Handy ist nicht erreichbar. Die Partie geht weiter, sobald es wieder da ist; sonst lass dir dort einen neuen Code zeigen.
guest-ended = Auf dem Handy, das gibt, wurde diese Partie gelöscht.
guest-without = Diesmal wurde ohne dieses Handy gegeben: Es hat sich nicht rechtzeitig gemeldet.
guest-kept = Die Partie ist bei deinen gespeicherten Partien.
guest-later = Wenn die Partie vorbei ist, kannst du auf alles zurückblicken.
handover-ask = Soll { $name } den Tisch bekommen?
    .text = Das Handy, das gibt, will den Tisch übergeben. Dann gibt das Handy von { $name }: Es kennt von da an alle Karten, und wer dort die Seite auseinandernimmt, könnte herausfinden, was du hast. Nur wenn alle einverstanden sind, geht der Tisch dorthin; ihr setzt euch dann mit einem Code an jenes Handy.
handover-mine = Übernimmst du den Tisch?
    .text = Das Handy, das gibt, will den Tisch an dieses übergeben. Dann gibt dieses Handy und kennt alle Karten; es zeigt sie niemandem, und die anderen spielen nur, solange sein Tisch offen ist. Nur wenn alle einverstanden sind, kommt der Tisch hierher; die anderen setzen sich dann mit einem Code an dieses Handy.
handover-yes = Einverstanden
handover-no = Nein
handover-refused = Der Tisch bleibt, wo er ist: Nicht alle sind einverstanden.
handover-withdrawn = Der Tisch bleibt hier.
handover-lost = Der Tisch bleibt, wo er ist: Die Partie ist am anderen Handy nicht angekommen.
handover-gone = { $name } hat jetzt den Tisch: Scannt den Code an jenem Handy.
handover-here = Dieses Handy hat jetzt den Tisch. Lass die anderen seine Codes scannen.
handover-unsure = Die Verbindung ist abgebrochen. Hat das andere Handy den Tisch noch, geht es dort weiter; sonst ist die Partie hier bei deinen gespeicherten Partien.
handover-doubt = Ist der Tisch noch beim anderen Handy?
    .text = Die Verbindung ist während der Übergabe abgebrochen, deshalb weiß dieses Handy es nicht. Ist der Tisch noch dort, setzt euch wieder dazu: Öffnest du ihn auch hier, geht dieselbe Partie an zwei Tischen weiter. Öffne ihn hier nur, wenn er dort nicht mehr ist.
    .yes = Hier öffnen

## A table in the middle

middle = Ein Tisch in der Mitte
middle-help = Ein Tablet oder ein Laptop, auf dem alle den Tisch sehen. Karten hat dieser Tisch keine.
middle-add = Hinzufügen
middle-remove = Entfernen
middle-step-offer = 1. Richte die Kamera des Tablets oder Laptops auf diesen Code oder schick den Link dorthin.
middle-step-answer = 2. Danach zeigt auch dieses Gerät einen Code: Scanne ihn oder füge ihn hier ein.
middle-joined = Der Tisch in der Mitte ist da.
middle-lost = Der Tisch in der Mitte ist nicht erreichbar.
middle-whole = Den Tisch auch hier zeigen
middle-join = { $name }, scanne diesen Code, um mitzuspielen.
middle-later = Dieser Tisch speichert nichts: Einen Rückblick gibt es auf den Handys.
middle-dismissed = Das Handy, das gibt, hat diesen Tisch entfernt.

## The camera

scan = Scannen
scan-end = Kamera aus
scan-view = Was die Kamera sieht

## What can go wrong

error-phones-damaged = Das ist kein ganzer Code: Unterwegs ging etwas verloren oder wurde verändert. Kopiere ihn noch einmal.
error-phones-version = Dieser Code stammt von einer anderen Talon-Version. Lade beide Seiten neu und versuch es noch einmal.
error-phones-kind = Das ist der andere Code: Ein Handy zeigt die Einladung, das andere die Antwort.
error-phones-other = Dieser Code beantwortet eine andere Einladung. Zeig die jetzige noch einmal.
error-phones-gone = Diese Einladung gilt nicht mehr. Mach eine neue.
error-phones-taken = Diese Einladung ist schon beantwortet.
error-phones-unsupported = Dieser Browser kann sich nicht mit anderen Handys verbinden.
error-phones-network = Dieses Handy ist in keinem Netz. Verbinde es mit einem oder schalte seinen Hotspot ein und versuch es noch einmal.
error-phones-unreachable = Die Handys erreichen einander nicht. Sind beide im selben Netz? Manche Netze trennen ihre Gäste: Nimm dann den Hotspot eines der Handys.
error-phones-lost = Die Verbindung ist abgerissen.
error-phones-failed = Die Verbindung kam nicht zustande. Versuch es mit einem neuen Code.
error-phones-large = Das andere Handy hat zu viel geschickt und wurde getrennt.
error-phones-message = Das andere Handy hat geschickt, was kein Talon schickt, und wurde getrennt.
error-phones-late = Jemand war schneller: Schau noch einmal.
error-phones-rate = Zu viele Nachrichten auf einmal: Warte einen Moment.
error-phones-paused = Der Tisch auf dem anderen Handy ist gerade zu.
error-phones-host = Das kann nur das Handy, das den Tisch aufgestellt hat.
error-phones-nowhere = Dieses Handy ist an keinen Tisch eingeladen. Lass dir einen Code zeigen.
error-phones-away = Das andere Handy ist nicht erreichbar.
error-scan-refused = Diese Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers oder füge den Code ein.
error-scan-none = Hier gibt es keine Kamera, die diese Seite benutzen kann. Füge stattdessen den Code ein.
error-scan-busy = Die Kamera startet nicht: Vielleicht benutzt sie gerade eine andere App. Versuch es noch einmal oder füge den Code ein.
error-scan-away = Der Scanner ist noch nicht geladen, und gerade gibt es kein Netz dafür. Füge stattdessen den Code ein.
error-scan-foreign = Das ist kein Code für einen Tisch. Richte die Kamera auf den des anderen Handys.
error-phones-early = Die Partie ist noch nicht vorbei.
error-phones-record = Das andere Handy hat die Partie nicht so geschickt, wie sie gespielt wurde; sie ist nicht gespeichert.
