## Dlaczego jeden ruch jest lepszy od drugiego: jedno zdanie, najwyżej 30 słów, o kartach, nigdy o kimś.
## $best i $other to oba ruchy, $group to karty jednej wartości na ręce, $cards to karty, o które chodzi.

reason-goes-out = { $best } to cała ręka: ten zestaw kończy grę wygraną.
reason-goes-out-early = { $other } od razu kończy grę, a te punkty nie dają wygranej.
reason-splits = { $other } rozbija { $group }, a reszta jest słabsza osobno. { $best } niczego nie rozbija.
reason-nearly-out = Po { $best } reszta ręki to jeden zestaw, gotowy do zagrania w następnej turze.
reason-snatches = { $best } kradnie { $cards }, a { $other } nie kradnie niczego.
reason-spends-joker = { $other } zużywa dżokera, który mógłby później powiększyć inny zestaw. { $best } go oszczędza.
reason-joker-late =
    { $count ->
        [one] Na innej ręce jest już tylko jedna karta. Dżoker na ręce kosztuje na końcu punkt, a { $best } jeszcze go wykorzystuje.
        [few] Na innej ręce są już tylko { $count } karty. Dżoker na ręce kosztuje na końcu punkt, a { $best } jeszcze go wykorzystuje.
        [many] Na innej ręce jest już tylko { $count } kart. Dżoker na ręce kosztuje na końcu punkt, a { $best } jeszcze go wykorzystuje.
       *[other] Na innej ręce jest już tylko { $count } karty. Dżoker na ręce kosztuje na końcu punkt, a { $best } jeszcze go wykorzystuje.
    }
reason-threatened = W { $other_risk } na 100 możliwych rozdań ktoś może od razu ukraść { $other }, a { $best } – w { $best_risk }.
reason-lays-more-late =
    { $count ->
        [one] Na innej ręce jest już tylko jedna karta. Karty na ręce kosztują punkty, a { $best } pozbywa się ich więcej.
        [few] Na innej ręce są już tylko { $count } karty. Karty na ręce kosztują punkty, a { $best } pozbywa się ich więcej.
        [many] Na innej ręce jest już tylko { $count } kart. Karty na ręce kosztują punkty, a { $best } pozbywa się ich więcej.
       *[other] Na innej ręce jest już tylko { $count } karty. Karty na ręce kosztują punkty, a { $best } pozbywa się ich więcej.
    }
reason-lays-more = { $best } to więcej kart naraz niż { $other }: więcej punktów i mniej kart do zagrania później.
reason-weak-first = { $best } później niewiele ukradnie, więc idzie najpierw. { $other } jest więcej warte na ręce.
reason-joins = { $group } na ręce i { $cards } tworzą razem większy zestaw.
reason-denies = Po zostawieniu wyboru { $cards } może od razu wrócić na rękę przeciwnika. Karty wzięte na rękę można zagrać jeszcze raz.
reason-take-late =
    { $count ->
        [one] Na innej ręce jest już tylko jedna karta. Karty wzięte teraz mogą na końcu kosztować punkty.
        [few] Na innej ręce są już tylko { $count } karty. Karty wzięte teraz mogą na końcu kosztować punkty.
        [many] Na innej ręce jest już tylko { $count } kart. Karty wzięte teraz mogą na końcu kosztować punkty.
       *[other] Na innej ręce jest już tylko { $count } karty. Karty wzięte teraz mogą na końcu kosztować punkty.
    }
reason-leave-loose = Nic na ręce nie pasuje do { $cards }: wzięcie tych kart to tylko jeszcze jeden zestaw do zagrania.
reason-kept-whole = Po powrocie na rękę { $cards } można znów zagrać jako jeden zestaw. Karty dobrane zamiast nich rzadko do siebie pasują.
reason-joker-offered = W puli leży dżoker, który pasuje do każdego zestawu. Po odrzuceniu kart można go dobrać.
reason-row-joins = Po odrzuceniu kart można dobrać z puli { $cards }: razem z { $group } na ręce to większy zestaw.
reason-discard-loose = Nic na ręce nie pasuje do { $cards }. Karty dobrane zamiast nich mogą pasować lepiej.
reason-joker-drawn = Dżoker pasuje do każdego zestawu. Żadna inna karta z puli tak nie pasuje.
reason-higher = { $best } to więcej niż { $other }: później więcej ukradnie i trudniej będzie to ukraść.
reason-pile = Żadna karta z puli nie pasuje do tej ręki. W talii może być lepsza.
reason-draw-late =
    { $count ->
        [one] Na innej ręce jest już tylko jedna karta. Karta dobrana teraz raczej kosztowałaby punkt.
        [few] Na innej ręce są już tylko { $count } karty. Karta dobrana teraz raczej kosztowałaby punkt.
        [many] Na innej ręce jest już tylko { $count } kart. Karta dobrana teraz raczej kosztowałaby punkt.
       *[other] Na innej ręce jest już tylko { $count } karty. Karta dobrana teraz raczej kosztowałaby punkt.
    }
reason-better = { $best } wygrywa w { $best_wins } na 100 możliwych rozdań, a { $other } w { $other_wins }.
reason-better-choice = Lepszy wybór wygrywa w { $best_wins } na 100 możliwych rozdań, a drugi w { $other_wins }.
