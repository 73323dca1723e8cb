## Warum ein Zug besser ist als ein anderer: ein Satz mit höchstens 30 Wörtern, über Karten, nie über jemanden.
## $best und $other sind die beiden Züge, $group die Karten eines Werts auf der Hand, $cards die Karten, um die es geht.

reason-goes-out = { $best } ist die ganze Hand: Damit endet die Partie, und zwar mit einem Sieg.
reason-goes-out-early = { $other } beendet die Partie sofort, und diese Punkte reichen nicht zum Sieg.
reason-splits = { $other } reißt { $group } auseinander, und der Rest ist allein schwächer. { $best } reißt nichts auseinander.
reason-nearly-out = Nach { $best } ist der Rest der Hand ein einziger Satz, der im nächsten Zug gelegt werden kann.
reason-snatches = { $best } luxxt { $cards } ab, { $other } nichts.
reason-spends-joker = { $other } verbraucht einen Joker, der später einen Satz größer macht. { $best } spart ihn auf.
reason-joker-late =
    { $count ->
        [one] Eine andere Hand hat nur noch eine Karte. Ein Joker auf der Hand kostet am Ende einen Punkt; mit { $best } ist er weg.
       *[other] Eine andere Hand hat nur noch { $count } Karten. Ein Joker auf der Hand kostet am Ende einen Punkt; mit { $best } ist er weg.
    }
reason-threatened = In { $other_risk } von 100 möglichen Verteilungen kann { $other } sofort abgeluxxt werden, { $best } in { $best_risk }.
reason-lays-more-late =
    { $count ->
        [one] Eine andere Hand hat nur noch eine Karte. Karten auf der Hand kosten Punkte, und { $best } legt mehr davon.
       *[other] Eine andere Hand hat nur noch { $count } Karten. Karten auf der Hand kosten Punkte, und { $best } legt mehr davon.
    }
reason-lays-more = { $best } legt mehr Karten auf einmal als { $other }. Das bringt mehr Punkte, und weniger bleibt übrig.
reason-weak-first = { $best } luxxt später wenig ab und kommt deshalb zuerst. { $other } ist auf der Hand mehr wert.
reason-joins = { $group } auf der Hand und { $cards } ergeben zusammen einen größeren Satz.
reason-denies = Wer { $cards } überlässt, gibt vielleicht gleich alles zurück. Wer nimmt, kann alles selbst noch einmal legen.
reason-take-late =
    { $count ->
        [one] Eine andere Hand hat nur noch eine Karte. Was man jetzt nimmt, kann am Ende auf der Hand Punkte kosten.
       *[other] Eine andere Hand hat nur noch { $count } Karten. Was man jetzt nimmt, kann am Ende auf der Hand Punkte kosten.
    }
reason-leave-loose = Auf der Hand passt nichts zu { $cards }: Genommen ist das nur ein Satz mehr, der wegmuss.
reason-kept-whole = Zurückgenommen lassen sich { $cards } wieder als ein Satz legen. Nachgezogene Karten passen selten zusammen.
reason-joker-offered = Im Vorrat liegt ein Joker, der zu jedem Satz passt. Wer ablegt, kann ihn ziehen.
reason-row-joins = Wer ablegt, kann { $cards } aus dem Vorrat ziehen. Zusammen mit { $group } auf der Hand ist das ein größerer Satz.
reason-discard-loose = Auf der Hand passt nichts zu { $cards }. Nachgezogene Karten passen vielleicht besser.
reason-joker-drawn = Ein Joker passt zu jedem Satz, sonst nichts im Vorrat.
reason-higher = { $best } ist höher als { $other }: Damit luxxt man später mehr ab und wird seltener abgeluxxt.
reason-pile = Keine Karte im Vorrat passt zu dieser Hand. Auf dem Nachziehstapel liegt vielleicht eine bessere.
reason-draw-late =
    { $count ->
        [one] Eine andere Hand hat nur noch eine Karte. Eine jetzt gezogene Karte kostet wahrscheinlich einen Punkt.
       *[other] Eine andere Hand hat nur noch { $count } Karten. Eine jetzt gezogene Karte kostet wahrscheinlich einen Punkt.
    }
reason-better = { $best } gewinnt in { $best_wins } von 100 möglichen Verteilungen, { $other } in { $other_wins }.
reason-better-choice = Die bessere Wahl gewinnt in { $best_wins } von 100 möglichen Verteilungen, die andere in { $other_wins }.
