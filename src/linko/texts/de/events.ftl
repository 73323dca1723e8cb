## Was in einer Partie passiert, je eine Zeile des Verlaufs. docs/translating.md erklärt die Variablen.
## Abluxxen und die Antwort darauf sind eine Zeile: event-took und event-left ersetzen event-snatched.

event-you = Du
event-names = { $first } und { $last }

event-laid =
    { $who ->
        [you] { $name } legst { $cards }
       *[other] { $name } legt { $cards }
    }
event-snatched =
    { $whom ->
        [you] { $name } luxxt dir { $cards } ab
       *[other] { $name } luxxt { $victim } { $cards } ab
    }
event-took =
    { $whom ->
        [you] { $name } luxxt dir { $cards } ab und nimmt { $count ->
            [one] die Karte
           *[other] die Karten
        }
       *[other] { $who ->
            [you] { $name } luxxt { $victim } { $cards } ab und nimmst { $count ->
                [one] die Karte
               *[other] die Karten
            }
           *[other] { $name } luxxt { $victim } { $cards } ab und nimmt { $count ->
                [one] die Karte
               *[other] die Karten
            }
        }
    }
event-left =
    { $whom ->
        [you] { $name } luxxt dir { $cards } ab und überlässt dir die Wahl
       *[other] { $name } luxxt { $victim } { $cards } ab und überlässt { $victim } die Wahl
    }
event-picked-up =
    { $who ->
        [you] { $name } nimmst { $cards } zurück
       *[other] { $name } nimmt { $cards } zurück
    }
event-discarded =
    { $who ->
        [you] { $name } legst { $cards } ab
       *[other] { $name } legt { $cards } ab
    }

event-drew-from-row =
    { $who ->
        [you] { $name } ziehst { $cards } aus dem Vorrat
       *[other] { $name } zieht { $cards } aus dem Vorrat
    }
event-drew-from-pile =
    { $count ->
        [one] { $name } zieht eine Karte vom Nachziehstapel
       *[other] { $name } zieht { $count } Karten vom Nachziehstapel
    }
event-drew-from-pile-seen =
    { $who ->
        [you] { $name } ziehst { $cards } vom Nachziehstapel
       *[other] { $name } zieht { $cards } vom Nachziehstapel
    }
event-drew-from-both =
    { $count ->
        [one] { $name } zieht { $cards } aus dem Vorrat und eine Karte vom Nachziehstapel
       *[other] { $name } zieht { $cards } aus dem Vorrat und { $count } Karten vom Nachziehstapel
    }
event-drew-from-both-seen =
    { $who ->
        [you] { $name } ziehst { $cards } aus dem Vorrat und { $pile } vom Nachziehstapel
       *[other] { $name } zieht { $cards } aus dem Vorrat und { $pile } vom Nachziehstapel
    }

event-row-refilled = Der Vorrat bekommt { $cards } dazu

event-ghost-snatched = { $name } luxxt dem Geisterspieler { $cards } ab
event-ghost-received = Der Geisterspieler bekommt { $cards }
event-bundled = { $cards } kommt im Vorrat in eine Kartengruppe

event-passed = { $name } passt
event-turn-began = Zug { $number }: { $name }
event-game-ended =
    { $count ->
        [one] { $who ->
            [you] { $name } gewinnst die Partie.
           *[other] { $name } gewinnt die Partie.
        }
       *[other] Geteilter Sieg: { $name }.
    }

event-started =
    { $who ->
        [you] Die Karten sind verteilt. { $name } fängst an.
       *[other] Die Karten sind verteilt. { $name } fängt an.
    }
event-stood-in =
    { $who ->
        [you] Ein Bot spielt jetzt für dich.
       *[other] Ein Bot spielt jetzt für { $name }.
    }
event-returned =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
