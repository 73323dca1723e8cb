## Co mówi tylko terminal: linko play i linko replay.
## Karty są zawsze zapisane tak, jak się je wpisuje, na przykład 7-7-X.

terminal-you = Ty
terminal-and = { $first } i { $last }
terminal-or = { $first } lub { $last }
terminal-points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Odrzucone opcje

terminal-no-language = Nie ma języka { $given }. Języki: { $languages }.
terminal-no-starter = { $given } nie może zacząć. Możliwe są: random (los), you (ty), liczba od 1 do { $count } albo imię: { $names }.
terminal-no-records = Na standardowym wyjściu jest stół. Podaj plik na zapisy gier.

## Przed grą i między grami

terminal-compiling = Przygotowanie silnika: około pół minuty
terminal-compiling-once = Przygotowanie silnika, tylko za pierwszym razem: około pół minuty
terminal-seating = Boty siadają do stołu
terminal-bots = { $names }: { $bot }
terminal-bots-gentler = { $names }: { $bot } (łatwiej: { $option })
terminal-welcome = Wpisz ? w dowolnej chwili, aby zobaczyć zasady i klawisze.
terminal-next-game = Enter: następna gra, q: koniec
terminal-more = Enter: dalej, q: powrót
terminal-interrupted = Przerwano.
terminal-saved = Niedokończona gra jest zapisana.
terminal-thinks = { $name } myśli
terminal-bot-failed = Błąd bota gracza { $name }: { $failure }. Wykonano za niego prosty ruch.

## Stół

terminal-title = { $edition }, tura { $number }
terminal-hand = ręka
terminal-score = punkty
terminal-stack = karty przed graczem, wierzchnie na końcu
terminal-row = pula
terminal-pile = talia
terminal-discard = odrzucone
terminal-ghost = wirtualny gracz
terminal-older =
    { $count ->
        [one] jeden starszy zestaw,
        [few] { $count } starsze zestawy,
        [many] { $count } starszych zestawów,
       *[other] { $count } starszego zestawu,
    }
terminal-unseen =
    { $count ->
        [one] { $count } nieznana
        [few] { $count } nieznane
        [many] { $count } nieznanych
       *[other] { $count } nieznanej
    }
terminal-stacks = Wszystkie zagrane zestawy, od najstarszego:
terminal-no-player = Nikt tu nie ma na imię { $given }. Przy stole: { $names }.

## Pytania

terminal-ask-lay = Które karty zagrywasz?
terminal-ask-ghost = Kradniesz zestaw wirtualnemu graczowi. Który?
terminal-ask-take = Kradniesz { $cards } graczowi { $name }.
terminal-ask-answer = { $name } kradnie ci { $cards } i zostawia ci wybór.
terminal-ask-draw =
    { $count ->
        [one] Dobierz jedną kartę. Którą?
        [few] Dobierz { $count } karty, po jednej. Którą teraz?
        [many] Dobierz { $count } kart, po jednej. Którą teraz?
       *[other] Dobierz { $count } karty, po jednej. Którą teraz?
    }
terminal-ask-consolation = Nic nie kradniesz, więc możesz dobrać jedną kartę.
terminal-last-cards =
    { $count ->
        [one] W puli i talii jest już tylko jedna karta. Kto ją dobierze, kończy grę.
        [few] W puli i talii są już tylko { $count } karty. To dobieranie kończy grę.
        [many] W puli i talii jest już tylko { $count } kart. To dobieranie kończy grę.
       *[other] W puli i talii jest już tylko { $count } karty. To dobieranie kończy grę.
    }

## Możliwości

terminal-take =
    { $count ->
        [one] weź { $cards } na rękę: { $name } dobiera jedną kartę
        [few] weź { $cards } na rękę: { $name } dobiera { $count } karty
        [many] weź { $cards } na rękę: { $name } dobiera { $count } kart
       *[other] weź { $cards } na rękę: { $name } dobiera { $count } karty
    }
terminal-take-ends =
    { $count ->
        [one] weź { $cards } na rękę: { $name } dobiera ostatnią kartę i gra się kończy
        [few] weź { $cards } na rękę: { $name } dobiera ostatnie { $count } karty i gra się kończy
        [many] weź { $cards } na rękę: { $name } dobiera ostatnich { $count } kart i gra się kończy
       *[other] weź { $cards } na rękę: { $name } dobiera ostatnie { $count } karty i gra się kończy
    }
terminal-leave =
    { $count ->
        [one] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera jedną kartę
        [few] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera { $count } karty
        [many] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera { $count } kart
       *[other] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera { $count } karty
    }
terminal-leave-ends =
    { $count ->
        [one] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera ostatnią kartę, co kończy grę
        [few] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera ostatnie { $count } karty, co kończy grę
        [many] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera ostatnich { $count } kart, co kończy grę
       *[other] nie bierz { $cards }: { $name } bierze { $cards } z powrotem na rękę albo odrzuca i dobiera ostatnie { $count } karty, co kończy grę
    }
terminal-pick-up = weź { $cards } z powrotem na rękę
terminal-discard-draw =
    { $count ->
        [one] odrzuć { $cards } i dobierz jedną kartę
        [few] odrzuć { $cards } i dobierz { $count } karty
        [many] odrzuć { $cards } i dobierz { $count } kart
       *[other] odrzuć { $cards } i dobierz { $count } karty
    }
terminal-discard-ends =
    { $count ->
        [one] odrzuć { $cards } i dobierz ostatnią kartę: gra się kończy
        [few] odrzuć { $cards } i dobierz ostatnie { $count } karty: gra się kończy
        [many] odrzuć { $cards } i dobierz ostatnich { $count } kart: gra się kończy
       *[other] odrzuć { $cards } i dobierz ostatnie { $count } karty: gra się kończy
    }
terminal-from-pile = wierzchnia karta talii, w ciemno
terminal-from-row = { $cards } z puli
terminal-from-ghost = zabierz { $cards } wirtualnemu graczowi
terminal-then-hold = { $choice }: na ręce będzie { $cards }
terminal-pass = nic nie dobieraj

## Skutki zagrania

terminal-snatches = kradnie { $sets }
terminal-set-of = { $cards } graczowi { $name }
terminal-set-of-ghost = { $cards } wirtualnemu graczowi
terminal-snatches-nothing = niczego nie kradnie
terminal-goes-out = opróżnia twoją rękę: gra się kończy, a ty masz { $points }
terminal-idle = Te zestawy niczego nie kradną:

## Co się wpisuje

terminal-keys-lay = ? zasady · l lista · s zestawy · h podpowiedź · t stół · q koniec
terminal-keys-choose = ? zasady · s zestawy · h podpowiedź · t stół · q koniec
terminal-keys =
    karty, które zagrywasz: 7-7-X albo 7 7 X
    l: co możesz zagrać i ukraść; l 7-7: tylko to
    s: wszystkie zagrane zestawy, od najstarszego; s Ben albo s 2: tylko jednego gracza
    h: podpowiedź najsilniejszego bota
    t: jeszcze raz stół
    q: koniec
terminal-keys-title = Co możesz wpisać
terminal-marks-title = Na stole
terminal-marks = ▶ pokazuje, czyja jest tura, a ? – kto musi zdecydować. Karty za imieniem innego gracza to te, o których wszyscy wiedzą, że są na jego ręce.
terminal-example = na przykład { $cards }
terminal-letter-or-card = litera lub karta
terminal-choose-number = Wpisz liczbę od 1 do { $count }.
terminal-choose-card = Wpisz { $letters } albo samą kartę: { $card }.
terminal-ambiguous = To może być { $choices }. Co masz na myśli?
terminal-no-play = Wpisz karty, które zagrywasz: 7-7 albo 7 7 X. l pokazuje, co możesz zagrać, a ? objaśnia grę.
terminal-none-held =
    { $card ->
        [X] Nie masz na ręce dżokera, więc nie możesz zagrać { $cards }.
       *[other] Nie masz na ręce karty { $card }, więc nie możesz zagrać { $cards }.
    }
terminal-few-held = Masz na ręce tylko { $held }, więc nie możesz zagrać { $cards }.

## Podpowiedzi

terminal-thinking = Chwileczkę
terminal-hint = { $move } – wygrane { $share }%, punkty { $score }
terminal-hint-meaning = Na górze jest najlepszy ruch. Liczby zakładają, że odtąd wszyscy grają dobrze.

## Koniec

terminal-over-out =
    { $who ->
        [you] Koniec gry: nie masz już kart na ręce.
       *[other] Koniec gry: { $name } nie ma już kart na ręce.
    }
terminal-over-supply = Koniec gry: pula i talia są puste.
terminal-over-turn-limit = Koniec gry: to była ostatnia dozwolona tura.
terminal-laid = zagrane
terminal-in-hand = na ręce
terminal-won =
    { $who ->
        [you] Wygrywasz: { $points }, przewaga: { $ahead }.
       *[other] Wygrywa { $name }: { $points }, przewaga: { $ahead }.
    }
terminal-won-fewest =
    { $who ->
        [you] Remis ({ $points }): { $names }. Masz najmniej kart na ręce i wygrywasz.
       *[other] Remis ({ $points }): { $names }. { $name } ma najmniej kart na ręce i wygrywa.
    }
terminal-shared = Wspólne zwycięstwo ({ $points }): { $names }.
terminal-leads =
    { $who ->
        [you] { $count ->
            [one] Po jednej grze prowadzisz.
            [few] Po { $count } grach prowadzisz.
            [many] Po { $count } grach prowadzisz.
           *[other] Po { $count } grach prowadzisz.
        }
       *[other] { $count ->
            [one] Po jednej grze prowadzi { $name }.
            [few] Po { $count } grach prowadzi { $name }.
            [many] Po { $count } grach prowadzi { $name }.
           *[other] Po { $count } grach prowadzi { $name }.
        }
    }
terminal-lead-shared =
    { $count ->
        [one] Po jednej grze na czele razem: { $names }.
        [few] Po { $count } grach na czele razem: { $names }.
        [many] Po { $count } grach na czele razem: { $names }.
       *[other] Po { $count } grach na czele razem: { $names }.
    }
terminal-match-won =
    { $who ->
        [you] { $count ->
            [one] Po jednej grze wygrywasz mecz.
            [few] Po { $count } grach wygrywasz mecz.
            [many] Po { $count } grach wygrywasz mecz.
           *[other] Po { $count } grach wygrywasz mecz.
        }
       *[other] { $count ->
            [one] Po jednej grze mecz wygrywa { $name }.
            [few] Po { $count } grach mecz wygrywa { $name }.
            [many] Po { $count } grach mecz wygrywa { $name }.
           *[other] Po { $count } grach mecz wygrywa { $name }.
        }
    }
terminal-match-shared =
    { $count ->
        [one] Wspólne zwycięstwo w meczu po jednej grze: { $names }.
        [few] Wspólne zwycięstwo w meczu po { $count } grach: { $names }.
        [many] Wspólne zwycięstwo w meczu po { $count } grach: { $names }.
       *[other] Wspólne zwycięstwo w meczu po { $count } grach: { $names }.
    }
terminal-totals = Łącznie: { $totals }

## Zapisana gra

terminal-replay-keys = Enter: dalej · b: wstecz · numer: przejdź tam · e: na koniec · q: wyjście
terminal-replay-start = To rozdanie, wcześniej nic nie ma.
terminal-replay-end = Ostatnia decyzja ma numer { $number }.
terminal-replay-deal =
    { $count ->
        [one] Rozdanie, przed nami jedna decyzja
        [few] Rozdanie, przed nami { $count } decyzje
        [many] Rozdanie, przed nami { $count } decyzji
       *[other] Rozdanie, przed nami { $count } decyzji
    }
terminal-replay-move = Decyzja { $number } z { $total }: { $move }
terminal-decides-play = { $name } zagrywa zestaw
terminal-decides-ghost = { $name } wybiera zestaw wirtualnego gracza
terminal-decides-take = { $name } kradnie { $cards } graczowi { $victim }: wziąć czy zostawić wybór
terminal-decides-answer = { $name } bierze { $cards } z powrotem albo odrzuca
terminal-decides-draw =
    { $count ->
        [one] { $name } dobiera jedną kartę
        [few] { $name } dobiera { $count } karty
        [many] { $name } dobiera { $count } kart
       *[other] { $name } dobiera { $count } karty
    }
terminal-decides-consolation = { $name } może dobrać jedną kartę

## Analiza rozegranej gry

terminal-review-title = Gra { $number }: { $edition }. Wszystkie liczby to procenty wygranej.
terminal-review-parts = { $name }: { $total } w porównaniu z równymi szansami, w tym rozdanie { $deal }, dobrane karty { $draws }, własne decyzje { $own }, decyzje innych { $others }
terminal-review-loss = Decyzja { $number }: { $played } traci { $loss } (± { $error }) w porównaniu z { $best }.
terminal-review-none = Dobra gra: żadna decyzja nie kosztowała więcej niż przypadek.
