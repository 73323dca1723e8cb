## Die Regeln, für die Seite im Browser und fürs Terminal. Gezeigt wird, was zur Spielweise passt.
## Karten in $cards und Ähnlichem werden gezeichnet oder als 7-7-X geschrieben.

rules-goal-title = Worum es geht
rules-goal = Du legst Sätze vor dir aus und luxxt den anderen ihre Sätze ab. Am Ende ist jede Karte in deiner Auslage ein Pluspunkt und jede Karte auf deiner Hand ein Minuspunkt.

rules-setup-title = Vor der Partie
rules-deck = Gespielt wird mit je { $copies ->
        [one] einer Karte
       *[other] { $copies } Karten
    } der Werte 1 bis { $ranks } und { $jokers ->
        [0] ohne Joker
        [one] einem Joker
       *[other] { $jokers } Jokern
    }.
rules-deal = Alle bekommen { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    }. { $row ->
        [one] Die nächste Karte liegt
       *[other] Die nächsten { $row } Karten liegen
    } offen aus: Das ist der Vorrat. Der Rest ist der Nachziehstapel, verdeckt.
rules-deal-ghost = Beide bekommen zuerst je zwei Joker. Die übrigen Karten werden gemischt, und beide bekommen noch je { $dealt } dazu. { $row ->
        [one] Die nächste Karte liegt
       *[other] Die nächsten { $row } Karten liegen
    } offen aus: Das ist der Vorrat. Dann bekommt der Geisterspieler vom Nachziehstapel eine Karte nach der anderen, bis er { $ghost } zeigt.
rules-start = Wer beginnt, wird ausgelost, wenn ihr vor dem ersten Geben niemanden bestimmt.
rules-start-youngest = Laut Spielanleitung beginnt, wer am jüngsten ist.
rules-start-lynx = Laut Spielanleitung beginnt, wer zuletzt einen Luchs gesehen hat.

rules-turn-title = Dein Zug
rules-order = Gespielt wird im Uhrzeigersinn: Nach dir ist dran, wer links von dir sitzt.
rules-turn = Leg genau einen Satz von der Hand oben auf deine Auslage: eine oder mehrere Karten mit gleichem Wert. Du darfst Karten dieses Wertes zurückbehalten. Joker passen zu jedem Wert oder werden allein gelegt. Was du vorher gelegt hast, schränkt dich nicht ein.
rules-set-mixed = vier Karten vom Wert 6
rules-set-pair = zwei Karten vom Wert 12
rules-set-jokers = Joker allein: höher als jeder Wert
rules-jokers = Einen reinen Jokersatz kann niemand abluxxen, auch nicht mit Jokern.
rules-jokers-ones = Ein reiner Jokersatz lässt sich nur mit 1ern abluxxen.
rules-out = War das deine letzte Handkarte, ist die Partie sofort zu Ende. Dieser letzte Satz luxxt nichts ab.

rules-snatch-title = Abluxxen
rules-snatch = Dein Satz wird mit den obersten Karten der anderen verglichen, einmal reihum, links von dir beginnend. Sind es gleich viele Karten mit niedrigerem Wert, musst du sie abluxxen. Dann entscheidest du:
rules-take = Nimm die Karten auf die Hand. Wem sie abgeluxxt wurden, der zieht ebenso viele nach.
rules-leave = Überlass sie: Wem sie abgeluxxt wurden, der nimmt sie zurück auf die Hand und zieht nichts, oder er legt sie ab und zieht ebenso viele nach.
rules-below = Danach liegt der Satz darunter oben. Er ist für den Rest dieses Zuges sicher und greift nie an.
rules-consolation = In dieser Spielweise: Konntest du nichts abluxxen, darfst du am Ende deines Zuges eine Karte ziehen.
rules-ones = In dieser Spielweise: 1er luxxen auch { $ranks }er und reine Jokersätze ab, bei gleich vielen Karten. Alles Höhere luxxt weiterhin 1er ab.

rules-draw-title = Nachziehen
rules-draw = Zieh eine Karte nach der anderen: offen aus dem Vorrat oder verdeckt vom Nachziehstapel. Der Vorrat wird erst nach der letzten gezogenen Karte wieder auf { $row } aufgefüllt.
rules-draw-pile = Der Nachziehstapel wird nie aus abgelegten Karten neu gebildet. Ist er leer, geht es mit dem Vorrat weiter, der dann nicht mehr aufgefüllt wird.
rules-draw-short = Ist die letzte Karte aus Vorrat und Nachziehstapel gezogen, ist die Partie zu Ende, auch wenn noch weitere zu ziehen wären.

rules-ghost-title = Der Geisterspieler
rules-ghost = { $ghost ->
        [one] Die einzige Karte des Geisterspielers liegt
       *[other] Die { $ghost } Karten des Geisterspielers liegen
    } offen aus; alle seine Karten mit gleichem Wert sind ein Satz. Der Geisterspieler spielt nie, greift nie an und bekommt keine Punkte.
rules-ghost-snatch = Dein Satz wird zuerst mit den Sätzen des Geisterspielers verglichen, danach mit den obersten Karten deines Gegenübers. Hat der Geisterspieler einen Satz mit gleich vielen Karten und niedrigerem Wert, musst du ihm den abluxxen. Sind es mehrere, wählst du einen davon.
rules-ghost-take = Karten des Geisterspielers nimmst du immer auf die Hand. Er wird sofort vom Nachziehstapel auf { $ghost ->
        [one] eine Karte
       *[other] { $ghost } Karten
    } aufgefüllt.
rules-ghost-refuses = { $ranks }er und Joker nimmt der Geisterspieler nicht. Sie kommen auf die niedrigste einzelne Karte im Vorrat, und er bekommt die nächste Karte vom Nachziehstapel.
rules-ghost-bundle = Karten, die im Vorrat zusammenliegen, sind eine Kartengruppe. Du ziehst sie wie eine einzige Karte und nimmst alle auf die Hand.

rules-end-title = Das Ende
rules-end = Die Partie endet sofort, auch mitten im Zug,
rules-end-out = wenn jemand die letzte Handkarte gelegt hat oder
rules-end-supply = wenn Vorrat und Nachziehstapel leer sind.
rules-end-limit = Eine Partie, die gar nicht enden will, endet nach { $turns } Zügen und wird so gewertet, wie sie steht.
rules-score = Deine Punkte: die Anzahl der Karten in deiner Auslage minus die Anzahl deiner Handkarten. Die Werte spielen keine Rolle. Wer die meisten Punkte hat, gewinnt.
rules-tie-shared = Bei gleich vielen Punkten wird der Sieg geteilt.
rules-tie-fewest = Bei gleich vielen Punkten gewinnt, wer die wenigsten Handkarten hat. Sind auch das gleich viele, wird der Sieg geteilt.

rules-match-title = Mehrere Partien
rules-match = In einem Match werden die Punkte aller Partien zusammengezählt, und die höchste Summe gewinnt. Bei gleicher Summe wird der Sieg geteilt. Jede neue Partie beginnt, wer links von der Person sitzt, die zuletzt begonnen hat.
rules-match-length = Gespielt wird, bis alle gleich oft begonnen haben oder bis jemand die vereinbarte Summe hat: Üblich sind 50 Punkte.

## Das Abluxxen als Fragen und Antworten.

rules-chart-title = Luxxe ich diese Karten ab?
rules-chart-count = Sind es gleich viele Karten wie in meinem Satz?
rules-chart-value = Ist ihr Wert niedriger als der meines Satzes?
rules-chart-value-ones = Ist ihr Wert niedriger als der meines Satzes? Oder habe ich 1er gelegt, und sind dies { $ranks }er oder nur Joker?
rules-chart-yes = ja
rules-chart-no = nein
rules-chart-nothing = Es passiert nichts.
rules-chart-must = Du musst sie abluxxen. Nimmst du die Karten?
rules-chart-take = Sie kommen auf deine Hand. Wem sie gehörten, der zieht ebenso viele nach.
rules-chart-leave = Du überlässt sie dem abgeluxxten Spieler. Nimmt er sie zurück?
rules-chart-pick-up = Sie kommen zurück auf seine Hand. Niemand zieht.
rules-chart-discard = Sie werden abgelegt. Er zieht ebenso viele nach.
rules-chart-next = Dann wird der Vorrat aufgefüllt, und der nächste Vergleich folgt.

## Ein Zug zu viert: Ann, Ben, Cy und Dee.

rules-example-title = Ein Zug, Schritt für Schritt
rules-example-table = Ann, Ben, Cy und Dee sitzen in dieser Reihenfolge im Uhrzeigersinn. Ann ist am Zug.
rules-example-stack = { $cards } auf { $below }
rules-example-lay = Ann legt { $cards }.
rules-example-other = Bei Ben liegt oben { $cards }. Das ist eine andere Anzahl: Es passiert nichts.
rules-example-take = Bei Cy liegen oben { $cards }: zwei Karten mit niedrigerem Wert. Ann muss sie abluxxen und nimmt sie. Cy zieht zwei Karten, und der Vorrat wird aufgefüllt.
rules-example-leave = Bei Dee liegen oben { $cards }: zwei Karten mit niedrigerem Wert. Ann muss auch sie abluxxen, überlässt sie aber Dee. Dee nimmt sie zurück auf die Hand oder legt sie ab und zieht zwei Karten.
rules-example-safe = Bei Dee liegt jetzt { $cards } oben. Das ist sicher, bis Anns Zug vorbei ist.
rules-example-next = Danach legt Ben { $cards }. Bei Cy und Ann liegen oben je zwei Karten: Es passiert nichts. Aber bei Dee liegt { $below }, eine einzelne Karte mit niedrigerem Wert. Ben luxxt sie ab.

## Was man leicht vergisst.

rules-forget-title = Sieben Dinge, die man leicht vergisst
rules-forget-must = Abluxxen ist Pflicht. Du wählst nur, ob du die Karten nimmst oder überlässt.
rules-forget-equal = Gleicher Wert genügt nicht. Und die Anzahl der Karten muss gleich sein.
rules-forget-once = Geh einmal reihum, links von dir beginnend. Schließ jedes Abluxxen samt Nachziehen ab, bevor du weitergehst.
rules-forget-gone = Abgeluxxte Karten bleiben nie in der Auslage liegen, auch wenn du sie überlässt.
rules-forget-below = Der freigelegte Satz ist für den Rest des Zuges sicher und greift nie an.
rules-forget-refill = Der Vorrat wird erst nach der letzten gezogenen Karte aufgefüllt.
rules-forget-last = Der Satz, der deine Hand leert, beendet die Partie sofort. Er luxxt nichts ab.

## Tipps.

rules-tips-title = Tipps
rules-tip-snatch = Abluxxen lohnt sich meistens: Die anderen verlieren Punkte, und was du nimmst, kannst du wieder legen.
rules-tip-decoy = Leg einen Köder aus: Wird dir eine schwache einzelne Karte abgeluxxt, kannst du dir aus dem Vorrat eine bessere holen.
rules-tip-many = Sammle viele Karten eines niedrigen Werts. Die bekommt man leicht, und auf einmal gelegt sind sie schwer zu schlagen.
rules-tip-end = Auf der Zielgeraden: Achte darauf, wie viele Karten die anderen noch haben, und nimm keine mehr.
