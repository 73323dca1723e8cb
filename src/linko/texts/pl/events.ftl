## Co dzieje się w grze, każde zdarzenie w jednym wierszu. docs/translating.md objaśnia zmienne.
## Kradzież i decyzja po niej to jeden wiersz: event-took i event-left zastępują event-snatched.

event-you = Ty
event-names = { $first } i { $last }

event-laid =
    { $who ->
        [you] Zagrywasz { $cards }
       *[other] { $name } zagrywa { $cards }
    }
event-snatched =
    { $whom ->
        [you] { $name } kradnie ci { $cards }
       *[other] { $who ->
            [you] Kradniesz { $cards } graczowi { $victim }
           *[other] { $name } kradnie { $cards } graczowi { $victim }
        }
    }
event-took =
    { $whom ->
        [you] { $name } kradnie ci { $cards } i bierze na rękę
       *[other] { $who ->
            [you] Kradniesz { $cards } graczowi { $victim } i bierzesz na rękę
           *[other] { $name } kradnie { $cards } graczowi { $victim } i bierze na rękę
        }
    }
event-left =
    { $whom ->
        [you] { $name } kradnie ci { $cards } i zostawia ci wybór
       *[other] { $who ->
            [you] Kradniesz { $cards } graczowi { $victim } i zostawiasz mu wybór
           *[other] { $name } kradnie { $cards } graczowi { $victim } i zostawia mu wybór
        }
    }
event-picked-up =
    { $who ->
        [you] Bierzesz { $cards } z powrotem
       *[other] { $name } bierze { $cards } z powrotem
    }
event-discarded =
    { $who ->
        [you] Odrzucasz { $cards }
       *[other] { $name } odrzuca { $cards }
    }

event-drew-from-row =
    { $who ->
        [you] Dobierasz { $cards } z puli
       *[other] { $name } dobiera { $cards } z puli
    }
event-drew-from-pile =
    { $count ->
        [one] { $name } dobiera kartę z talii
        [few] { $name } dobiera { $count } karty z talii
        [many] { $name } dobiera { $count } kart z talii
       *[other] { $name } dobiera { $count } karty z talii
    }
event-drew-from-pile-seen =
    { $who ->
        [you] Dobierasz { $cards } z talii
       *[other] { $name } dobiera { $cards } z talii
    }
event-drew-from-both =
    { $count ->
        [one] { $name } dobiera { $cards } z puli i kartę z talii
        [few] { $name } dobiera { $cards } z puli i { $count } karty z talii
        [many] { $name } dobiera { $cards } z puli i { $count } kart z talii
       *[other] { $name } dobiera { $cards } z puli i { $count } karty z talii
    }
event-drew-from-both-seen =
    { $who ->
        [you] Dobierasz { $cards } z puli i { $pile } z talii
       *[other] { $name } dobiera { $cards } z puli i { $pile } z talii
    }

event-row-refilled = Pula dostaje { $cards }

event-ghost-snatched =
    { $who ->
        [you] Kradniesz { $cards } wirtualnemu graczowi
       *[other] { $name } kradnie { $cards } wirtualnemu graczowi
    }
event-ghost-received = Wirtualny gracz dostaje { $cards }
event-bundled = { $cards } trafia do grupy kart w puli

event-passed =
    { $who ->
        [you] Pasujesz
       *[other] { $name } pasuje
    }
event-turn-began = Tura { $number }: { $name }
event-game-ended =
    { $count ->
        [one] { $who ->
            [you] Wygrywasz grę.
           *[other] { $name } wygrywa grę.
        }
       *[other] Wspólne zwycięstwo: { $name }.
    }

event-started =
    { $who ->
        [you] Karty rozdane. Zaczynasz.
       *[other] Karty rozdane. Zaczyna { $name }.
    }
event-stood-in =
    { $who ->
        [you] Teraz gra za ciebie bot.
       *[other] Za gracza { $name } gra teraz bot.
    }
event-returned =
    { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
