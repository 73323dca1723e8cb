## Co można wybrać dla stołu.

edition-classic = Klasyczny
edition-classic-about = Oryginalna gra dla 2–5 osób, bez dodatkowych zasad; przy remisie zwycięstwo jest wspólne.
edition-basic = Podstawowy
edition-basic-about = Dla 3–5 osób: jak wariant klasyczny, ale kto nic nie ukradnie, może dobrać kartę; przy remisie decyduje mniejsza liczba kart na ręce.
edition-advanced = Zaawansowany
edition-advanced-about = Dla 3–5 osób: jak wariant klasyczny, ale przy remisie decyduje mniejsza liczba kart na ręce.
edition-expert = Ekspercki
edition-expert-about = Dla 3–5 osób: jak wariant zaawansowany, ale jedynki kradną też trzynastki i dżokery.
edition-duel = Pojedynek
edition-duel-about = Dla 2 osób: jak wariant podstawowy, ale z wirtualnym graczem, którego też można okradać.
edition-phantom = Widmo
edition-phantom-about = Dla 2 osób: jak wariant klasyczny, ale z wirtualnym graczem, którego też można okradać.
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
option-ghost-about = Dla 2 osób: przy stole jest też wirtualny gracz i jego też można okradać.
option-fewest-in-hand = Rozstrzyganie remisu
option-fewest-in-hand-about = Przy równej liczbie punktów decyduje mniejsza liczba kart na ręce.
