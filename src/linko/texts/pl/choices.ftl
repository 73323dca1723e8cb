## Co można wybrać dla stołu.

edition-classic = Klasyczny
edition-classic-about = Dla 2–5 osób, z pierwszego wydania i z wydania Playte. Bez kradzieży nic nie dobierasz. Przy remisie zwycięstwo jest wspólne.
edition-basic = Podstawowy
edition-basic-about = Dla 3–5 osób, z drugiego wydania. Bez kradzieży możesz dobrać kartę. Przy remisie decyduje mniejsza liczba kart na ręce.
edition-advanced = Zaawansowany
edition-advanced-about = Dla 3–5 osób, z drugiego wydania. Bez kradzieży nic nie dobierasz. Przy remisie decyduje mniejsza liczba kart na ręce.
edition-expert = Ekspercki
edition-expert-about = Dla 3–5 osób, z drugiego wydania. Jedynki kradną też trzynastki i same dżokery. Przy remisie decyduje mniejsza liczba kart na ręce.
edition-duel = Pojedynek
edition-duel-about = Dla 2 osób i wirtualnego gracza, z drugiego wydania. Bez kradzieży możesz dobrać kartę. Przy remisie decyduje mniejsza liczba kart na ręce.
edition-phantom = Widmo
edition-phantom-about = Dla 2 osób i wirtualnego gracza, z wydania Playte. Bez kradzieży nic nie dobierasz. Przy remisie zwycięstwo jest wspólne.
edition-custom = Własne zasady
edition-custom-about = Zasady wybieracie samodzielnie.

option-consolation-draw = Karta na pocieszenie
option-consolation-draw-about = Kto w swojej turze nic nie ukradnie, może dobrać kartę.
option-ones-beat-top =
    { $ranks ->
        [13] Jedynki biją trzynastki
       *[other] Jedynki biją karty o wartości { $ranks }
    }
option-ones-beat-top-about =
    { $ranks ->
        [13] Jedynki kradną też trzynastki i same dżokery, jeśli kart jest tyle samo.
       *[other] Jedynki kradną też karty o wartości { $ranks } i same dżokery, jeśli kart jest tyle samo.
    }
option-ghost = Wirtualny gracz
option-ghost-about = Dla 2 osób: przy stole jest też wirtualny gracz, któremu można kraść karty.
option-fewest-in-hand = Rozstrzyganie remisu
option-fewest-in-hand-about = Przy równej liczbie punktów wygrywa osoba z najmniejszą liczbą kart na ręce.
