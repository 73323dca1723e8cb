# Analiza gry. Przeglądarka wczytuje te teksty razem z nią. Dlaczego decyzja coś kosztowała, mówi review.ftl w folderach.

title-review = Analiza · Linko
review-chance = Szansa na wygraną
review-chance-turns = Szansa na wygraną, tura po turze
review-edge = jasna krawędź: niepewność oszacowania
review-decisions-of = decyzje:
review-whose = Czyje decyzje?
review-whose-about = Analiza ocenia decyzje jednej osoby na podstawie tego, co ta osoba mogła wiedzieć.

review-look = Analizuj z silnym botem
review-look-time = około 10 s
review-waiting = Czekamy, aż silny bot będzie wolny
review-running = Silny bot analizuje grę
review-turn-of = tura { $number } z { $count }
review-leave = Możesz opuścić tę stronę: analiza trwa dalej.
review-stop = Zatrzymaj
review-failed = Praca silnego bota została przerwana. Gotowe wyniki zostają.
review-go-on = Kontynuuj

review-worth = Warto spojrzeć jeszcze raz
review-difference =
    { $costly ->
        [one] Jedna z { $count } decyzji zmieniła najwięcej. Liczba mówi, o ile więcej wygranych na 100 gier.
        [few] { $costly } z { $count } decyzji zmieniły najwięcej. Liczba mówi, o ile więcej wygranych na 100 gier.
       *[other] { $costly } z { $count } decyzji zmieniło najwięcej. Liczba mówi, o ile więcej wygranych na 100 gier.
    }
review-difference-many =
    { $costly ->
        [few] { $costly } z { $count } decyzji coś kosztowały, te trzy najwięcej. Liczba mówi, o ile więcej wygranych na 100 gier.
       *[other] { $costly } z { $count } decyzji coś kosztowało, te trzy najwięcej. Liczba mówi, o ile więcej wygranych na 100 gier.
    }
review-agree =
    { $who ->
        [you] { $count ->
            [0] Innych decyzji nie ma.
            [one] W jednej pozostałej zgadzasz się z botem, całkiem lub prawie.
            [few] W { $count } pozostałych zgadzasz się z botem, całkiem lub prawie.
           *[other] W { $count } pozostałych zgadzasz się z botem, całkiem lub prawie.
        }
       *[other] { $count ->
            [0] Innych decyzji nie ma.
            [one] W jednej pozostałej { $name } zgadza się z botem, całkiem lub prawie.
            [few] W { $count } pozostałych { $name } zgadza się z botem, całkiem lub prawie.
           *[other] W { $count } pozostałych { $name } zgadza się z botem, całkiem lub prawie.
        }
    }
review-agree-some =
    { $who ->
        [you] W { $agreed } z { $count } zgadzasz się z botem, całkiem lub prawie.
       *[other] W { $agreed } z { $count } { $name } zgadza się z botem, całkiem lub prawie.
    }
review-like-bot = { $agreed } z { $count } jak bot
review-more = +{ $wins }
review-more-in = +{ $wins } na 100
review-more-aloud =
    { $wins ->
        [one] jedna wygrana więcej na 100 gier
        [few] { $wins } wygrane więcej na 100 gier
       *[other] { $wins } wygranych więcej na 100 gier
    }
review-better = lepiej:
review-nothing = Nic dodać, nic ująć.
review-nothing-about = Silny bot nie znalazł decyzji, która kosztowałaby wygraną.

review-turn = Tura { $number }
review-title = Tura { $number }: { $did }
review-lay =
    { $who ->
        [you] zagrywasz { $cards }
       *[other] { $name } zagrywa { $cards }
    }
review-take =
    { $who ->
        [you] bierzesz na rękę { $cards }
       *[other] { $name } bierze na rękę { $cards }
    }
review-leave-cards =
    { $who ->
        [you] nie bierzesz { $cards }
       *[other] { $name } nie bierze { $cards }
    }
review-pickup =
    { $who ->
        [you] bierzesz z powrotem { $cards }
       *[other] { $name } bierze z powrotem { $cards }
    }
review-discard =
    { $who ->
        [you] odrzucasz { $cards }
       *[other] { $name } odrzuca { $cards }
    }
review-row =
    { $who ->
        [you] dobierasz { $cards } z puli
       *[other] { $name } dobiera { $cards } z puli
    }
review-pile =
    { $who ->
        [you] dobierasz z talii
       *[other] { $name } dobiera z talii
    }
review-pass =
    { $who ->
        [you] pasujesz
       *[other] { $name } pasuje
    }
review-ghost =
    { $who ->
        [you] kradniesz { $cards } wirtualnemu graczowi
       *[other] { $name } kradnie { $cards } wirtualnemu graczowi
    }
review-word-lay = zagrać
review-word-take = wziąć
review-word-leave = nie brać
review-word-pickup = wziąć z powrotem
review-word-discard = odrzucić
review-word-row = z puli
review-word-pile = z talii
review-word-pass = spasować
review-word-ghost = od wirtualnego gracza

review-bot = Silny bot
review-percent = { $share }%
review-between = od { $low } do { $high }
review-range = { $low }–{ $high }
review-bot-label = silny bot { $share }%
review-own-label =
    { $who ->
        [you] ty { $share }%
       *[other] { $name } { $share }%
    }
review-only = Jedyny wybór
review-same = Silny bot zrobiłby to samo.
review-also = Też dobrze: w granicach błędu oba wybory są równe.
review-table = Zobacz na stole
review-try = Spróbuj stąd
review-decision = decyzja { $number } z { $count }
review-next = Następna decyzja
review-previous = Poprzednia decyzja
review-none-yet = Silny bot jeszcze tu nie dotarł.

review-unknown =
    { $who ->
        [you] Czego nie dało się wiedzieć
       *[other] Czego { $name } nie może wiedzieć
    }
review-held = { $name } ma { $cards }
review-next-cards = Dalej w talii: { $cards }
review-unknown-about = To się nie liczy: decyzję ocenia się po tym, co można było wiedzieć.

review-luck = Szczęście i umiejętności
review-luck-about =
    { $who ->
        [you] Gdy gra { $seats } równie dobrych graczy, każdy wygrywa { $share ->
            [few] { $share } gry
           *[other] { $share } gier
        } na 100. Skąd różnica między tym a twoim wynikiem:
       *[other] Gdy gra { $seats } równie dobrych graczy, każdy wygrywa { $share ->
            [few] { $share } gry
           *[other] { $share } gier
        } na 100. Skąd różnica między tym a wynikiem gracza { $name }:
    }
review-luck-short =
    { $who ->
        [you] rozdanie, dobieranie, ty, inni
       *[other] rozdanie, dobieranie, { $name }, inni
    }
review-part-deal = Rozdanie
review-part-draws = Dobrane karty
review-part-own =
    { $who ->
        [you] Twoje decyzje
       *[other] Decyzje: { $name }
    }
review-part-others = Decyzje innych
review-luck-foot = Decyzje porównujemy z jednym i tym samym botem na wszystkich miejscach.
review-luck-later = Pojawi się po obejrzeniu całej gry.

review-hills = Decyzje tej gry
review-hills-table = Szansa na wygraną przed każdą decyzją, w procentach
review-keys-decision = następna / poprzednia decyzja
review-keys-costliest = decyzje, na które warto spojrzeć
review-keys-unknown = czego nie dało się wiedzieć
review-keys-replay = powtórka

## The way there, and a game that begins at one of its moments

review-switch = Powtórka lub analiza
replay-short = Powtórka
review-ring-played = zagrano
review-ring-better = silny bot
play-on-here = Graj stąd
play-on-from-here = Graj dalej od tej chwili
play-on-about = Nowy stół, z botami na pozostałych miejscach. Zakończona gra się nie zmieni.
play-on-same = Z tymi samymi kartami
play-on-same-about = wszystkie ręce i talia jak w tej grze
play-on-dealt = Z zakrytymi kartami rozdanymi od nowa
play-on-dealt-about = zostaje tylko to, co było widać z tego miejsca

## A hint at a table against bots

hint-choice = Wybór silnego bota
hint-thinking = Chwileczkę: silny bot myśli.
hint-equal = Każdy inny wybór jest mniej więcej tak samo dobry albo innego nie ma.
hint-record = W zapisie gry widać, przy których decyzjach korzystasz z podpowiedzi.
