## Dlaczego czegoś nie można.

error-unknown = To się nie udało.

error-unknown-edition = Nie ma takiego trybu.
error-edition-changed = To nie są zasady tego trybu. Wybierz „Własne zasady”.
error-edition-not-text = To nie jest tryb.
error-edition-not-json = Tych zasad nie da się odczytać.
error-unknown-option = Nie ma takiej zasady.
error-option-not-bool = Tę zasadę można tylko włączyć lub wyłączyć.
error-option-not-number = Tu musi być liczba całkowita.
error-option-out-of-range = Tu musi być liczba od { $lowest } do { $highest }.
error-ghost-needs-jokers = Do gry z wirtualnym graczem { $needed ->
    [one] potrzebny jest co najmniej { $needed } dżoker.
    [few] potrzebne są co najmniej { $needed } dżokery.
    [many] potrzeba co najmniej { $needed } dżokerów.
   *[other] potrzeba co najmniej { $needed } dżokera.
}
error-ghost-needs-hand = W grze z wirtualnym graczem ręka to co najmniej { $needed ->
    [one] { $needed } karta
    [few] { $needed } karty
    [many] { $needed } kart
   *[other] { $needed } karty
}.
error-deck-too-small = Za mało kart dla { $seats ->
    [one] { $seats } osoby
    [few] { $seats } osób
    [many] { $seats } osób
   *[other] { $seats } osoby
}.
error-seats-not-number = Wybierz, ile osób gra.
error-seat-name-not-text = To nie jest imię.
error-seats-out-of-range = Ten tryb jest dla { $lowest }–{ $highest } osób.
error-seats-exactly = Ten tryb jest dla dokładnie { $needed ->
    [one] { $needed } osoby
    [few] { $needed } osób
    [many] { $needed } osób
   *[other] { $needed } osoby
}.
error-starter-out-of-range = Z tego miejsca nikt nie może zacząć.
error-no-such-seat = Nie ma takiego miejsca.
error-bad-seed = Ziarno to liczba całkowita, co najmniej 0.

error-unreadable-move = Tego ruchu nie da się odczytać: { $move }
error-not-a-set = To nie jest zestaw. Zagraj karty jednej wartości, z dżokerami lub bez.
error-set-not-in-order = W zestawie dżokery są na końcu.
error-too-many-cards = Nie ma tylu jednakowych kart.
error-wrong-seat = Teraz decyduje ktoś inny.
error-wrong-phase = Nie teraz. { $phase ->
    [play] Zagraj zestaw.
    [ghost] Wybierz zestaw wirtualnego gracza.
    [take] Weź karty albo zostaw wybór.
    [answer] Weź karty z powrotem albo je odrzuć.
    [draw] Dobierz kartę z puli lub talii.
   *[consolation] Dobierz kartę z puli lub talii albo spasuj.
}
error-game-over = Koniec gry.
error-cards-not-held = Nie masz tych kart.
error-pile-empty = Talia jest pusta. Dobierz kartę z puli.
error-not-in-row = Tego nie ma w puli.
error-ghost-set-safe = Tym zestawem nie ukradniesz tych kart wirtualnemu graczowi.
error-nothing-to-take-back = Nie ma czego cofnąć.

error-table-match-terms = Wybierz liczbę gier albo punkty do zdobycia, nie jedno i drugie.
error-table-bad-setting = { $setting ->
    [rounds] Każdy może zaczynać od { $lowest } do { $highest } razy.
    [target] Punktów do zdobycia może być od { $lowest } do { $highest }.
    [starter] Z tego miejsca nikt nie może zacząć.
   *[clock] Ten czas do namysłu jest za krótki albo za długi.
}
error-table-not-open = To można zrobić tylko przed pierwszym rozdaniem.
error-table-not-running = Nie toczy się tu żadna gra.
error-table-game-running = Gra jeszcze trwa.
error-table-no-next = Nie ma następnej gry. Zagrajcie jeszcze raz!
error-table-match-running = Mecz jeszcze trwa. Zagrajcie następną grę!
error-table-already-agreed = Twoja zgoda już jest. Karty zostaną rozdane, gdy zgodzą się pozostali.
error-table-no-offer = Nikt nie zaproponował kolejnej gry.
error-table-closed = Ten stół jest zamknięty.
error-table-not-host = Może to zrobić tylko osoba prowadząca stół.
error-table-not-seated = Najpierw usiądź do stołu.
error-table-no-such-seat = Nie ma takiego miejsca.
error-table-seat-taken = To miejsce jest zajęte.
error-table-seat-empty = Nikt tam nie siedzi.
error-table-not-yours-to-swap = Możesz się zamienić tylko z botem. O reszcie decyduje osoba prowadząca stół.
error-table-removed = Osoba prowadząca wyprosiła cię od tego stołu. Nie możesz do niego wrócić.
error-table-name-taken = Ktoś przy tym stole ma już imię { $name }. Wybierz inne, na przykład { $suggestion }.
error-table-name-of-bot = Jeden z botów ma imię { $name }. Wybierz inne, na przykład { $suggestion }.
error-table-seats-missing = { $seated ->
    [one] Potrzeba { $least } graczy. Na razie jest tylko jeden.
   *[other] Potrzeba { $least } graczy. Na razie jest ich { $seated }.
}
error-table-too-many-people = { $people ->
    [one] Siedzi tu już { $people } osoba. Wybierz więcej miejsc.
    [few] Siedzą tu już { $people } osoby. Wybierz więcej miejsc.
    [many] Siedzi tu już { $people } osób. Wybierz więcej miejsc.
   *[other] Siedzi tu już { $people } osoby. Wybierz więcej miejsc.
}
error-table-unknown-level = Nie ma takiego bota.
error-table-stale-move = Gra poszła dalej. Spójrz jeszcze raz.
error-table-person-present = Ta osoba jest przy stole. Bot może grać tylko za nieobecnych.
error-table-replaced = Na tym miejscu gra już bot.
error-table-no-hints = Podpowiedzi są tylko przy stołach, gdzie jedna osoba gra z botami.
error-table-hint-not-now = Podpowiedź dostaniesz tylko wtedy, gdy masz podjąć decyzję.
error-table-daily = W rozdaniu dnia to niemożliwe.
error-table-daily-closed = Rozdanie dnia widzi tylko osoba, która je rozgrywa.
error-table-unknown-person = Nie ma takiej osoby przy stole.
error-table-nothing-changes = Tak już jest.
error-table-other-game = To była decyzja z innej gry.
error-table-broken = Po aktualizacji nie można dokończyć tej gry. Otwórz nowy stół.
error-table-not-replaced = Nie gra za ciebie żaden bot.
error-table-unknown-phrase = Nie ma takiego zwrotu.
error-table-say-what = Wybierz zwrot albo coś napisz, jedno z dwojga.
error-table-no-free-text = Przy tym stole są tylko gotowe zwroty.
error-table-bad-text = { $most ->
    [one] Napisz od 1 do { $most } zwykłego znaku.
    [few] Napisz od 1 do { $most } zwykłych znaków.
    [many] Napisz od 1 do { $most } zwykłych znaków.
   *[other] Napisz od 1 do { $most } zwykłego znaku.
}
error-table-too-talkative = Nie tak szybko! Poczekaj chwilę.

error-server-too-fast = Za szybko! Poczekaj chwilę i spróbuj jeszcze raz.
error-server-not-signed-in = Najpierw wybierz imię.
error-server-bad-name = { $most ->
    [one] Imię ma od 1 do { $most } zwykłego znaku.
    [few] Imię ma od 1 do { $most } zwykłych znaków.
    [many] Imię ma od 1 do { $most } zwykłych znaków.
   *[other] Imię ma od 1 do { $most } zwykłego znaku.
}
error-server-bad-message = Serwer tego nie rozumie. Odśwież stronę.
error-server-no-such-table = Nie ma takiego stołu.
error-server-no-such-code = Pod tym kodem nie czeka żaden stół.
error-server-no-such-game = Nie ma takiej gry albo jeszcze trwa.
error-server-no-such-moment = Od tego miejsca nie da się grać dalej.
error-server-no-hint-now = Teraz nie ma podpowiedzi. Spróbuj za chwilę.
error-server-daily-closed = To rozdanie dnia. Będzie można je zobaczyć, gdy dzień się skończy, o północy UTC.
error-server-no-daily = Na ten dzień nie ma rozdania.
error-server-review-waiting = Czekasz jeszcze na analizę innej gry.
error-server-not-alone = Przy tym stole grają też inni.
error-server-no-such-bot = Nie masz takiego bota.
error-server-not-found = Nic tu nie ma.
error-server-not-allowed = Tak się nie da.
error-server-too-large = Za dużo naraz.
error-server-other-site = Zapytania z innych stron są odrzucane.
error-server-bad-host = Ten serwer nie ma takiej nazwy.
error-server-people-only = Boty nie mogą tego robić.
error-server-too-many = Masz ich już za dużo.
error-server-try-again = Ktoś był szybszy. Spróbuj jeszcze raz.
error-server-broken = To nasz błąd, przepraszamy. Nic się nie zmieniło.
error-server-cannot-save = Serwer nie może teraz niczego zapisać. Twój stół zostaje, a gra sama ruszy dalej.
error-server-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-server-banned = Masz zablokowany dostęp do tej strony. { $words }
error-server-maintenance = Podczas prac technicznych nie można rozpoczynać nowych gier. { $words }
