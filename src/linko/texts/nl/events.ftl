## Wat er in een partij gebeurt, elk een regel van het verloop. docs/translating.md verklaart de variabelen.
## Afpakken en het antwoord daarop zijn één regel: event-took en event-left vervangen event-snatched.

event-you = Je
event-names = { $first } en { $last }

event-laid = { $name } legt { $cards } neer
event-snatched =
    { $whom ->
        [you] { $name } pakt { $cards } van je af
       *[other] { $name } pakt { $cards } af van { $victim }
    }
event-took =
    { $whom ->
        [you] { $name } pakt { $cards } van je af en neemt { $count ->
            [one] de kaart
           *[other] de kaarten
        }
       *[other] { $name } pakt { $cards } af van { $victim } en neemt { $count ->
            [one] de kaart
           *[other] de kaarten
        }
    }
event-left =
    { $whom ->
        [you] { $name } pakt { $cards } van je af en laat de keuze aan jou over
       *[other] { $name } pakt { $cards } af van { $victim } en laat de keuze aan { $victim } over
    }
event-picked-up = { $name } neemt { $cards } terug
event-discarded = { $name } legt { $cards } af

event-drew-from-row = { $name } trekt { $cards } uit de voorraad
event-drew-from-pile =
    { $count ->
        [one] { $name } trekt een kaart van de trekstapel
       *[other] { $name } trekt { $count } kaarten van de trekstapel
    }
event-drew-from-pile-seen = { $name } trekt { $cards } van de trekstapel
event-drew-from-both =
    { $count ->
        [one] { $name } trekt { $cards } uit de voorraad en een kaart van de trekstapel
       *[other] { $name } trekt { $cards } uit de voorraad en { $count } kaarten van de trekstapel
    }
event-drew-from-both-seen = { $name } trekt { $cards } uit de voorraad en { $pile } van de trekstapel

event-row-refilled = De voorraad wordt aangevuld met { $cards }

event-ghost-snatched = { $name } pakt { $cards } af van de spookspeler
event-ghost-received = De spookspeler krijgt { $cards }
event-bundled = { $cards } komt in een groep in de voorraad

event-passed = { $name } past
event-turn-began =
    { $who ->
        [you] Beurt { $number }: jij
       *[other] Beurt { $number }: { $name }
    }
event-game-ended =
    { $count ->
        [one] { $name } wint de partij.
       *[other] Gedeelde overwinning: { $name }.
    }

event-started = De kaarten zijn gedeeld. { $name } begint.
event-stood-in =
    { $who ->
        [you] Een bot speelt nu voor jou.
       *[other] Een bot speelt nu voor { $name }.
    }
event-returned =
    { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } speelt weer zelf.
    }
