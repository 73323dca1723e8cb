## Warum etwas nicht geht.

error-unknown = Das hat nicht geklappt.

error-unknown-edition = Diese Spielweise gibt es nicht.
error-edition-changed = Diese Regeln gehören nicht zu dieser Spielweise. Wähl „Eigene Regeln“.
error-edition-not-text = Das ist keine Spielweise.
error-edition-not-json = Diese Regeln sind nicht lesbar.
error-unknown-option = Diese Regel gibt es nicht.
error-option-not-bool = Diese Regel ist entweder an oder aus.
error-option-not-number = Hier gehört eine ganze Zahl hin.
error-option-out-of-range = Hier geht nur eine Zahl von { $lowest } bis { $highest }.
error-ghost-needs-jokers = Der Geisterspieler braucht mindestens { $needed ->
    [one] { $needed } Joker
   *[other] { $needed } Joker
}.
error-ghost-needs-hand = Mit dem Geisterspieler hat jede Hand mindestens { $needed ->
    [one] { $needed } Karte
   *[other] { $needed } Karten
}.
error-deck-too-small = Für { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
} reichen die Karten nicht.
error-seats-not-number = Wähl aus, wie viele mitspielen.
error-seat-name-not-text = Das ist kein Name.
error-seats-out-of-range = Diese Spielweise ist für { $lowest } bis { $highest } Personen.
error-seats-exactly = Diese Spielweise ist für genau { $needed ->
    [one] { $needed } Person
   *[other] { $needed } Personen
}.
error-starter-out-of-range = Auf diesem Platz kann niemand anfangen.
error-no-such-seat = Diesen Platz gibt es nicht.
error-bad-seed = Der Startwert ist eine ganze Zahl ab 0.

error-unreadable-move = Dieser Zug ist nicht lesbar: { $move }
error-not-a-set = Das ist kein Satz. Leg gleiche Karten, mit oder ohne Joker.
error-set-not-in-order = In einem Satz stehen die Joker hinten.
error-too-many-cards = So viele gleiche Karten gibt es nicht.
error-wrong-seat = Du bist gerade nicht dran.
error-wrong-phase = Das geht jetzt nicht. { $phase ->
    [play] Leg einen Satz.
    [ghost] Wähl einen Satz des Geisterspielers.
    [take] Nimm die Karten oder überlass sie.
    [answer] Nimm die Karten zurück oder leg sie ab.
    [draw] Zieh aus dem Vorrat oder vom Nachziehstapel.
   *[consolation] Zieh aus dem Vorrat oder vom Nachziehstapel, oder pass.
}
error-game-over = Die Partie ist zu Ende.
error-cards-not-held = Diese Karten hast du nicht.
error-pile-empty = Der Nachziehstapel ist leer. Zieh aus dem Vorrat.
error-not-in-row = Das liegt nicht im Vorrat.
error-ghost-set-safe = Diesen Satz kannst du dem Geisterspieler nicht abluxxen.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.

error-table-match-terms = Wähl eine Anzahl Partien oder ein Punkteziel, nicht beides.
error-table-bad-setting = { $setting ->
    [rounds] Alle können { $lowest }- bis { $highest }-mal anfangen.
    [target] Das Punkteziel liegt zwischen { $lowest } und { $highest }.
    [starter] Auf diesem Platz kann niemand anfangen.
   *[clock] Diese Bedenkzeit ist zu kurz oder zu lang.
}
error-table-not-open = Das geht nur, bevor die ersten Karten verteilt sind.
error-table-not-running = Hier läuft keine Partie.
error-table-game-running = Die Partie ist noch nicht zu Ende.
error-table-no-next = Es gibt keine weitere Partie. Spielt eine Revanche!
error-table-match-running = Das Match ist noch nicht zu Ende. Spielt die nächste Partie!
error-table-already-agreed = Du hast schon zugesagt. Gegeben wird, sobald die anderen zusagen.
error-table-no-offer = Niemand hat um eine weitere Partie gebeten.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-not-host = Das darf nur, wer den Tisch leitet.
error-table-not-seated = Setz dich erst an den Tisch.
error-table-no-such-seat = Diesen Platz gibt es nicht.
error-table-seat-taken = Dieser Platz ist besetzt.
error-table-seat-empty = Da sitzt niemand.
error-table-not-yours-to-swap = Du kannst nur mit einem Bot tauschen. Alles andere macht, wer den Tisch leitet.
error-table-removed = Du musstest diesen Tisch verlassen und kannst nicht zurück.
error-table-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähl einen anderen Namen, zum Beispiel { $suggestion }.
error-table-name-of-bot = So heißt ein Bot: { $name }. Wähl einen anderen Namen, zum Beispiel { $suggestion }.
error-table-seats-missing = { $seated ->
    [one] Nötig sind { $least } Personen. Bisher ist nur eine da.
   *[other] Nötig sind { $least } Personen. Bisher sind nur { $seated } da.
}
error-table-too-many-people = { $people ->
    [one] Hier sitzt schon { $people } Person. Wähl mehr Plätze.
   *[other] Hier sitzen schon { $people } Personen. Wähl mehr Plätze.
}
error-table-unknown-level = Diesen Bot gibt es nicht.
error-table-stale-move = Die Partie ist schon weiter. Schau noch mal hin.
error-table-person-present = Diese Person ist da. Ein Bot kann nur für Abwesende spielen.
error-table-replaced = Hier spielt schon ein Bot.
error-table-no-hints = Tipps gibt es nur, wenn eine Person allein gegen Bots spielt.
error-table-hint-not-now = Einen Tipp gibt es nur, wenn du entscheiden musst.
error-table-daily = Das geht bei der Partie des Tages nicht.
error-table-daily-closed = Eine Partie des Tages sieht nur, wer sie spielt.
error-table-unknown-person = Diese Person sitzt nicht an diesem Tisch.
error-table-nothing-changes = Das ist schon so.
error-table-other-game = Das gehörte zu einer anderen Partie.
error-table-broken = Diese Partie lässt sich nach einem Update nicht fortsetzen. Eröffne bitte einen neuen Tisch.
error-table-not-replaced = Für dich spielt gar kein Bot.
error-table-unknown-phrase = Diesen Spruch gibt es nicht.
error-table-say-what = Wähl einen Spruch oder schreib etwas, aber nicht beides.
error-table-no-free-text = An diesem Tisch gibt es nur die fertigen Sprüche.
error-table-bad-text = { $most ->
    [one] Schreib 1 bis { $most } gewöhnliche Zeichen.
   *[other] Schreib 1 bis { $most } gewöhnliche Zeichen.
}
error-table-too-talkative = Nicht so schnell! Warte kurz.

error-server-too-fast = Zu schnell! Warte kurz und versuch es noch mal.
error-server-not-signed-in = Wähl erst einen Namen.
error-server-bad-name = { $most ->
    [one] Ein Name hat 1 bis { $most } gewöhnliche Zeichen.
   *[other] Ein Name hat 1 bis { $most } gewöhnliche Zeichen.
}
error-server-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
error-server-no-such-table = Diesen Tisch gibt es nicht.
error-server-no-such-code = Zu diesem Code gibt es keinen offenen Tisch.
error-server-no-such-game = Diese Partie gibt es nicht, oder sie läuft noch.
error-server-no-such-moment = Von dieser Stelle aus lässt sich die Partie nicht weiterspielen.
error-server-no-hint-now = Gerade ist kein Tipp möglich. Versuch es gleich noch einmal.
error-server-review-waiting = Du wartest noch auf die Analyse einer anderen Partie.
error-server-daily-closed = Das ist eine Partie des Tages. Zu sehen ist sie erst, wenn der Tag vorbei ist, um Mitternacht UTC.
error-server-no-daily = Für diesen Tag gibt es keine Partie.
error-server-not-alone = An diesem Tisch spielen auch andere.
error-server-no-such-bot = So einen Bot hast du nicht.
error-server-not-found = Hier ist nichts.
error-server-not-allowed = So geht das nicht.
error-server-too-large = Das ist zu viel auf einmal.
error-server-other-site = Anfragen von anderen Seiten werden abgelehnt.
error-server-bad-host = Unter diesem Namen ist der Server nicht erreichbar.
error-server-people-only = Bots können das nicht.
error-server-too-many = Davon hast du schon zu viele.
error-server-try-again = Jemand war schneller. Versuch es noch mal.
error-server-broken = Unser Fehler, tut uns leid. Es hat sich nichts geändert.
error-server-cannot-save = Der Server kann gerade nicht speichern. Dein Tisch bleibt erhalten, und die Partie geht von selbst weiter.
error-server-stopping = Der Server startet neu. Versuch es gleich noch mal.
error-server-banned = Du bist von dieser Seite ausgeschlossen. { $words }
error-server-maintenance = Während der Wartung können keine neuen Partien beginnen. { $words }
