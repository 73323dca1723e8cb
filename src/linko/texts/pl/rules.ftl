## Zasady, na stronę w przeglądarce i do terminala. Pokazuje się to, co pasuje do trybu.
## Karty w $cards i podobnych są rysowane albo pisane jako 7-7-X.

rules-goal-title = O co chodzi
rules-goal = Zagrywasz zestawy kart przed siebie i kradniesz zestawy innym. Na koniec każda karta przed tobą to punkt, a każda karta na ręce to punkt ujemny.

rules-setup-title = Przed grą
rules-deck = W grze jest po { $copies ->
        [1] jednej karcie
        [few] { $copies } karty
       *[other] { $copies } kart
    } każdej wartości od 1 do { $ranks } i { $jokers ->
        [0] ani jednego dżokera
        [1] jeden dżoker
        [few] { $jokers } dżokery
       *[other] { $jokers } dżokerów
    }.
rules-deal = Wszyscy dostają po { $hand ->
        [1] jednej karcie
        [few] { $hand } karty
       *[other] { $hand } kart
    }. { $row ->
        [1] Następna karta leży odkryta: to pula
        [few] Następne { $row } karty leżą odkryte: to pula
       *[other] Następnych { $row } kart leży odkrytych: to pula
    }. Reszta to zakryta talia.
rules-deal-ghost = Każdy gracz dostaje najpierw dwa dżokery. Pozostałe karty się tasuje i każdy dostaje jeszcze { $dealt ->
        [1] jedną kartę
        [few] { $dealt } karty
       *[other] { $dealt } kart
    }. { $row ->
        [1] Następna karta leży odkryta: to pula
        [few] Następne { $row } karty leżą odkryte: to pula
       *[other] Następnych { $row } kart leży odkrytych: to pula
    }. Potem wirtualny gracz dostaje karty z talii, jedną po drugiej, aż będzie ich miał { $ghost }.
rules-start = O tym, kto zaczyna, decyduje los, chyba że przed pierwszym rozdaniem kogoś wybierzecie.
rules-start-youngest = Instrukcja mówi: zaczyna najmłodsza osoba.
rules-start-lynx = Instrukcja mówi: zaczyna osoba, która ostatnio widziała rysia.

rules-turn-title = Twoja tura
rules-order = Gra się zgodnie z ruchem wskazówek zegara: po tobie gra osoba po twojej lewej.
rules-turn = Zagraj z ręki dokładnie jeden zestaw: jedną lub więcej kart tej samej wartości. Połóż go na kartach przed sobą. Możesz zatrzymać część kart tej wartości. Dżokery pasują do każdej wartości albo można je zagrać same. Wcześniejsze zestawy niczego ci nie narzucają.
rules-set-mixed = cztery karty o wartości 6
rules-set-pair = dwie karty o wartości 12
rules-set-jokers = same dżokery: wyższe niż każda wartość
rules-jokers = Samych dżokerów nie można ukraść, nawet dżokerami.
rules-jokers-ones = Same dżokery można ukraść tylko jedynkami.
rules-out = Jeśli to była ostatnia karta z twojej ręki, gra natychmiast się kończy. Ten ostatni zestaw niczego nie kradnie.

rules-snatch-title = Kradzież
rules-snatch = Twój zestaw porównuje się z wierzchnimi kartami innych graczy, raz dookoła stołu, zaczynając od osoby po twojej lewej. Jeśli kart jest tyle samo, a ich wartość jest niższa, musisz je ukraść. Potem decydujesz:
rules-take = Bierzesz je na rękę. Okradziony gracz dobiera tyle samo kart.
rules-leave = Nie bierzesz ich i zostawiasz wybór okradzionemu graczowi: bierze je z powrotem na rękę i nic nie dobiera albo je odrzuca i dobiera tyle samo kart.
rules-below = Na wierzchu jest teraz zestaw, który leżał pod spodem. Do końca tej tury jest bezpieczny i nigdy sam nie kradnie.
rules-consolation = W tym trybie: jeśli w swojej turze nie możesz nic ukraść, na jej koniec możesz dobrać jedną kartę.
rules-ones = W tym trybie: jedynki kradną też { $ranks ->
        [13] trzynastki
       *[other] karty o wartości { $ranks }
    } albo same dżokery, jeśli kart jest tyle samo. Wszystko, co wyższe, nadal kradnie jedynki.

rules-draw-title = Dobieranie
rules-draw = Dobierasz po jednej karcie: odkrytą z puli albo w ciemno z talii. Pulę uzupełnia się do { $row } dopiero po ostatniej dobranej karcie.
rules-draw-pile = Z odrzuconych kart nigdy nie tworzy się nowej talii. Gdy talia jest pusta, gra toczy się dalej, ale puli już się nie uzupełnia.
rules-draw-short = Gdy ktoś dobierze ostatnią kartę z puli i talii, gra się kończy, nawet w środku dobierania.

rules-ghost-title = Wirtualny gracz
rules-ghost = { $ghost ->
        [1] Jedyna karta wirtualnego gracza leży odkryta
        [few] { $ghost } karty wirtualnego gracza leżą odkryte
       *[other] { $ghost } kart wirtualnego gracza leży odkrytych
    }; wszystkie jego karty o tej samej wartości to jeden zestaw. Wirtualny gracz nigdy nie zagrywa kart, nie kradnie i nie punktuje.
rules-ghost-snatch = Twój zestaw porównuje się najpierw z zestawami wirtualnego gracza, a potem z wierzchnimi kartami przeciwnika. Jeśli wirtualny gracz ma zestaw z tą samą liczbą kart i niższą wartością, musisz mu go ukraść. Jeśli jest ich kilka, wybierasz jeden.
rules-ghost-take = Karty wirtualnego gracza zawsze bierzesz na rękę. Od razu dostaje on nowe z talii, aż znów będzie ich miał { $ghost }.
rules-ghost-refuses = { $ranks ->
        [13] Trzynastek
       *[other] Kart o wartości { $ranks }
    } i dżokerów wirtualny gracz nie przyjmuje. Kładzie się je na najniższą pojedynczą kartę w puli, a on dostaje następną kartę z talii.
rules-ghost-bundle = Karty, które leżą w puli razem, to grupa kart. Dobierasz ją jak jedną kartę i bierzesz wszystkie jej karty na rękę.

rules-end-title = Koniec
rules-end = Gra kończy się natychmiast, nawet w środku tury,
rules-end-out = gdy ktoś zagra ostatnią kartę z ręki albo
rules-end-supply = gdy pula i talia są puste.
rules-end-limit = Gra, która ciągnie się bez końca, kończy się po { $turns } turach i wtedy liczy się punkty.
rules-score = Twoje punkty: liczba kart przed tobą minus liczba kart na ręce. Wartości się nie liczą. Wygrywa najwyższy wynik.
rules-tie-shared = Przy remisie zwycięstwo jest wspólne.
rules-tie-fewest = Przy remisie wygrywa osoba z najmniejszą liczbą kart na ręce. Jeśli i ta liczba jest równa, zwycięstwo jest wspólne.

rules-match-title = Kilka gier
rules-match = W meczu punkty ze wszystkich gier się sumują i wygrywa najwyższa suma. Przy równej sumie zwycięstwo jest wspólne. Każdą kolejną grę zaczyna następna osoba po lewej.
rules-match-length = Gracie, aż każdy zacznie tyle samo razy albo aż ktoś zbierze umówioną liczbę punktów: zwykle 50.

## Kradzież w pytaniach i odpowiedziach.

rules-chart-title = Czy kradnę ten zestaw?
rules-chart-count = Czy ma tyle samo kart co mój?
rules-chart-value = Czy ma niższą wartość niż mój?
rules-chart-value-ones = Czy ma niższą wartość niż mój? Albo czy mój to jedynki, a ten to { $ranks ->
        [13] trzynastki
       *[other] karty o wartości { $ranks }
    } lub same dżokery?
rules-chart-yes = tak
rules-chart-no = nie
rules-chart-nothing = Nic się nie dzieje.
rules-chart-must = Musisz go ukraść. Czy bierzesz karty?
rules-chart-take = Karty trafiają na twoją rękę. Okradziony gracz dobiera tyle samo.
rules-chart-leave = Zostawiasz wybór okradzionemu graczowi. Czy bierze karty z powrotem?
rules-chart-pick-up = Karty wracają na jego rękę. Nikt nie dobiera.
rules-chart-discard = Karty zostają odrzucone. Okradziony gracz dobiera tyle samo.
rules-chart-next = Potem uzupełnia się pulę i porównuje twój zestaw z kartami następnego gracza.

## Tura czterech graczy: Ann, Ben, Cy i Dee.

rules-example-title = Tura krok po kroku
rules-example-table = Ann, Ben, Cy i Dee siedzą w tej kolejności, zgodnie z ruchem wskazówek zegara. Gra Ann.
rules-example-stack = { $cards } na { $below }
rules-example-lay = Ann zagrywa { $cards }.
rules-example-other = Ben ma na wierzchu { $cards }. To inna liczba kart: nic się nie dzieje.
rules-example-take = Cy ma na wierzchu { $cards }: dwie karty o niższej wartości. Ann musi je ukraść i bierze je na rękę. Cy dobiera dwie karty, potem uzupełnia się pulę.
rules-example-leave = Dee ma na wierzchu { $cards }: dwie karty o niższej wartości. Ann musi ukraść i te, ale zostawia wybór: Dee bierze je z powrotem na rękę albo odrzuca i dobiera dwie karty.
rules-example-safe = Na wierzchu u gracza Dee jest teraz { $cards }. Do końca tej tury nic tej karcie nie grozi.
rules-example-next = Potem Ben zagrywa { $cards }. Cy i Ann mają na wierzchu po dwie karty: nic się nie dzieje. Ale Dee ma { $below }, jedną kartę o niższej wartości. Ben ją kradnie.

## O czym się zapomina.

rules-forget-title = Siedem rzeczy, o których się zapomina
rules-forget-must = Kradzież jest obowiązkowa. Wybierasz tylko, czy bierzesz karty, czy zostawiasz wybór okradzionemu.
rules-forget-equal = Równa wartość nie wystarczy. A liczba kart musi być taka sama.
rules-forget-once = Porównujesz tylko raz dookoła stołu, zaczynając od osoby po lewej. Dokończ każdą kradzież, razem z dobieraniem, zanim przejdziesz do następnego gracza.
rules-forget-gone = Ukradzione karty nigdy nie zostają na miejscu, nawet jeśli ich nie bierzesz.
rules-forget-below = Odsłonięty zestaw jest bezpieczny do końca tury i nigdy sam nie kradnie.
rules-forget-refill = Pulę uzupełnia się dopiero po ostatniej dobranej karcie.
rules-forget-last = Zestaw, po którym nie masz kart na ręce, od razu kończy grę. Niczego nie kradnie.

## Rady.

rules-tips-title = Rady
rules-tip-snatch = Kradzież zwykle się opłaca: inni tracą punkty, a to, co weźmiesz, możesz znów zagrać.
rules-tip-decoy = Zagraj przynętę: gdy ktoś ukradnie ci słabą pojedynczą kartę, możesz wybrać lepszą z puli.
rules-tip-many = Zbieraj wiele kart o niskiej wartości. Łatwo je zdobyć, a zagrane naraz trudno pobić.
rules-tip-end = Na ostatniej prostej patrz, ile kart mają inni, i nie bierz już nowych.
