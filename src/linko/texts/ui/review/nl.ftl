# De analyse van een partij. De browser laadt deze teksten ermee. Waarom een beslissing iets heeft gekost, staat in review.ftl van de mappen.

title-review = Analyse · Linko
review-chance = Winkans
review-chance-turns = Winkans, beurt voor beurt
review-edge = lichte rand: hoe zeker de schatting is
review-decisions-of = beslissingen van
review-whose = Wiens beslissingen?
review-whose-about = Een analyse beoordeelt de beslissingen van één speler naar wat die kon weten.

review-look = Bekijk met de sterke bot
review-look-time = ongeveer 10 s
review-waiting = Wachten tot de sterke bot vrij is
review-running = De sterke bot bekijkt de partij
review-turn-of = beurt { $number } van { $count }
review-leave = Je kunt deze pagina verlaten: het gaat door.
review-stop = Stoppen
review-failed = De sterke bot is onderbroken. Wat hij heeft gevonden, blijft.
review-go-on = Doorgaan

review-worth = Nog een blik waard
review-difference =
    { $costly ->
        [one] Eén van de { $count } beslissingen heeft het grootste verschil gemaakt. Het getal: extra zeges in 100 partijen.
       *[other] { $costly } van de { $count } beslissingen hebben het grootste verschil gemaakt. Het getal: extra zeges in 100 partijen.
    }
review-difference-many =
    { $costly } van de { $count } beslissingen hebben iets gekost, deze drie het meest. Het getal: extra zeges in 100 partijen.
review-agree =
    { $who ->
        [you] { $count ->
            [0] Andere beslissingen waren er niet.
            [one] Over de andere zijn jij en de bot het (bijna) eens.
           *[other] Over de andere { $count } zijn jij en de bot het (bijna) eens.
        }
       *[other] { $count ->
            [0] Andere beslissingen waren er niet.
            [one] Over de andere zijn { $name } en de bot het (bijna) eens.
           *[other] Over de andere { $count } zijn { $name } en de bot het (bijna) eens.
        }
    }
review-agree-some =
    { $who ->
        [you] Over { $agreed } van de { $count } zijn jij en de bot het (bijna) eens.
       *[other] Over { $agreed } van de { $count } zijn { $name } en de bot het (bijna) eens.
    }
review-like-bot = { $agreed } van { $count } zoals de bot
review-more = +{ $wins }
review-more-in = +{ $wins } op 100
review-more-aloud =
    { $wins ->
        [one] één zege meer in 100 partijen
       *[other] { $wins } zeges meer in 100 partijen
    }
review-better = beter:
review-nothing = Niets op aan te merken.
review-nothing-about = De sterke bot heeft geen beslissing gevonden die een zege heeft gekost.

review-turn = Beurt { $number }
review-title = Beurt { $number }: { $did }
review-lay =
    { $who ->
        [you] je hebt { $cards } gelegd
       *[other] { $name } heeft { $cards } gelegd
    }
review-take =
    { $who ->
        [you] je hebt { $cards } in de hand genomen
       *[other] { $name } heeft { $cards } in de hand genomen
    }
review-leave-cards =
    { $who ->
        [you] je hebt { $cards } overgelaten
       *[other] { $name } heeft { $cards } overgelaten
    }
review-pickup =
    { $who ->
        [you] je hebt { $cards } teruggenomen
       *[other] { $name } heeft { $cards } teruggenomen
    }
review-discard =
    { $who ->
        [you] je hebt { $cards } afgelegd
       *[other] { $name } heeft { $cards } afgelegd
    }
review-row =
    { $who ->
        [you] je hebt { $cards } uit de voorraad getrokken
       *[other] { $name } heeft { $cards } uit de voorraad getrokken
    }
review-pile =
    { $who ->
        [you] je hebt van de trekstapel getrokken
       *[other] { $name } heeft van de trekstapel getrokken
    }
review-pass =
    { $who ->
        [you] je hebt gepast
       *[other] { $name } heeft gepast
    }
review-ghost =
    { $who ->
        [you] je hebt { $cards } van de spookspeler afgepakt
       *[other] { $name } heeft { $cards } van de spookspeler afgepakt
    }
review-word-lay = leggen
review-word-take = nemen
review-word-leave = overlaten
review-word-pickup = terugnemen
review-word-discard = afleggen
review-word-row = uit de voorraad
review-word-pile = van de trekstapel
review-word-pass = passen
review-word-ghost = van de spook­speler

review-bot = Sterke bot
review-percent = { $share }%
review-between = tussen { $low } en { $high }
review-range = { $low }–{ $high }
review-bot-label = sterke bot { $share }%
review-own-label =
    { $who ->
        [you] jij { $share }%
       *[other] { $name } { $share }%
    }
review-only = Enige keuze
review-same = De sterke bot had hetzelfde gedaan.
review-also = Ook goed: binnen de marge zijn ze even goed.
review-table = Bekijk het op tafel
review-try = Probeer het vanaf hier
review-decision = beslissing { $number } van { $count }
review-next = Volgende beslissing
review-previous = Vorige beslissing
review-none-yet = Zover is de sterke bot nog niet.

review-unknown =
    { $who ->
        [you] Wat je niet kon weten
       *[other] Wat { $name } niet kon weten
    }
review-held = { $name } had { $cards }
review-next-cards = Boven op de trekstapel: { $cards }
review-unknown-about = Niets hiervan telt: een beslissing wordt beoordeeld naar wat er te weten viel.

review-luck = Geluk en kunde
review-luck-about =
    { $who ->
        [you] Van { $seats } even sterke spelers wint ieder { $share } van de 100 partijen. Wat jou van daar naar de uitslag bracht:
       *[other] Van { $seats } even sterke spelers wint ieder { $share } van de 100 partijen. Wat { $name } van daar naar de uitslag bracht:
    }
review-luck-short =
    { $who ->
        [you] delen, trekken, jij, de anderen
       *[other] delen, trekken, { $name }, de anderen
    }
review-part-deal = Het delen
review-part-draws = Getrokken kaarten
review-part-own =
    { $who ->
        [you] Jouw beslissingen
       *[other] Beslissingen van { $name }
    }
review-part-others = Beslissingen van de anderen
review-luck-foot = De vergelijking is met één en dezelfde bot op alle plaatsen.
review-luck-later = Verschijnt zodra de hele partij is bekeken.

review-hills = De beslissingen van de partij
review-hills-table = Winkans vóór elke beslissing, in procenten
review-keys-decision = volgende / vorige beslissing
review-keys-costliest = de beslissingen die een blik waard zijn
review-keys-unknown = wat niet te weten was
review-keys-replay = terugkijken

## The way there, and a game that begins at one of its moments

review-switch = Terugkijken of analyse
replay-short = Terugkijken
review-ring-played = gespeeld
review-ring-better = sterke bot
play-on-here = Verder spelen
play-on-from-here = Vanaf hier verder spelen
play-on-about = Een nieuwe tafel, met bots op de andere plaatsen. De afgelopen partij blijft zoals die is.
play-on-same = Met de kaarten zoals ze lagen
play-on-same-about = alle handen en de trekstapel zoals in deze partij
play-on-dealt = Verborgen kaarten opnieuw delen
play-on-dealt-about = alleen wat vanaf deze plaats te zien was, blijft

## A hint at a table against bots

hint-choice = De keuze van de sterke bot
hint-thinking = Een ogenblik: de sterke bot denkt na.
hint-equal = Elke andere keuze is ongeveer even goed, of er is er geen.
hint-record = Het verslag van de partij vermeldt waar je een hint hebt gevraagd.
