## Waarom de ene zet beter is dan de andere: één zin van hoogstens 30 woorden, over kaarten, nooit over iemand.
## $best en $other zijn de twee zetten, $group de kaarten van één waarde in de hand, $cards de kaarten waar het om gaat.

reason-goes-out = { $best } is de hele hand: daarmee eindigt de partij met winst.
reason-goes-out-early = { $other } beëindigt de partij meteen, en met deze punten win je niet.
reason-splits = { $other } breekt { $group } op, en wat achterblijft is alleen zwakker. { $best } breekt niets op.
reason-nearly-out = Na { $best } is de rest van de hand één set, die de volgende beurt weg kan.
reason-snatches = { $best } pakt { $cards } af. { $other } pakt niets af.
reason-spends-joker = { $other } kost een joker die later een set groter kan maken. { $best } spaart de joker.
reason-joker-late =
    { $count ->
        [one] Een andere hand heeft nog maar één kaart. Een joker in de hand kost aan het eind een punt; met { $best } is de joker weg.
       *[other] Een andere hand heeft nog maar { $count } kaarten. Een joker in de hand kost aan het eind een punt; met { $best } is de joker weg.
    }
reason-threatened = In { $other_risk } van de 100 mogelijke verdelingen kan iemand { $other } meteen afpakken, { $best } in { $best_risk }.
reason-lays-more-late =
    { $count ->
        [one] Een andere hand heeft nog maar één kaart. Kaarten in de hand kosten punten, en { $best } legt er meer neer.
       *[other] Een andere hand heeft nog maar { $count } kaarten. Kaarten in de hand kosten punten, en { $best } legt er meer neer.
    }
reason-lays-more = { $best } legt meer kaarten in één keer neer dan { $other }. Dat geeft meer punten en er blijft minder over.
reason-weak-first = { $best } kan later weinig afpakken en gaat dus eerst. { $other } is in de hand meer waard.
reason-joins = { $group } in de hand en { $cards } vormen samen een grotere set.
reason-denies = Wie { $cards } overlaat, geeft misschien meteen alles terug. Wie neemt, kan alles zelf nog eens neerleggen.
reason-take-late =
    { $count ->
        [one] Een andere hand heeft nog maar één kaart. Wat nu in de hand komt, kost aan het eind misschien punten.
       *[other] Een andere hand heeft nog maar { $count } kaarten. Wat nu in de hand komt, kost aan het eind misschien punten.
    }
reason-leave-loose = Niets in de hand past bij { $cards }: in de hand genomen is dat alleen een set meer om kwijt te raken.
reason-kept-whole = Terug in de hand kunnen { $cards } weer als één set worden neergelegd. Getrokken kaarten passen zelden bij elkaar.
reason-joker-offered = In de voorraad ligt een joker, die bij elke set past. Na het afleggen kun je hem trekken.
reason-row-joins = Na het afleggen kun je { $cards } uit de voorraad trekken: samen met { $group } in de hand een grotere set.
reason-discard-loose = Niets in de hand past bij { $cards }. Getrokken kaarten passen misschien beter.
reason-joker-drawn = Een joker past bij elke set. Verder geldt dat voor niets in de voorraad.
reason-higher = { $best } is hoger dan { $other }: later kun je er meer mee afpakken en wordt de kaart minder vaak afgepakt.
reason-pile = Geen kaart in de voorraad past bij deze hand. Op de trekstapel ligt misschien een betere.
reason-draw-late =
    { $count ->
        [one] Een andere hand heeft nog maar één kaart. Een kaart die je nu trekt, kost waarschijnlijk een punt.
       *[other] Een andere hand heeft nog maar { $count } kaarten. Een kaart die je nu trekt, kost waarschijnlijk een punt.
    }
reason-better = { $best } wint in { $best_wins } van de 100 mogelijke verdelingen, { $other } in { $other_wins }.
reason-better-choice = De betere keuze wint in { $best_wins } van de 100 mogelijke verdelingen, de andere in { $other_wins }.
