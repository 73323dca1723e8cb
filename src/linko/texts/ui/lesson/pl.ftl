## The interactive lesson. A coach says one sentence at a time: at most 60 letters.
## The learner plays against Ben. Rank numbers are those of the cards on the screen.

# Around every step.
lesson-title = Lekcja
lesson-place = { $number } z { $count }
lesson-skip = Pomiń
lesson-close = Zamknij
lesson-show = Pokaż mi
lesson-tap = dotknij
lesson-choose = wybierz
lesson-press = Kliknij albo naciśnij
lesson-rise = { $count ->
    [one] Karta się uniesie, potem naciśnij „Zagraj”.
    [few] Karty uniosą się razem, potem naciśnij „Zagraj”.
    [many] Karty uniosą się razem, potem naciśnij „Zagraj”.
   *[other] Karty uniosą się razem, potem naciśnij „Zagraj”.
}
lesson-go-on = Dotknij, by przejść dalej.

# After the last step.
lesson-finished = Znasz już zasady. Teraz zagraj!
lesson-bots = z trzema łatwymi botami
lesson-part-more = Więcej zasad
lesson-part-tips = Rady do wypróbowania
lesson-tried = wypróbowane
lesson-again = Lekcja od początku

# What was missing.
lesson-why-count = { $laid ->
    [one] Jedną kartą nie ukradniesz
    [few] { $laid } kartami nie ukradniesz
    [many] { $laid } kartami nie ukradniesz
   *[other] { $laid } kartami nie ukradniesz
} { $top }. Policz uszy i spróbuj znów.
lesson-why-equal = { $laid } to nie więcej niż { $top }: równa wartość nie wystarczy.
lesson-why-lower = { $laid } to mniej niż { $top }. Kradnie tylko wyższa wartość.

# The seven steps.
lesson-lay = Zagrywanie
lesson-lay-ask = Twoja tura: dotknij karty i zagraj ją.
lesson-lay-done = Każda zagrana karta to punkt. Teraz gra Ben.
lesson-copies = Kilka naraz
lesson-copies-ask = Karty tej samej wartości idą razem: zagraj trzy czwórki.
lesson-copies-why = Tak też wolno, ale teraz zagraj wszystkie czwórki.
lesson-copies-done = Jeden zestaw na turę, z dowolnej liczby równych kart.
lesson-snatch = Kradzież
lesson-snatch-ask = Ukradnij parę piątek: zagraj dwie wyższe karty.
lesson-snatch-done = Tyle samo kart i wyższa wartość: trzeba ukraść.
lesson-take = Wziąć albo zostawić
lesson-take-ask = Ben traci piątki. Weź je albo zostaw mu wybór.
lesson-take-done = Piątki możesz zagrać jeszcze raz. Ben dobiera dwie karty.
lesson-take-done-leave = Ben bierze je z powrotem albo odrzuca i dobiera.
lesson-draw = Dobieranie
lesson-draw-ask = Ben kradnie i bierze twoją parę: dobierz dwie karty.
lesson-draw-ask-2 = Jeszcze jedna: z odkrytej puli albo w ciemno z talii.
lesson-draw-done = Pula znów jest pełna. Gdy zabraknie kart, gra się kończy.
lesson-jokers = Dżokery
lesson-jokers-ask = Dżoker pasuje wszędzie: kradnij dwiema ósemkami i dżokerem.
lesson-jokers-done = Same dżokery są najwyższe: nikt ich nie ukradnie.
lesson-end = Koniec
lesson-end-ask = Ostatnie karty: zagraj wszystkie, a gra się skończy.
lesson-end-why = Na ręce zostałaby jedna karta. Zagraj obie dziewiątki.
lesson-end-done = Karty przed tobą minus karty na ręce: ty 5, Ben −3.

# More rules.
lesson-robbed = Gdy ktoś cię okradnie
lesson-robbed-ask = Ben zostawia ci wybór: weź czwórki z powrotem albo odrzuć.
lesson-robbed-done = Karty są znów na ręce, więc nic nie dobierasz.
lesson-robbed-done-discard = Odrzucone: dobierasz za to dwie nowe karty.
lesson-consolation = Karta na pocieszenie
lesson-consolation-ask = Bez kradzieży? Niektóre tryby pozwalają dobrać kartę.
lesson-consolation-done = Zawsze tylko jedna karta i tylko bez kradzieży.
lesson-consolation-done-pass = Możesz też spasować: karta na ręce to punkt mniej.
lesson-ghost = Wirtualny gracz
lesson-ghost-ask = We dwoje można grać z wirtualnym graczem: ukradnij mu parę.
lesson-ghost-done = Jego karty zawsze bierzesz, a on dostaje nowe z talii.
lesson-expert = Zasada ekspercka
lesson-expert-ask = Tu jedynki kradną trzynastki: zagraj obie jedynki.
lesson-expert-done = Przed jedynkami nawet same dżokery nie są bezpieczne.

# Tips.
lesson-decoy = Przynęta
lesson-decoy-ask = Zagraj przynętę: słabą dwójkę. Niech Ben ją ukradnie.
lesson-decoy-ask-2 = Ben ma twoją dwójkę. Dobierz za nią dżokera!
lesson-decoy-why = Za dobre na przynętę. Zagraj słabą dwójkę.
lesson-decoy-done = Z dwójki zrobił się dżoker. Dobra zamiana!
lesson-many = Wiele niskich kart
lesson-many-ask = Niskie, ale liczne: zagraj cztery dwójki naraz.
lesson-many-why = Mniejszy zestaw łatwo ukraść. Zagraj cztery dwójki.
lesson-many-done = Kto ma cztery takie same? Te dwójki są dość bezpieczne.
lesson-stretch = Ostatnia prosta
lesson-stretch-ask = Ben ma już jedną kartę: nie bierz ósemek, zostaw mu wybór.
lesson-stretch-why = Koniec blisko: karty na ręce mogą kosztować punkty.
lesson-stretch-done = Ben je bierze lub wymienia, a ty masz mało kart.
