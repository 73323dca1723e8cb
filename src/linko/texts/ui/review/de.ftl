# Die Analyse einer Partie. Der Browser lädt diese Texte mit ihr. Warum eine Entscheidung etwas gekostet hat, steht in review.ftl der Ordner.

title-review = Analyse · Linko
review-chance = Siegchance
review-chance-turns = Siegchance, Zug für Zug
review-edge = heller Rand: wie sicher die Schätzung ist
review-decisions-of = Entscheidungen von
review-whose = Wessen Entscheidungen?
review-whose-about = Eine Analyse beurteilt die Entscheidungen einer Person nach dem, was sie wissen konnte.

review-look = Mit dem starken Bot ansehen
review-look-time = etwa 10 s
review-waiting = Warten, bis der starke Bot frei ist
review-running = Der starke Bot sieht sich die Partie an
review-turn-of = Zug { $number } von { $count }
review-leave = Du kannst diese Seite verlassen: Es geht weiter.
review-stop = Anhalten
review-failed = Der starke Bot wurde unterbrochen. Was er gefunden hat, bleibt.
review-go-on = Weitermachen

review-worth = Noch einen Blick wert
review-difference =
    { $costly ->
        [one] Eine von { $count } Entscheidungen hat den größten Unterschied gemacht. Die Zahl: so viele Siege mehr in 100 Partien.
       *[other] { $costly } von { $count } Entscheidungen haben den größten Unterschied gemacht. Die Zahl: so viele Siege mehr in 100 Partien.
    }
review-difference-many =
    { $costly } von { $count } Entscheidungen haben etwas gekostet, diese drei am meisten. Die Zahl: so viele Siege mehr in 100 Partien.
review-agree =
    { $who ->
        [you] { $count ->
            [0] Andere Entscheidungen gab es nicht.
            [one] Bei der anderen bist du mit dem Bot (fast) einer Meinung.
           *[other] Bei den anderen { $count } bist du mit dem Bot (fast) einer Meinung.
        }
       *[other] { $count ->
            [0] Andere Entscheidungen gab es nicht.
            [one] Bei der anderen sind { $name } und der Bot (fast) einer Meinung.
           *[other] Bei den anderen { $count } sind { $name } und der Bot (fast) einer Meinung.
        }
    }
review-agree-some =
    { $who ->
        [you] Bei { $agreed } von { $count } bist du mit dem Bot (fast) einer Meinung.
       *[other] Bei { $agreed } von { $count } sind { $name } und der Bot (fast) einer Meinung.
    }
review-like-bot = { $agreed } von { $count } wie der Bot
review-more = +{ $wins }
review-more-in = +{ $wins } von 100
review-more-aloud =
    { $wins ->
        [one] ein Sieg mehr in 100 Partien
       *[other] { $wins } Siege mehr in 100 Partien
    }
review-better = besser:
review-nothing = Nichts auszusetzen.
review-nothing-about = Der starke Bot hat keine Entscheidung gefunden, die einen Sieg gekostet hat.

review-turn = Zug { $number }
review-title = Zug { $number }: { $did }
review-lay =
    { $who ->
        [you] Du hast { $cards } gelegt
       *[other] { $name } hat { $cards } gelegt
    }
review-take =
    { $who ->
        [you] Du hast { $cards } genommen
       *[other] { $name } hat { $cards } genommen
    }
review-leave-cards =
    { $who ->
        [you] Du hast { $cards } überlassen
       *[other] { $name } hat { $cards } überlassen
    }
review-pickup =
    { $who ->
        [you] Du hast { $cards } zurückgenommen
       *[other] { $name } hat { $cards } zurückgenommen
    }
review-discard =
    { $who ->
        [you] Du hast { $cards } abgelegt
       *[other] { $name } hat { $cards } abgelegt
    }
review-row =
    { $who ->
        [you] Du hast { $cards } aus dem Vorrat gezogen
       *[other] { $name } hat { $cards } aus dem Vorrat gezogen
    }
review-pile =
    { $who ->
        [you] Du hast vom Nachziehstapel gezogen
       *[other] { $name } hat vom Nachziehstapel gezogen
    }
review-pass =
    { $who ->
        [you] Du hast gepasst
       *[other] { $name } hat gepasst
    }
review-ghost =
    { $who ->
        [you] Du hast dem Geisterspieler { $cards } abgeluxxt
       *[other] { $name } hat dem Geisterspieler { $cards } abgeluxxt
    }
review-word-lay = legen
review-word-take = nehmen
review-word-leave = überlassen
review-word-pickup = zurücknehmen
review-word-discard = ablegen
review-word-row = aus dem Vorrat
review-word-pile = vom Nachzieh­stapel
review-word-pass = passen
review-word-ghost = vom Geister­spieler

review-bot = Starker Bot
review-percent = { $share } %
review-between = zwischen { $low } und { $high }
review-range = { $low }–{ $high }
review-bot-label = starker Bot { $share } %
review-own-label =
    { $who ->
        [you] du { $share } %
       *[other] { $name } { $share } %
    }
review-only = Einzige Möglichkeit
review-same = Der starke Bot hätte dasselbe getan.
review-also = Auch gut: Im Rahmen der Schätzung sind beide gleich gut.
review-table = Am Tisch ansehen
review-try = Von hier aus probieren
review-decision = Entscheidung { $number } von { $count }
review-next = Nächste Entscheidung
review-previous = Vorige Entscheidung
review-none-yet = So weit ist der starke Bot noch nicht.

review-unknown =
    { $who ->
        [you] Was du nicht wissen konntest
       *[other] Was { $name } nicht wissen konnte
    }
review-held = { $name } hatte { $cards }
review-next-cards = Als Nächstes im Nachziehstapel: { $cards }
review-unknown-about = Nichts davon zählt: Eine Entscheidung wird danach beurteilt, was man wissen konnte.

review-luck = Glück und Können
review-luck-about =
    { $who ->
        [you] Sind alle { $seats } gleich stark, gewinnen sie je { $share } von 100 Partien. Was dich von dort zum Ergebnis gebracht hat:
       *[other] Sind alle { $seats } gleich stark, gewinnen sie je { $share } von 100 Partien. Was { $name } von dort zum Ergebnis gebracht hat:
    }
review-luck-short =
    { $who ->
        [you] Austeilen, Ziehen, du, die anderen
       *[other] Austeilen, Ziehen, { $name }, die anderen
    }
review-part-deal = Das Austeilen
review-part-draws = Gezogene Karten
review-part-own =
    { $who ->
        [you] Deine Entscheidungen
       *[other] Entscheidungen von { $name }
    }
review-part-others = Entscheidungen der anderen
review-luck-foot = Verglichen wird mit ein und demselben Bot auf allen Plätzen.
review-luck-later = Erscheint, sobald die ganze Partie analysiert ist.

review-hills = Die Entscheidungen der Partie
review-hills-table = Siegchance vor jeder Entscheidung, in Prozent
review-keys-decision = nächste / vorige Entscheidung
review-keys-costliest = die Entscheidungen, die einen Blick wert sind
review-keys-unknown = was man nicht wissen konnte
review-keys-replay = Wiedergabe

## The way there, and a game that begins at one of its moments

review-switch = Wiedergabe oder Analyse
replay-short = Wiedergabe
review-ring-played = gespielt
review-ring-better = starker Bot
play-on-here = Weiterspielen
play-on-from-here = Von hier aus weiterspielen
play-on-about = Ein neuer Tisch mit Bots auf den anderen Plätzen. Die beendete Partie bleibt, wie sie ist.
play-on-same = Mit den Karten, wie sie lagen
play-on-same-about = alle Hände und der Nachziehstapel wie in dieser Partie
play-on-dealt = Verdeckte Karten neu austeilen
play-on-dealt-about = nur was von diesem Platz aus zu sehen war, bleibt

## A hint at a table against bots

hint-choice = Die Wahl des starken Bots
hint-thinking = Moment: Der starke Bot denkt nach.
hint-equal = Jede andere Wahl ist etwa gleich gut, oder es gibt keine.
hint-record = Die Aufzeichnung der Partie vermerkt, wo du dir einen Tipp geholt hast.
