## Waarom iets niet kan.

error-unknown = Dat is niet gelukt.

error-unknown-edition = Deze spelvariant bestaat niet.
error-edition-changed = Deze regels horen niet bij die spelvariant. Kies “Eigen regels”.
error-edition-not-text = Dat is geen spelvariant.
error-edition-not-json = Deze regels zijn niet te lezen.
error-unknown-option = Deze regel bestaat niet.
error-option-not-bool = Deze regel staat aan of uit.
error-option-not-number = Vul een heel getal in.
error-option-out-of-range = Hier kan alleen een getal van { $lowest } tot en met { $highest }.
error-ghost-needs-jokers = De spookspeler heeft minstens { $needed ->
    [one] { $needed } joker
   *[other] { $needed } jokers
} nodig.
error-ghost-needs-hand = Met de spookspeler heeft iedereen minstens { $needed ->
    [one] { $needed } kaart
   *[other] { $needed } kaarten
} in de hand.
error-deck-too-small = Er zijn niet genoeg kaarten voor { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}.
error-seats-not-number = Kies met hoeveel jullie spelen.
error-seat-name-not-text = Dat is geen naam.
error-seats-out-of-range = Deze spelvariant is voor { $lowest } tot { $highest } spelers.
error-seats-exactly = Deze spelvariant is voor precies { $needed ->
    [one] { $needed } speler
   *[other] { $needed } spelers
}.
error-starter-out-of-range = Vanaf die plaats kan niemand beginnen.
error-no-such-seat = Die plaats bestaat niet.
error-bad-seed = De startwaarde is een heel getal vanaf 0.

error-unreadable-move = Deze zet is niet te lezen: { $move }
error-not-a-set = Dat is geen set. Leg gelijke kaarten neer, met of zonder jokers.
error-set-not-in-order = In een set staan de jokers achteraan.
error-too-many-cards = Zoveel gelijke kaarten zijn er niet.
error-wrong-seat = Het is nu niet aan jou.
error-wrong-phase = Dat kan nu niet. { $phase ->
    [play] Leg een set neer.
    [ghost] Kies een set van de spookspeler.
    [take] Neem de kaarten of laat ze over.
    [answer] Neem de kaarten terug of leg ze af.
    [draw] Trek een kaart uit de voorraad of van de trekstapel.
   *[consolation] Trek een kaart uit de voorraad of van de trekstapel, of pas.
}
error-game-over = De partij is afgelopen.
error-cards-not-held = Die kaarten heb je niet.
error-pile-empty = De trekstapel is leeg. Trek een kaart uit de voorraad.
error-not-in-row = Dat ligt niet in de voorraad.
error-ghost-set-safe = Met jouw set kun je die set niet van de spookspeler afpakken.
error-nothing-to-take-back = Er valt niets terug te nemen.

error-table-match-terms = Kies een vast aantal partijen of een puntendoel, niet allebei.
error-table-bad-setting = { $setting ->
    [rounds] Iedereen kan { $lowest } tot { $highest } keer beginnen.
    [target] Het puntendoel ligt tussen { $lowest } en { $highest }.
    [starter] Vanaf die plaats kan niemand beginnen.
   *[clock] Deze bedenktijd is te kort of te lang.
}
error-table-not-open = Dat kan alleen voordat de eerste kaarten gedeeld zijn.
error-table-not-running = Er is hier geen partij bezig.
error-table-game-running = De partij is nog niet afgelopen.
error-table-no-next = Er is geen volgende partij. Speel een revanche!
error-table-match-running = De reeks is nog niet afgelopen. Speel de volgende partij!
error-table-already-agreed = Je hebt al ja gezegd. Er wordt gedeeld zodra de anderen ook willen.
error-table-no-offer = Niemand heeft om nog een partij gevraagd.
error-table-closed = Deze tafel is gesloten.
error-table-not-host = Dat mag alleen wie de tafel leidt.
error-table-not-seated = Ga eerst aan tafel zitten.
error-table-no-such-seat = Die plaats bestaat niet.
error-table-seat-taken = Die plaats is bezet.
error-table-seat-empty = Daar zit niemand.
error-table-not-yours-to-swap = Je kunt alleen met een bot wisselen. De rest doet wie de tafel leidt.
error-table-removed = Je bent van deze tafel gestuurd en kunt niet terug.
error-table-name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam, bijvoorbeeld { $suggestion }.
error-table-name-of-bot = Er is een bot die { $name } heet. Kies een andere naam, bijvoorbeeld { $suggestion }.
error-table-seats-missing = { $seated ->
    [one] Er zijn { $least } spelers nodig. Er is er nog maar één.
   *[other] Er zijn { $least } spelers nodig. Er zijn er nog maar { $seated }.
}
error-table-too-many-people = { $people ->
    [one] Er zit hier al { $people } persoon. Kies meer plaatsen.
   *[other] Er zitten hier al { $people } mensen. Kies meer plaatsen.
}
error-table-unknown-level = Deze bot bestaat niet.
error-table-stale-move = De partij is al verder. Kijk nog eens.
error-table-person-present = Deze speler is aanwezig. Een bot kan alleen spelen voor wie weg is.
error-table-replaced = Op deze plaats speelt al een bot.
error-table-no-hints = Hints zijn er alleen als één persoon tegen bots speelt.
error-table-hint-not-now = Een hint krijg je alleen als jij moet beslissen.
error-table-daily = Dat kan niet in de partij van de dag.
error-table-daily-closed = Een partij van de dag is alleen te zien voor wie hem speelt.
error-table-unknown-person = Zo iemand zit niet aan deze tafel.
error-table-nothing-changes = Dat is al zo.
error-table-other-game = Dat hoorde bij een andere partij.
error-table-broken = Deze partij kan na een update niet verder. Open een nieuwe tafel.
error-table-not-replaced = Er speelt geen bot voor je.
error-table-unknown-phrase = Dit zinnetje bestaat niet.
error-table-say-what = Kies een zinnetje of schrijf iets, niet allebei.
error-table-no-free-text = Aan deze tafel kun je alleen vaste zinnetjes gebruiken.
error-table-bad-text = { $most ->
    [one] Schrijf 1 tot { $most } gewoon teken.
   *[other] Schrijf 1 tot { $most } gewone tekens.
}
error-table-too-talkative = Niet zo snel! Wacht even.

error-server-too-fast = Te snel! Wacht even en probeer het nog eens.
error-server-not-signed-in = Kies eerst een naam.
error-server-bad-name = { $most ->
    [one] Een naam heeft 1 tot { $most } gewoon teken.
   *[other] Een naam heeft 1 tot { $most } gewone tekens.
}
error-server-bad-message = Dat begreep de server niet. Laad de pagina opnieuw.
error-server-no-such-table = Deze tafel bestaat niet.
error-server-no-such-code = Er is geen open tafel met deze code.
error-server-no-such-game = Deze partij bestaat niet of is nog bezig.
error-server-no-such-moment = Vanaf dat moment kun je de partij niet verder spelen.
error-server-no-hint-now = Er is nu geen hint mogelijk. Probeer het zo nog eens.
error-server-review-waiting = Je wacht nog op de analyse van een andere partij.
error-server-daily-closed = Dit is een partij van de dag. Die is te zien zodra de dag voorbij is, om middernacht UTC.
error-server-no-daily = Voor die dag is er geen partij.
error-server-not-alone = Aan deze tafel spelen ook anderen.
error-server-no-such-bot = Zo’n bot heb je niet.
error-server-not-found = Hier is niets.
error-server-not-allowed = Zo kan dat niet.
error-server-too-large = Dat is te veel in één keer.
error-server-other-site = Verzoeken van andere sites worden geweigerd.
error-server-bad-host = Onder die naam is de server niet te bereiken.
error-server-people-only = Bots kunnen dat niet.
error-server-too-many = Je hebt er al te veel.
error-server-try-again = Iemand was sneller. Probeer het nog eens.
error-server-broken = Onze fout, sorry. Er is niets veranderd.
error-server-cannot-save = De server kan nu even niets opslaan. Je tafel blijft bewaard en de partij gaat vanzelf verder.
error-server-stopping = De server start opnieuw op. Probeer het zo nog eens.
error-server-banned = Je bent van deze site verbannen. { $words }
error-server-maintenance = Tijdens het onderhoud kunnen er geen nieuwe partijen beginnen. { $words }
