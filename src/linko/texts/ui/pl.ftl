# Teksty ekranów w przeglądarce. To, co wspólne dla terminala i przeglądarki, jest w folderze obok.

## Strony

title-home = Linko
title-table = Stół · Linko
title-turn = Twoja tura · Linko
title-decide = Twoja decyzja · Linko
title-over = Koniec gry · Linko
title-rules = Zasady · Linko
home = Strona główna
loading = Chwileczkę…
no-such-page = Tu nic nie ma.
table-gone = Tego stołu już nie ma.
connection-lost = Utracono połączenie. Łączymy ponownie…
error-unreachable = Serwer nie odpowiada.
close = Zamknij

## Początek

claim = Zagraj zestaw. Co pobijesz, to kradniesz.
play = Graj
play-what =
    { $bots ->
        [one] { $edition }, { $bots } bot, poziom { $level }
        [few] { $edition }, { $bots } boty, poziom { $level }
       *[other] { $edition }, { $bots } botów, poziom { $level }
    }
change = zmień
change-title = W co grasz?
new-table = Nowy stół
open-table = Otwórz stół
join-code = Wpisz kod
join-how = Kod jest na ekranie znajomych.
join = Dołącz
code = Kod
open-tables = Otwarte stoły
no-open-tables = Nie ma teraz otwartych stołów. Otwórz swój!
watch = Oglądaj
no-running-tables = Nie ma teraz gier do oglądania.
my-games = Moje gry
no-games = Nie masz jeszcze zakończonych gier.
finished-games = Zakończone
won-by = Zwycięstwo: { $names }
your-turn = twoja tura
turn-of = teraz { $name }
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
sound-off = Bez dźwięku
motion-on = Animacje
motion-off = Bez animacji
notices-on = Alerty
notices-off = Bez alertów
notices-blocked = Alerty: brak zgody
notices-about = Przeglądarka da ci znać, gdy masz podjąć decyzję, a patrzysz gdzie indziej.
notices-blocked-about = Zezwól tej stronie na powiadomienia w ustawieniach przeglądarki.
notice-turn = Zagraj zestaw.
notice-decide = Inni czekają na twoją decyzję.

## Warianty i boty

edition = Wariant
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Kleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Poziom botów
strength-random = losowy
strength-kitten = łatwy
strength-greedy = średni
strength-heuristic = trudny
strength-search = mistrzowski

## Przed grą

lobby-title = Kto gra?
players-title = Gracze
sit-here = Usiądź tutaj
move-here = Przesiądź się tutaj
that-is-you = to ty
away = chwilowa nieobecność
host = prowadzi stół
seat-number = Miejsce { $number }
seat-more = { $name }: więcej
save-name = Zapisz
swap-with = Zamień się miejscami z graczem
swap-about = Gra się i kradnie po kolei, zgodnie z ruchem wskazówek zegara.
send-away = Wyproś
send-away-about = { $name } może patrzeć, ale już tu nie usiądzie.
only-watch = Tylko patrzę
only-watch-about = Twoje miejsce się zwolni; nadal ustalasz grę i rozdajesz karty.
leave-lobby = Odejdź od stołu
leave-about = Twoje miejsce zwolni się dla kogoś innego.
leave-host-about = Stół poprowadzi ktoś inny.
leave-last-about = Nikt inny tu nie siedzi: stół zostanie zamknięty.
mute = Wycisz: { $name }
mute-about = Tylko ty nie zobaczysz przy tym stole, co mówi { $name }.
unmute = Słuchaj znów: { $name }
unmute-about = Nie widzisz przy tym stole, co mówi { $name }.
add-bot = dodaj bota
bot-here = Bot na tym miejscu
clear-seat = Zwolnij miejsce
start = Rozdaj karty
start-fill =
    { $count ->
        [one] Dodaj bota i rozdaj karty
        [few] Dodaj { $count } boty i rozdaj karty
       *[other] Dodaj { $count } botów i rozdaj karty
    }
waiting-for-host = Osoba prowadząca stół rozda karty, gdy wszyscy będą na miejscu.
fill-level = Poziom tych botów
agreed = W co gracie
invite = Zaproś znajomych
link = Link
copy-link = Skopiuj link
copied = Skopiowano
qr-code = Link do tego stołu jako kod QR
length = Jak długo gracie?
length-single = Jedna gra
length-rounds = Na rundy
length-target = Na punkty
length-single-about = Każda gra liczy się osobno.
length-rounds-about =
    { $count ->
        [one] Każdy zaczyna raz. Liczba gier: { $games }, punkty się sumują.
        [few] Każdy zaczyna { $count } razy. Liczba gier: { $games }, punkty się sumują.
       *[other] Każdy zaczyna { $count } razy. Liczba gier: { $games }, punkty się sumują.
    }
length-target-about = Gra za grą, aż ktoś zbierze łącznie punktów: { $points }.
rounds-each = Ile razy zaczyna każdy
target-points = Punkty do zdobycia
amount-less = { $what }: mniej
amount-more = { $what }: więcej
clock = Czas do namysłu
clock-none = Bez limitu
clock-quick = Krótki
clock-calm = Spokojny
clock-days = Na dni
clock-own = Własny
clock-none-about = Każdy myśli, jak długo chce.
clock-each-about = Na każdą decyzję: { $each }. Gdy czas minie, gra bot.
clock-bank-about = Na każdą decyzję: { $each }; w zapasie na całą grę: { $bank }. Gdy czas minie, gra bot.
clock-seconds-each = Sekundy na decyzję
clock-minutes-bank = Minuty w zapasie
who-starts = Kto zaczyna?
starts-lot = Los
starts-lot-about = Kto pierwszy zacznie, decyduje los; potem zawsze następna osoba po lewej.
starts-seat-about = { $name } zaczyna pierwszą grę; potem zawsze następna osoba po lewej.
who-comes = Kto może przyjść?
comes-link = Z linkiem lub kodem
comes-all = Wszyscy
comes-link-about = Ten stół znajdą tylko ci, którzy mają link albo kod.
comes-all-about = Stół jest na liście otwartych stołów i każdy może patrzeć.
what-said = Co można mówić?
said-phrases = Gotowe zwroty
said-text = Wszystko
said-phrases-about = Wybór zwrotów, które każdy czyta w swoim języku.
said-text-about = Oprócz zwrotów można też pisać własne słowa.
options = Opcje
sizes = Rozmiary, do prób
sizes-about = Ile jest kart i ile się rozdaje; żaden wariant tego nie zmienia.
size-ranks = Najwyższa wartość
size-copies = Kart każdej wartości
size-jokers = Dżokery
size-hand_size = Kart na ręce
size-row_size = Kart w puli
size-ghost_size = Kart wirtualnego gracza

## Stół

you = Ty
menu = Menu
menu-home = Na stronę główną – gra trwa dalej
match-so-far = Mecz do tej pory
leave-table = Odejdź od stołu – bot zagra za ciebie
hand-over = Niech bot gra za gracza { $name }
time-left = Pozostały czas: { $time }
bot-for-you = Bot gra za ciebie.
play-on = Wracam do gry
rules = Zasady
log = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Wcześniej
say-something = Powiedz coś
your-words = Twoja wiadomość
send = Wyślij
turn-number = Tura { $number }
game-of = gra { $number } z { $games }
game-to = gra { $number }, do { $target } pkt
row-title = Talia i pula
pile = Talia
pile-label =
    { $count ->
        [0] Talia jest pusta
        [one] Talia, jedna karta
        [few] Talia, { $count } karty
       *[other] Talia, { $count } kart
    }
row-entry =
    { $cards ->
        [X] dżoker w puli, miejsce { $place }
       *[other] { $cards } w puli, miejsce { $place }
    }
discard = Odrzucone
discard-count = Odrzucone: { $count }
discard-empty = Jeszcze nic nie odrzucono.
cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
sets =
    { $count ->
        [one] { $count } zestaw
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
seen-in-hand = znane karty
stack-label =
    { $count ->
        [0] { $name }: jeszcze nic
        [one] { $name }: jeden zestaw, na wierzchu { $top }
        [few] { $name }: { $count } zestawy, na wierzchu { $top }
       *[other] { $name }: { $count } zestawów, na wierzchu { $top }
    }
stack-of = Karty przed graczem { $name }
your-stack = Karty przed tobą
stack-size =
    { $cards ->
        [one] { $sets }, jedna karta
        [few] { $sets }, { $cards } karty
       *[other] { $sets }, { $cards } kart
    }
on-top = na wierzchu
your-hand = Twoja ręka
hand-group =
    { $card ->
        [X] { $chosen ->
            [0] { $count } × dżoker
           *[other] { $count } × dżoker, wybrane: { $chosen }
        }
       *[other] { $chosen ->
            [0] { $count } × { $card }
           *[other] { $count } × { $card }, wybrane: { $chosen }
        }
    }
new = nowe
ghost = Wirtualny gracz
ghost-what = nie gra i nie punktuje
watching = Oglądasz grę.
waiting-for = Czekamy na gracza { $name }

## Pytania

ask-play = Twoja tura: zagraj zestaw
ask-play-how = Wybierz karty; jeszcze raz: o jedną mniej. Dżokery pasują wszędzie.
not-a-set = To nie jest zestaw.
goes-out = Zostaniesz bez kart
snatches =
    { $count ->
        [0] Nic nie ukradniesz
        [1] Ukradniesz jeden zestaw
        [2] Ukradniesz dwa zestawy
        [3] Ukradniesz trzy zestawy
        [4] Ukradniesz cztery zestawy
        [few] Ukradniesz { $count } zestawy
       *[other] Ukradniesz { $count } zestawów
    }
of-name = { $name }:
of-ghost =
    { $count ->
        [1] Wirtualny gracz:
       *[other] Wirtualny gracz, 1 z:
    }
lay =
    { $cards ->
        [X] Zagraj dżokera
       *[other] Zagraj { $cards }
    }
lay-nothing = Zagraj
lay-last = i gra się kończy
and = { " i " }
stay =
    { $count ->
        [one] na ręce zostaje { $cards }
       *[other] na ręce zostają: { $cards }
    }
stay-none =
    { $count ->
        [one] na ręce zostaje jedna karta
        [few] na ręce zostają { $count } karty
       *[other] na ręce zostaje { $count } kart
    }
some-cards =
    { $card ->
        [X] { $count ->
            [1] { $case ->
                [object] jednego dżokera
               *[other] jeden dżoker
            }
            [2] dwa dżokery
            [3] trzy dżokery
            [4] cztery dżokery
            [few] { $count } dżokery
           *[other] { $count } dżokerów
        }
       *[other] { $count ->
            [1] { $case ->
                [object] jedną { $card }
               *[other] jedna { $card }
            }
            [2] dwie { $card }
            [3] trzy { $card }
            [4] cztery { $card }
            [5] pięć { $card }
           *[other] { $count } × { $card }
        }
    }
the-cards =
    { $card ->
        [X] { $count ->
            [1] dżokera
            [2] dwa dżokery
            [3] trzy dżokery
            [4] cztery dżokery
            [few] { $count } dżokery
           *[other] { $count } dżokerów
        }
       *[other] { $count ->
            [1] kartę { $card }
            [2] dwie { $card }
            [3] trzy { $card }
            [4] cztery { $card }
            [5] pięć { $card }
           *[other] { $count } × { $card }
        }
    }
chosen-again =
    { $count ->
        [one] znów { $card }: odznaczasz
       *[other] znów { $card }: o jedną mniej
    }
ask-take =
    { $cards ->
        [X] Zestawem { $by } kradniesz dżokera graczowi { $name }
       *[other] { $by ->
            [X] Dżokerem kradniesz { $cards } graczowi { $name }
           *[other] Zestawem { $by } kradniesz { $cards } graczowi { $name }
        }
    }
ask-take-short =
    { $cards ->
        [X] Kradniesz dżokera graczowi { $name }
       *[other] Kradniesz { $cards } graczowi { $name }
    }
take = Weź { $cards }
take-short = Weź
take-then =
    { $count ->
        [one] { $name } dobiera jedną
        [2] { $name } dobiera dwie
        [3] { $name } dobiera trzy
        [4] { $name } dobiera cztery
        [5] { $name } dobiera pięć
       *[other] { $name } dobiera { $count }
    }
leave =
    { $cards ->
        [X] Zostaw go
       *[other] { $count ->
            [one] Zostaw ją
           *[other] Zostaw je
        }
    }
leave-then = { $name } bierze lub odrzuca
ask-answer =
    { $cards ->
        [X] { $name } kradnie ci dżokera, ale go zostawia
       *[other] { $count ->
            [one] { $name } kradnie ci { $cards }, ale ją zostawia
           *[other] { $name } kradnie ci { $cards }, ale je zostawia
        }
    }
ask-answer-short =
    { $cards ->
        [X] { $name } zostawia ci dżokera
       *[other] { $name } zostawia ci { $cards }
    }
pick-up =
    { $cards ->
        [X] Weź go z powrotem
       *[other] { $count ->
            [one] Weź ją z powrotem
           *[other] Weź je z powrotem
        }
    }
pick-up-then =
    { $count ->
        [one] na ręce będzie jedna karta
        [few] na ręce będą { $count } karty
       *[other] na ręce będzie { $count } kart
    }
discard-them =
    { $cards ->
        [X] Odrzuć go
       *[other] { $count ->
            [one] Odrzuć ją
           *[other] Odrzuć je
        }
    }
discard-then =
    { $count ->
        [one] i dobierz jedną
        [2] i dobierz dwie
        [3] i dobierz trzy
        [4] i dobierz cztery
        [5] i dobierz pięć
       *[other] i dobierz { $count }
    }
ask-draw =
    { $cards ->
        [X] { $name } zabiera ci dżokera
       *[other] { $name } zabiera ci { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] Odrzucasz dżokera
       *[other] Odrzucasz { $cards }
    }
draw-which = Dobierz: { $number } z { $total }
draw-from =
    { $pile ->
        [0] z puli
       *[other] z puli albo z talii
    }
ask-consolation = Nic nie kradniesz: dobierasz?
consolation-how =
    { $pile ->
        [0] Wybierz kartę z puli.
       *[other] Wybierz kartę z puli albo talię.
    }
pass = Pas
pass-then = bez dobierania
ask-ghost = Co kradniesz wirtualnemu graczowi?
ask-ghost-how = Karty trafią na twoją rękę.
ask-ghost-field = Wybierz zestaw w obwódce; jego karty trafią na twoją rękę.
ask-ghost-only = Kradniesz { $cards } wirtualnemu graczowi
ghost-then =
    { $pile ->
        [0] na twoją rękę
       *[other] na twoją rękę; on dostaje nowe
    }
claw-first = najpierw
claw-then = potem
claw-only = kradzież
claw-snatched = skradzione
claw-left = zostawione
claw-left-by = { $name } zostawia
note-count =
    { $count ->
        [1] jedna karta
        [2] dwie karty
        [3] trzy karty
        [4] cztery karty
        [5] pięć kart
        [few] { $count } karty
       *[other] { $count } kart
    }
note-higher =
    { $card ->
        [X] dżokery to więcej
       *[other] { $card } to więcej
    }
note-equal =
    { $card ->
        [X] też dżokery
       *[other] też { $card }
    }
note-next = w kolejce

## Kto decyduje

deciding-play = { $name } myśli.
deciding-take = { $name } bierze lub zostawia.
deciding-answer = { $name } bierze z powrotem lub odrzuca.
deciding-draw =
    { $count ->
        [one] { $name } dobiera.
        [few] { $name } dobiera { $count } karty.
       *[other] { $name } dobiera { $count } kart.
    }
deciding-consolation = { $name } może dobrać kartę.
deciding-ghost = { $name } wybiera zestaw wirtualnego gracza.
deciding-over = Koniec gry.

## Przebieg

few-left =
    { $count ->
        [one] – została jedna karta!
        [2] – zostały dwie karty!
       *[other] – zostały trzy karty!
    }

## Dla uszu

told-play = Twoja tura. Twoja ręka: { $hand }.
told-take = Zdecyduj: weź skradzione karty albo je zostaw.
told-answer = Zdecyduj: weź swoje karty z powrotem albo je odrzuć.
told-draw =
    { $total ->
        [1] Dobierz kartę.
       *[other] Dobierz kartę: { $number } z { $total }.
    }
told-consolation = Możesz dobrać kartę albo spasować.
told-ghost = Wybierz zestaw wirtualnego gracza.

## Klawisze

keys = Klawisze i skróty
key-card = wybierz wartość; jeszcze raz: o jedną kartę mniej
key-joker = dodaj dżokera
key-lay = zagraj wybrane karty
key-clear = wyczyść wybór; od razu pokaż, co się stało
key-take = weź / zostaw
key-answer = weź z powrotem / odrzuć
key-draw = dobierz z puli / z talii
key-pass = pas
key-ghost = wybierz zestaw wirtualnego gracza
key-log = przebieg gry
key-rules = zasady
key-keys = ta lista
double-tap = Podwójne kliknięcie lub dotknięcie grupy zagrywa ją całą

## Koniec

end-title =
    { $who ->
        [you] Wygrywasz!
       *[other] { $count ->
            [one] { $names } wygrywa
           *[other] Wspólne zwycięstwo: { $names }
        }
    }
ended-out =
    { $who ->
        [you] Nie masz już kart.
        [other] { $name } nie ma już kart.
       *[unknown] Komuś skończyły się karty.
    }
ended-supply = Pula i talia są puste.
ended-turn_limit = Minęła ostatnia tura.
reason-points = Najwięcej punktów: { $points }.
reason-fewest = Tyle samo punktów, ale mniej kart na ręce.
reason-shared = Tyle samo punktów.
reason-shared-fewest = Tyle samo punktów i tyle samo kart na ręce.
match-won =
    { $who ->
        [you] Wygrywasz mecz, łącznie { $points }.
       *[other] { $count ->
            [one] Mecz wygrywa { $names }, łącznie { $points }.
           *[other] Wspólne zwycięstwo w meczu: { $names }, po { $points }.
        }
    }
score-sum = przed graczem: { $laid }, na ręce: { $hand }
total = łącznie { $points }
chart-title = Punkty tura po turze
chart-none = Wykres pojawi się w następnej grze.
rematch = Jeszcze raz
next-game = Następna gra
next-has-begun = Następna gra już trwa.
look-at-table = Zobacz stół
to-result = Zobacz wynik
record = Zapis gry
record-how = Cała gra jako tekst: zaznacz i skopiuj.
copy-record = Skopiuj zapis gry

## Zasady

rules-goal-title = O co chodzi
rules-goal = Wszyscy zagrywają zestawy kart przed siebie i kradną zestawy innym. Karty przed tobą to punkty dodatnie, a karty na ręce – ujemne.
rules-deck = W grze jest po { $copies ->
        [1] jednej karcie
        [few] { $copies } karty
       *[other] { $copies } kart
    } każdej wartości od 1 do { $ranks } i { $jokers ->
        [0] ani jednego dżokera
        [1] jeden dżoker
        [few] { $jokers } dżokery
       *[other] { $jokers } dżokerów
    }. Wszyscy dostają po { $hand ->
        [1] jednej karcie
        [few] { $hand } karty
       *[other] { $hand } kart
    }, { $row ->
        [1] jedna odkryta karta tworzy
        [few] { $row } odkryte karty tworzą
       *[other] { $row } odkrytych kart tworzy
    } pulę, a reszta talię.
rules-turn-title = Twoja tura
rules-turn = Zagraj z ręki dokładnie jeden zestaw: jedną lub więcej kart tej samej wartości. Połóż go na kartach przed sobą. Dżokery pasują do każdej wartości.
rules-sets = Powyżej: cztery karty o wartości 6, dwie o wartości 12 i dwa dżokery. Same dżokery mają wartość 14, wyższą niż wszystko inne.
rules-snatch-title = Kradzież
rules-snatch = Twój zestaw porównuje się kolejno z wierzchnimi kartami wszystkich graczy, raz dookoła stołu, zaczynając od osoby po twojej lewej. Jeśli kart jest tyle samo, a ich wartość jest niższa, musisz je ukraść. Potem decydujesz:
rules-take = Bierzesz je na rękę. Okradziony gracz dobiera tyle samo kart.
rules-leave = Zostawiasz je. Okradziony gracz bierze je z powrotem na rękę albo odrzuca i dobiera tyle samo kart.
rules-below = Zestaw, który leżał pod spodem, jest teraz na wierzchu; do końca tej tury nikt go nie ukradnie. Odsłonięty zestaw sam nigdy nie kradnie.
rules-draw-title = Dobieranie
rules-draw = Dobierasz po jednej karcie: odkrytą z puli albo w ciemno z talii. Pulę uzupełnia się dopiero, gdy skończysz.
rules-consolation = W tym wariancie: jeśli w swojej turze nic nie ukradniesz, na jej koniec możesz dobrać jedną kartę.
rules-ones = W tym wariancie: jedynki kradną też { $ranks ->
        [13] trzynastki
       *[other] karty o wartości { $ranks }
    } i same dżokery, jeśli kart jest tyle samo. Wszystko, co wyższe, nadal kradnie jedynki.
rules-ghost = W tym wariancie obok leżą odkryte karty wirtualnego gracza; wszystkie jego karty o tej samej wartości to jeden zestaw. W swojej turze kradniesz najpierw, jeśli się da, jeden jego niższy zestaw z tą samą liczbą kart, a dopiero potem karty przeciwnika. Zestaw wirtualnego gracza zawsze bierzesz na rękę, a on od razu dostaje nowe karty. { $ranks ->
        [13] Trzynastek
       *[other] Kart o wartości { $ranks }
    } i dżokerów nie zatrzymuje: dokłada się je do karty w puli i powstaje grupa kart, którą dobiera się jak jedną kartę.
rules-end-title = Koniec
rules-end = Gra kończy się natychmiast, gdy ktoś zagra ostatnią kartę z ręki albo gdy pula i talia są puste. Twoje punkty: karty przed tobą minus karty na ręce.
rules-tie-shared = Przy remisie zwycięstwo jest wspólne.
rules-tie-fewest = Przy remisie decyduje mniejsza liczba kart na ręce; jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-screen-title = Na ekranie
rules-screen = Kliknij grupę kart na ręce albo jej dotknij: wybierasz ją całą. Jeszcze raz: o jedną kartę mniej. Dżokery dodajesz po jednym. Widzisz, komu zestaw coś by ukradł, a potem naciskasz „Zagraj”. Szybciej: wybierz grupę szybko dwa razy albo naciśnij Enter. Gdy karty się poruszają, kliknij lub dotknij gdziekolwiek, a od razu zobaczysz, jak stoi gra.
rules-advice-title = Rady
rules-advice = Kradzież zwykle się opłaca: inni tracą punkty, a to, co weźmiesz, możesz znów zagrać. Wiele kart o niskiej wartości, zagranych naraz, trudno pobić. Słaba pojedyncza karta to dobra przynęta: gdy ktoś ją ukradnie, możesz dobrać lepszą. I patrz na liczby na rysich głowach: pod koniec lepiej już nie brać kart.
