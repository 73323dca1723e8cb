# Strona ze zmierzonymi liczbami o grze.

title-facts = Gra w liczbach · Linko
facts-title = Gra w liczbach
facts-about = Liczba gier silnego bota z samym sobą: { $games }, po { $each } na każdy tryb i liczbę graczy. Większość kresek pokazuje, jak pewna jest liczba: prawdziwa wartość leży na kresce w 19 przypadkach na 20.
facts-range = od { $low } do { $high }

facts-short = W skrócie
facts-short-length = Długość gry w turach: { $turns }, po { $each } na osobę.
facts-short-winner = Punkty zwycięzcy: { $points }. Przewaga nad drugim miejscem: { $ahead }.
facts-short-starter = Kto zaczyna, wygrywa { $share } gier. Równy udział to { $equal }.
facts-short-out = { $ended } gier kończy się, bo ktoś zagrywa ostatnią kartę z ręki. Ta osoba wygrywa { $won } z nich.
facts-short-joker = Jeden dżoker więcej na początkowej ręce: { $points } pkt, wygrane na 100 gier: { $wins }.
facts-short-snatches = Kradzieże w jednej grze: zestawy { $sets }, karty { $cards }. Wzięte na rękę: { $taken } zestawów.

facts-length = Jak długo trwa gra
facts-length-about = Tury wszystkich razem. Połowa gier mieści się w grubym pasku, dziewięć na dziesięć na kresce; kropka to środek.
facts-scores = Ile zdobywa się punktów
facts-scores-about = Jak często zdarza się każdy wynik. { $edition }.
facts-scores-label = Wyniki, { $players }. Najczęstsze: u wszystkich { $all }, u zwycięzcy { $winner }.
facts-everybody = wszyscy
facts-winner = zwycięzca
facts-start = Czy opłaca się zaczynać?
facts-start-about = Wygrane powyżej lub poniżej równego udziału, na 100 gier.
facts-first = zaczyna
facts-last = gra na końcu
facts-out = Czy ostatnia karta wygrywa?
facts-out-about = Ile razy na 100 gier wygrywa osoba, która zagrywa ostatnią kartę. Po prawej: odsetek gier, które tak się kończą.
facts-cards = Ile jest warta karta na początkowej ręce
facts-cards-about = Punkty na koniec w porównaniu z przeciętną kartą, w trybach bez wirtualnego gracza. X to dżoker.
facts-snatched = Które zestawy są kradzione
facts-snatched-about = Ile na 100 takich zestawów zostaje ukradzionych. { $edition }, { $players }. Kropka: zagrano ich za mało. X to dżoker.
facts-set =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
facts-method = Jak mierzono
facts-method-about = Na wszystkich miejscach grał ten sam bot, więc różnice biorą się z gry, a nie z graczy. Wspólne zwycięstwo dzieli się po równo. Wartość karty jest oszacowana na podstawie początkowych rąk ze wszystkich miejsc.
