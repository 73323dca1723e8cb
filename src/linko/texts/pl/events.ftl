## Czas teraźniejszy, bo przeszły zdradza rodzaj. Karty stoją w bierniku: „dżokera”, „piątkę i dwa dżokery”.
## Imię stoi zawsze w mianowniku; gdzie potrzebny jest inny przypadek, poprzedza je „gracz”.

cards-set = { $count ->
    [one] { $rank ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
        [10] dziesiątkę
        [11] jedenastkę
        [12] dwunastkę
       *[13] trzynastkę
    }
    [few] { $count ->
        [2] dwie
        [3] trzy
        [4] cztery
       *[other] { $count }
    } { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
        [11] jedenastki
        [12] dwunastki
       *[13] trzynastki
    }
    [many] { $count ->
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
       *[other] { $count }
    } { $rank ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
        [7] siódemek
        [8] ósemek
        [9] dziewiątek
        [10] dziesiątek
        [11] jedenastek
        [12] dwunastek
       *[13] trzynastek
    }
   *[other] { $count } { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
        [11] jedenastki
        [12] dwunastki
       *[13] trzynastki
    }
}
cards-jokers = { $count ->
    [one] dżokera
    [few] { $count ->
        [2] dwa
        [3] trzy
        [4] cztery
       *[other] { $count }
    } dżokery
    [many] { $count ->
        [5] pięć
       *[other] { $count }
    } dżokerów
   *[other] { $count } dżokera
}

list-two = { $first } i { $last }
list-more = { $first }, { $last }

count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

event-laid = { $player } zagrywa { $cards }.
event-laid-you = Zagrywasz { $cards }.

event-snatched = { $player } kradnie { $cards } graczowi { $victim }.
event-snatched-you = Kradniesz { $cards } graczowi { $victim }.
event-snatched-to-you = { $player } kradnie ci { $cards }.

event-took = { $player } bierze na rękę { $cards } od gracza { $victim }.
event-took-you = Bierzesz na rękę { $cards } od gracza { $victim }.
event-took-to-you = { $player } bierze na rękę { $cards } od ciebie.

event-left = { $player } zostawia { $cards } graczowi { $victim }.
event-left-you = Zostawiasz { $cards } graczowi { $victim }.
event-left-to-you = { $player } zostawia ci { $cards }.

event-picked-up = { $player } bierze { $cards } z powrotem na rękę.
event-picked-up-you = Bierzesz { $cards } z powrotem na rękę.

event-discarded = { $player } odrzuca { $cards }.
event-discarded-you = Odrzucasz { $cards }.

event-drew-from-row = { $player } dobiera z puli { $cards }.
event-drew-from-row-you = Dobierasz z puli { $cards }.

event-drew-from-pile = { $player } dobiera kartę z talii.
event-drew-from-pile-open = { $player } dobiera z talii { $cards }.
event-drew-from-pile-you = Dobierasz z talii { $cards }.

event-row-refilled = Uzupełniamy pulę o { $cards }.

event-ghost-snatched = { $player } kradnie { $cards } wirtualnemu graczowi.
event-ghost-snatched-you = Kradniesz { $cards } wirtualnemu graczowi.
event-ghost-received = Wirtualny gracz dostaje { $cards }.

event-bundled = Miejsce { $place } w puli dostaje dodatkowo { $cards }.

event-passed = { $player } pasuje.
event-passed-you = Pasujesz.

event-turn-began = Teraz gra { $player }.
event-turn-began-you = Twoja tura.

event-game-ended = Wygrywa { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-game-ended-you = Wygrywasz! Masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-game-ended-shared = { $players } dzielą się zwycięstwem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-game-ended-shared-you = Ty oraz { $players } dzielicie się zwycięstwem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-game-ended-fewest = Remis! { $player } ma najmniej kart na ręce i wygrywa.
event-game-ended-fewest-you = Remis! Masz najmniej kart na ręce i wygrywasz.

end-out = { $player } zagrywa ostatnią kartę.
end-out-you = Zagrywasz ostatnią kartę.
end-supply = Pula i talia są puste.
end-turn-limit = Minęła ostatnia dozwolona tura.

phase-play = { $player } zagrywa zestaw.
phase-play-you = Twoja tura: zagraj zestaw.
phase-ghost = { $player } wybiera zestaw wirtualnego gracza.
phase-ghost-you = Który zestaw kradniesz wirtualnemu graczowi?
phase-take = { $player } decyduje: wziąć czy zostawić?
phase-take-you = Kradniesz { $cards } graczowi { $victim }. Bierzesz czy zostawiasz?
phase-answer = { $player } decyduje: wziąć z powrotem czy odrzucić?
phase-answer-you = { $attacker } zostawia ci { $cards }. Bierzesz z powrotem czy odrzucasz?
phase-draw = { $player } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
phase-draw-you = Dobierz { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} z puli lub talii.
phase-consolation = { $player } może dobrać kartę.
phase-consolation-you = Nic nie kradniesz. Dobierasz kartę czy pasujesz?
phase-over = Koniec gry.
