# Die Seite mit den gemessenen Zahlen zum Spiel.

title-facts = Das Spiel in Zahlen · Linko
facts-title = Das Spiel in Zahlen
facts-about = Aus { $games } Partien des starken Bots gegen sich selbst, { $each } für jede Spielweise und Spielerzahl. Die meisten Linien zeigen, wie sicher eine Zahl ist: In 19 von 20 Fällen liegt der wahre Wert auf der Linie.
facts-range = { $low } bis { $high }

facts-short = In Kürze
facts-short-length = Eine Partie dauert { $turns } Züge, { $each } für jede Person.
facts-short-winner = Wer gewinnt, hat { $points } Punkte, { $ahead } mehr als der zweite Platz.
facts-short-starter = Wer beginnt, gewinnt { $share } der Partien. Gleich verteilt wären es { $equal }.
facts-short-out = { $ended } der Partien enden, weil jemand die letzte Handkarte legt. Diese Person gewinnt { $won } davon.
facts-short-joker = Ein Joker mehr auf der Starthand: { $points } Punkte und { $wins } Siege in 100 Partien.
facts-short-snatches = In einer Partie werden { $sets } Sätze mit { $cards } Karten abgeluxxt; { $taken } davon werden genommen.

facts-length = Wie lange eine Partie dauert
facts-length-about = Züge aller zusammen. Die Hälfte der Partien liegt im dicken Balken, neun von zehn auf der Linie; der Punkt ist die Mitte.
facts-scores = Wie viele Punkte es gibt
facts-scores-about = Wie oft jede Punktzahl vorkommt. { $edition }.
facts-scores-label = Punkte, { $players }. Am häufigsten: bei allen { $all }, beim Sieg { $winner }.
facts-everybody = alle
facts-winner = wer gewinnt
facts-start = Lohnt es sich zu beginnen?
facts-start-about = Siege mehr oder weniger als bei gleicher Verteilung, in 100 Partien.
facts-first = spielt zuerst
facts-last = spielt zuletzt
facts-out = Gewinnt die letzte Karte?
facts-out-about = Wie oft in 100 Partien gewinnt, wer die letzte Handkarte legt. Rechts: der Anteil der Partien, die so enden.
facts-cards = Was eine Karte der Starthand wert ist
facts-cards-about = Punkte am Ende, verglichen mit einer durchschnittlichen Karte, in den Spielweisen ohne Geisterspieler. X ist der Joker.
facts-snatched = Welche Sätze abgeluxxt werden
facts-snatched-about = Wie viele von 100 solchen Sätzen abgeluxxt werden. { $edition }, { $players }. Ein Punkt: Es wurden zu wenige gelegt. X ist der Joker.
facts-set =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
facts-method = Wie gemessen wurde
facts-method-about = Auf allen Plätzen spielte derselbe Bot. Die Unterschiede kommen also vom Spiel und nicht von denen, die spielen. Ein geteilter Sieg zählt zu gleichen Teilen. Der Wert einer Karte ist aus den Starthänden aller Plätze geschätzt.
