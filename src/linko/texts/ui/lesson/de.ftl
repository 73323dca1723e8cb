## The interactive lesson. A coach says one sentence at a time: at most 60 letters.
## The learner plays against Ben. Rank numbers are those of the cards on the screen.

# Around every step.
lesson-title = Lektion
lesson-place = { $number } von { $count }
lesson-skip = Auslassen
lesson-close = Schließen
lesson-show = Zeig es mir
lesson-tap = tippen
lesson-choose = wählen
lesson-press = Klick darauf oder drück
lesson-rise = { $count ->
    [one] Sie hebt sich. Tipp dann auf „Legen“.
   *[other] Sie heben sich gemeinsam. Tipp dann auf „Legen“.
}
lesson-go-on = Tipp, und es geht weiter.

# After the last step.
lesson-finished = Du kennst das Spiel. Leg los!
lesson-bots = gegen drei leichte Bots
lesson-part-more = Weitere Regeln
lesson-part-tips = Tipps zum Ausprobieren
lesson-tried = ausprobiert
lesson-again = Noch einmal von vorn

# What was missing.
lesson-why-count = { $laid ->
    [one] Eine Karte luxxt
   *[other] { $laid } Karten luxxen
} nie { $top } Karten ab. Zähl noch mal die Ohren.
lesson-why-equal = { $laid } ist nicht höher als { $top }. Gleich hoch reicht nicht.
lesson-why-lower = { $laid } ist niedriger als { $top }. Nur eine höhere Zahl luxxt ab.

# The seven steps.
lesson-lay = Legen
lesson-lay-ask = Du bist dran: Tipp eine Karte an und leg sie.
lesson-lay-done = Jede gelegte Karte ist ein Punkt. Nun ist Ben dran.
lesson-copies = Mehrere auf einmal
lesson-copies-ask = Gleiche Zahlen gehören zusammen: Leg alle drei 4er.
lesson-copies-why = Das ginge auch, aber leg jetzt alle drei 4er.
lesson-copies-done = Ein Satz pro Zug, mit beliebig vielen gleichen Karten.
lesson-snatch = Abluxxen
lesson-snatch-ask = Luxx Ben das Paar ab: Leg zwei Karten mit höherer Zahl.
lesson-snatch-done = Gleich viele, höhere Zahl: Abluxxen ist Pflicht.
lesson-take = Nehmen oder überlassen
lesson-take-ask = Bens 5er müssen weg. Nimm sie oder überlass sie ihm.
lesson-take-done = Du kannst die 5er wieder legen. Ben zieht zwei neue.
lesson-take-done-leave = Ben nimmt sie zurück oder legt sie ab und zieht neue.
lesson-draw = Ziehen
lesson-draw-ask = Ben hat dein Paar genommen: Zieh zwei neue Karten.
lesson-draw-ask-2 = Noch eine: offen aus dem Vorrat oder verdeckt vom Stapel.
lesson-draw-done = Der Vorrat ist wieder voll. Sind alle Karten weg: Schluss.
lesson-jokers = Joker
lesson-jokers-ask = Ein Joker passt zu jeder Zahl: Luxx mit 8, 8 und Joker ab.
lesson-jokers-done = Joker allein sind am höchsten: Niemand luxxt sie ab.
lesson-end = Das Ende
lesson-end-ask = Deine letzten Karten: Leg sie alle, dann ist Schluss.
lesson-end-why = Eine Karte bliebe auf der Hand. Leg beide 9er.
lesson-end-done = Gelegte Karten minus Handkarten: du 5, Ben −3.

# More rules.
lesson-robbed = Wenn dir abgeluxxt wird
lesson-robbed-ask = Ben überlässt dir die 4er: zurücknehmen oder ablegen?
lesson-robbed-done = Du hast sie wieder auf der Hand und ziehst nichts.
lesson-robbed-done-discard = Abgelegt: Dafür ziehst du zwei neue Karten.
lesson-consolation = Trostkarte
lesson-consolation-ask = Nichts abgeluxxt? In manchen Spielweisen darfst du ziehen.
lesson-consolation-done = Immer nur eine Karte, und nur, wenn du nichts abluxxt.
lesson-consolation-done-pass = Du darfst passen: Handkarten kosten ja Punkte.
lesson-ghost = Der Geisterspieler
lesson-ghost-ask = Zu zweit mit Geisterspieler: Luxx ihm ein Paar ab.
lesson-ghost-done = Seine Karten nimmst du immer, und er wird aufgefüllt.
lesson-expert = Die Expertenregel
lesson-expert-ask = Mit dieser Regel luxxen 1er auch 13er ab: Leg beide 1er.
lesson-expert-done = Selbst Joker allein sind nun vor 1ern nicht mehr sicher.

# Tips.
lesson-decoy = Ein Köder
lesson-decoy-ask = Leg einen Köder: die schwache 2. Ben soll sie abluxxen.
lesson-decoy-ask-2 = Ben hat deine 2 genommen. Zieh dafür den Joker!
lesson-decoy-why = Zu gut für einen Köder. Leg die schwache 2.
lesson-decoy-done = Aus einer 2 wurde ein Joker. Ein guter Tausch!
lesson-many = Viele niedrige Karten
lesson-many-ask = Niedrig, aber viele: Leg alle vier 2er auf einmal.
lesson-many-why = Weniger sind leichte Beute. Leg alle vier 2er.
lesson-many-done = Wer hat schon vier gleiche? Diese 2er sind recht sicher.
lesson-stretch = Der Endspurt
lesson-stretch-ask = Ben hat nur noch eine Karte: Überlass ihm die 8er.
lesson-stretch-why = Bald ist Schluss: Handkarten kosten dann Punkte.
lesson-stretch-done = Ben behält oder tauscht sie, deine Hand bleibt klein.
