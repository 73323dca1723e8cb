# Teksty ekranów w przeglądarce. To, co wspólne dla terminala i przeglądarki, jest w folderze obok.

## Strony

title-home = Linko
title-table = Stół · Linko
title-turn = Twoja tura · Linko
title-decide = Twoja decyzja · Linko
title-over = Koniec gry · Linko
title-rules = Zasady · Linko
home = Początek
loading = Chwileczkę…
no-such-page = Tu nic nie ma.
table-gone = Tego stołu już nie ma.
connection-lost = Utracono połączenie. Zaraz wracamy…
error-unreachable = Serwer nie odpowiada.
close = Zamknij

## Początek

claim = Zagraj zestaw. Co pobijesz, możesz ukraść.
play = Graj
play-what =
    { $bots ->
        [1] { $edition }, jeden bot, { $level }
        [2] { $edition }, dwa boty, { $level }
        [3] { $edition }, trzy boty, { $level }
        [4] { $edition }, cztery boty, { $level }
        [one] { $edition }, { $bots } bot, { $level }
        [few] { $edition }, { $bots } boty, { $level }
       *[other] { $edition }, { $bots } botów, { $level }
    }
change = zmień
change-title = W co grasz?
new-table = Nowy stół
open-table = Otwórz stół
join-code = Dołącz kodem
join-how = Kod jest na ekranie twoich znajomych.
join = Dołącz
code = Kod
open-tables = Otwarte stoły
no-open-tables = Nie ma teraz otwartych stołów. Otwórz swój!
watch = Oglądaj
no-running-tables = Nikt teraz nie gra publicznie.
my-games = Moje gry
no-games = Nie masz jeszcze zakończonych gier.
won-by = Wygrana: { $names }
your-turn = twoja tura
your-name = Twoje imię
guest = Gość
table = Stół
table-of = Stół: { $name }
players =
    { $count ->
        [2] dwie osoby
        [3] trzy osoby
        [4] cztery osoby
        [5] pięć osób
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
free-seats =
    { $count ->
        [0] brak wolnych miejsc
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }

## Ustawienia

language = Język
theme-system = Auto
theme-light = Jasny
theme-dark = Ciemny
sound-on = Dźwięk
sound-off = Cisza
motion-on = Ruch
motion-off = Bez ruchu

## Warianty i boty

edition = Wariant
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Kleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Jak silne są boty?
strength-random = losowe
strength-kitten = łatwe
strength-greedy = średnie
strength-heuristic = dobre
strength-search = bardzo silne

## Przed grą

lobby-title = Kto gra?
players-title = Gracze
sit-here = Usiądź tutaj
that-is-you = to ty
away = poza stołem
add-bot = dodaj bota
bot-here = Bot na tym miejscu
clear-seat = Zwolnij miejsce
start = Rozdaj karty
start-fill =
    { $count ->
        [one] Rozdaj, z botem na wolnym miejscu
        [few] Rozdaj, z botami na { $count } wolnych miejscach
       *[other] Rozdaj, z botami na { $count } wolnych miejscach
    }
waiting-for-host = Gospodarz rozda karty, gdy wszyscy będą.
invite = Znajomi dołączą przez
link = Link
copy-link = Skopiuj link
copied = Skopiowano
qr-code = Link do tego stołu jako kod QR
length = Jak długo?
length-single = Jedna gra
length-rounds = Każdy zaczyna raz
length-target = Do 50 punktów
options = Zasady po kolei
option-public = Każdy może znaleźć ten stół
option-free-text = Gracze mogą do siebie pisać

## Stół

you = Ty
you-log = Ty
menu = Menu
menu-home = Na początek; gra toczy się dalej
leave-table = Odejdź od stołu; bot gra dalej
hand-over = Niech bot zagra za: { $name }
rules = Zasady
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
say-something = Powiedz coś
your-words = Twoje słowa
send = Wyślij
turn-number = Tura { $number }
round-of = gra { $round } z { $games }
round-to = gra { $round }, do { $target }
row-title = Talia i pula
pile = Talia
pile-label =
    { $count ->
        [0] Talia jest pusta
        [one] Talia, jedna karta
        [few] Talia, { $count } karty
       *[other] Talia, { $count } kart
    }
row-entry = { $cards } w puli, miejsce { $place }
discard = Odrzucone
discard-count = Odrzucone { $count }
discard-empty = Nic jeszcze nie odrzucono.
cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
sets =
    { $count ->
        [0] brak
        [one] 1 zestaw
        [few] { $count } zestawy
       *[other] { $count } zestawów
    }
# Where there is hardly any room.
sets-short = { $count } zest.
bundle-size =
    { $count ->
        [few] { $count } karty
       *[other] { $count } kart
    }
cards-in-hand =
    { $count ->
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
seen-in-hand = znane z ręki
stack-label =
    { $count ->
        [0] { $name }: jeszcze nic
        [one] { $name }: jeden zestaw, na wierzchu { $top }
        [few] { $name }: { $count } zestawy, na wierzchu { $top }
       *[other] { $name }: { $count } zestawów, na wierzchu { $top }
    }
stack-of = Karty: { $name }
your-stack = Twoje karty na stole
stack-size =
    { $cards ->
        [one] { $sets }, jedna karta
        [few] { $sets }, { $cards } karty
       *[other] { $sets }, { $cards } kart
    }
on-top = na wierzchu
your-hand = Twoja ręka
hand-group =
    { $chosen ->
        [0] { $count } × { $card }
       *[other] { $count } × { $card }, wybrane: { $chosen }
    }
new = nowe
ghost = Wirtualny gracz
ghost-what = nie gra i nie punktuje
watching = Oglądasz grę.
waiting-for = Czekamy: { $name }

## Pytania

ask-play = Twoja tura: zagraj zestaw
ask-play-how = Dotknij grupy; jeszcze raz: o jedną mniej. Dżokery pasują wszędzie.
not-a-set = To nie jest zestaw.
goes-out = Ostatnie karty: koniec gry
snatches =
    { $count ->
        [0] Niczego nie kradnie
        [1] Kradnie jeden zestaw
        [2] Kradnie dwa zestawy
        [3] Kradnie trzy zestawy
        [4] Kradnie cztery zestawy
       *[other] Kradnie zestawy: { $count }
    }
snatches-ghost = Kradnie wirtualnemu graczowi
of-name = { $name }:
of-ghost = Wirtualny gracz:
lay = Zagraj { $cards }
lay-nothing = Zagraj
lay-last = i gra się kończy
and = { " i " }
stay =
    { $count ->
        [one] na ręce zostaje { $cards }
        [few] na ręce zostają { $cards }
       *[other] na ręce zostaje { $cards }
    }
stay-none =
    { $count ->
        [one] na ręce zostaje jedna karta
        [few] na ręce zostają { $count } karty
       *[other] na ręce zostaje { $count } kart
    }
some-cards = { $count } × { $card }
the-cards =
    { $count ->
        [1] kartę { $card }
        [2] dwie karty { $card }
        [3] trzy karty { $card }
        [4] cztery karty { $card }
        [few] { $count } karty { $card }
       *[other] { $count } kart { $card }
    }
tap-again =
    { $count ->
        [one] jeszcze raz { $card }: żadna
       *[other] jeszcze raz { $card }: o jedną mniej
    }
ask-take = Twoje { $by } kradnie { $cards } ({ $name })
take = Weź { $cards }
take-short = Weź
take-then =
    { $count ->
        [one] { $name } dobiera jedną
        [2] { $name } dobiera dwie
        [3] { $name } dobiera trzy
        [4] { $name } dobiera cztery
       *[other] { $name } dobiera { $count }
    }
leave =
    { $count ->
        [one] Zostaw ją
       *[other] Zostaw je
    }
leave-then = { $name } bierze je lub odrzuca
ask-answer =
    { $count ->
        [one] { $name } kradnie ci { $cards } i zostawia ją tobie
       *[other] { $name } kradnie ci { $cards } i zostawia je tobie
    }
pick-up =
    { $count ->
        [one] Weź ją z powrotem
       *[other] Weź je z powrotem
    }
pick-up-then =
    { $count ->
        [one] na rękę: jedna karta
        [few] na rękę: razem { $count } karty
       *[other] na rękę: razem { $count } kart
    }
discard-them =
    { $count ->
        [one] Odrzuć ją
       *[other] Odrzuć je
    }
discard-then =
    { $count ->
        [one] i dobierz jedną
        [2] i dobierz dwie
        [3] i dobierz trzy
       *[other] i dobierz { $count }
    }
ask-draw = { $name } bierze twoje { $cards }
ask-draw-plain = Odrzucasz { $cards }
draw-which = Dobierz: { $number } z { $total }
draw-from = z puli albo z talii
ask-consolation = Nic nie ukradziono: dobierasz kartę?
consolation-how = Dotknij karty z puli albo talii.
pass = Pas
ask-ghost =
    { $count ->
        [1] Twoje { $by } kradnie jedną z jego kart
        [2] Twoje { $by } kradnie jedną z jego par
       *[other] Twoje { $by } kradnie jeden z jego zestawów
    }
ask-ghost-how = Karty trafią na twoją rękę. Które?
claw-first = najpierw
claw-then = potem
claw-only = kradzież
claw-snatched = skradzione
claw-left = zostawione
claw-left-by = zostawia { $name }
note-count =
    { $count ->
        [1] jedna karta
        [2] dwie karty
        [3] trzy karty
        [4] cztery karty
        [few] { $count } karty
       *[other] { $count } kart
    }
note-higher = { $card } jest wyżej
note-equal = { $card } jest równe

## Kto decyduje

deciding-play = { $name } myśli.
deciding-take = { $name } bierze je lub zostawia.
deciding-answer = { $name } bierze je z powrotem lub odrzuca.
deciding-draw =
    { $count ->
        [one] { $name } dobiera.
        [few] { $name } dobiera { $count } karty.
       *[other] { $name } dobiera { $count } kart.
    }
deciding-consolation = { $name } może dobrać kartę.
deciding-ghost = { $name } wybiera zestaw wirtualnego gracza.
deciding-over = Gra skończona.

## Przebieg. WHO i WHOM to "you" albo "other".

log-started =
    { $who ->
        [you] Karty rozdane. Zaczynasz.
       *[other] Karty rozdane. Zaczyna { $name }.
    }
log-laid =
    { $who ->
        [you] Zagrywasz { $cards }
       *[other] { $name } zagrywa { $cards }
    }
few-left =
    { $count ->
        [one] Została jedna karta!
        [2] Zostały dwie karty!
       *[other] Zostały trzy karty!
    }
log-snatched =
    { $whom ->
        [you] { $name } kradnie ci { $cards }
       *[other] { $who ->
            [you] Kradniesz { $cards } graczowi { $victim }
           *[other] { $name } kradnie { $cards } graczowi { $victim }
        }
    }
log-took =
    { $whom ->
        [you] { $name } kradnie ci { $cards } i bierze na rękę.
       *[other] { $who ->
            [you] Kradniesz { $cards } graczowi { $victim } i bierzesz na rękę.
           *[other] { $name } kradnie { $cards } graczowi { $victim } i bierze na rękę.
        }
    }
log-left =
    { $whom ->
        [you] { $name } kradnie ci { $cards } i zostawia je tobie.
       *[other] { $who ->
            [you] Kradniesz { $cards } graczowi { $victim } i zostawiasz.
           *[other] { $name } kradnie { $cards } graczowi { $victim } i zostawia.
        }
    }
log-picked-up =
    { $who ->
        [you] Bierzesz { $cards } z powrotem
       *[other] { $name } bierze { $cards } z powrotem
    }
log-discarded =
    { $who ->
        [you] Odrzucasz { $cards }
       *[other] { $name } odrzuca { $cards }
    }
log-drew-row =
    { $who ->
        [you] Dobierasz { $cards } z puli
       *[other] { $name } dobiera { $cards } z puli
    }
log-drew-pile-own = Dobierasz { $cards } z talii
log-drew-pile =
    { $count ->
        [one] { $name } dobiera kartę z talii
        [few] { $name } dobiera { $count } karty z talii
       *[other] { $name } dobiera { $count } kart z talii
    }
log-ghost-snatched =
    { $who ->
        [you] Kradniesz { $cards } wirtualnemu graczowi
       *[other] { $name } kradnie { $cards } wirtualnemu graczowi
    }
log-ghost-received = Wirtualny gracz dostaje { $cards }
log-bundled = { $cards } trafia do grupy kart w puli
log-passed =
    { $who ->
        [you] Pasujesz
       *[other] { $name } pasuje
    }
log-ended =
    { $count ->
        [one] { $who ->
            [you] Wygrywasz grę.
           *[other] { $name } wygrywa grę.
        }
       *[other] { $name } dzielą się zwycięstwem.
    }
log-stood-in =
    { $who ->
        [you] Teraz gra za ciebie bot.
       *[other] Teraz gra bot za: { $name }.
    }
log-returned =
    { $who ->
        [you] Znów grasz samodzielnie.
       *[other] { $name } znów gra.
    }

## Dla uszu

told-play = Twoja tura. Twoja ręka: { $hand }.
told-take = Decydujesz: weź skradzione karty albo je zostaw.
told-answer = Decydujesz: weź swoje karty z powrotem albo je odrzuć.
told-draw = Dobierasz kartę.
told-consolation = Możesz dobrać kartę albo spasować.
told-ghost = Wybierasz zestaw wirtualnego gracza.

## Klawisze

keys = Klawisze
key-card = wybierz wartość; jeszcze raz: o jedną kartę mniej
key-joker = dodaj dżokera
key-lay = zagraj wybrane karty
key-clear = nic nie wybieraj
key-take = weź, zostaw
key-answer = weź z powrotem, odrzuć
key-draw = dobierz z puli, z talii
key-pass = pas
key-log = przebieg
key-rules = zasady
key-keys = ta lista

## Koniec

end-title =
    { $who ->
        [you] Wygrywasz!
       *[other] { $count ->
            [one] { $names } wygrywa
           *[other] { $names } dzielą się zwycięstwem
        }
    }
ended-out = Czyjaś ręka jest pusta.
ended-supply = Pula i talia są puste.
ended-turn_limit = Ostatnia tura minęła.
reason-points = Najwięcej punktów: { $points }.
reason-fewest = Tyle samo punktów, ale mniej kart na ręce.
reason-shared = Tyle samo punktów: zwycięstwo jest wspólne.
score-sum = zagrane: { $laid }, na ręce: { $hand }
total = łącznie { $points }
chart-title = Punkty, tura po turze
chart-none = Wykres zacznie się z następną grą.
rematch = Jeszcze raz
next-round = Następna gra
look-at-table = Zobacz stół
to-result = Do wyniku
record = Zapis
record-how = Cała gra jako tekst: zaznacz i skopiuj.
record-none = Zapisu jeszcze nie ma.

## Zasady

rules-goal-title = O co chodzi
rules-goal = Wszyscy zagrywają przed siebie zestawy kart i kradną zestawy innych. Karty zagrane to punkty dodatnie, karty na ręce to punkty ujemne.
rules-turn-title = Twoja tura
rules-turn = Zagraj dokładnie jeden zestaw z ręki na swoje karty: jedną lub więcej kart tej samej wartości. Dżokery pasują do każdej wartości.
rules-sets = Powyżej: cztery karty o wartości 6, dwie o wartości 12 i same dwa dżokery. Same dżokery mają wartość 14, wyższą niż wszystko inne.
rules-snatch-title = Kradzież
rules-snatch = Raz dookoła stołu, zaczynając od twojej lewej, twój zestaw porównuje się z wierzchnimi kartami każdego. Tyle samo kart i niższa wartość: trzeba je ukraść, a ty decydujesz:
rules-take = Weź karty na rękę. Okradziony gracz dobiera tyle samo.
rules-leave = Zostaw je. Okradziony gracz bierze je z powrotem albo odrzuca i dobiera tyle samo.
rules-below = Zestaw spod spodu jest wtedy na wierzchu i w tej turze bezpieczny. Odsłonięty zestaw nigdy nie atakuje.
rules-draw-title = Dobieranie
rules-draw = Po jednej karcie, odkrytej z puli albo w ciemno z talii. Pulę uzupełnia się dopiero, gdy skończysz.
rules-consolation = W tym wariancie: jeśli nikomu nic nie ukradziono w twojej turze, możesz na jej koniec dobrać jedną kartę.
rules-ones = W tym wariancie: jedynki kradną też trzynastki i dżokery, jeśli kart jest tyle samo.
rules-ghost = W tym wariancie obok leżą odkryte karty wirtualnego gracza. W każdej turze, przed przeciwnikiem, kradniesz mu jeden niższy zestaw; karty trafiają na twoją rękę, a on zostaje uzupełniony. Trzynastek i dżokerów nie zatrzymuje: tworzą w puli grupę kart, którą dobiera się jak jedną.
rules-end-title = Koniec
rules-end = Gra kończy się natychmiast, gdy ktoś zagra ostatnią kartę z ręki albo gdy pula i talia są puste. Twoje punkty: karty zagrane minus karty na ręce.
rules-tie-shared = Przy remisie zwycięstwo jest wspólne.
rules-tie-fewest = Przy remisie wygrywa mniej kart na ręce.
rules-advice-title = Rady
rules-advice = Kradzież zwykle się opłaca: inni tracą punkty, a to, co weźmiesz, można znów zagrać. Wiele kart niskiej wartości zagranych naraz trudno pobić. Słaba pojedyncza karta jako przynęta pozwala wybrać lepsze. I patrz na liczby w głowach: pod koniec lepiej już nie brać kart.
