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
closed-host = Administratorzy tej strony zamknęli ten stół.
closed-conduct = Ten stół zamknięto, ponieważ ktoś złamał regulamin.
closed-stuck = Ten stół zamknięto, ponieważ coś było z nim nie tak.
closed-maintenance = Ten stół zamknięto z powodu prac technicznych.
maintenance = Prace techniczne: trwające gry toczą się dalej, ale nowych nie można rozpocząć.
connection-lost = Utracono połączenie. Łączymy ponownie…
error-unreachable = Serwer nie odpowiada.
close = Zamknij

## Początek

claim = Zagraj zestaw. Co pobijesz, to kradniesz.
play = Graj
play-what =
    { $bots ->
        [1] { $edition }, jeden bot, poziom { $level }
        [2] { $edition }, dwa boty, poziom { $level }
        [3] { $edition }, trzy boty, poziom { $level }
        [4] { $edition }, cztery boty, poziom { $level }
       *[other] { $edition }, { $bots } botów, poziom { $level }
    }
solo-title = Twoja gra jeszcze trwa
solo-resume = Graj dalej
solo-new = Nowa gra
solo-new-about = Poprzednia skończy się wtedy bez wyniku.
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
won-by =
    { $who ->
        [you] Twoje zwycięstwo
       *[other] { $count ->
            [one] Zwycięstwo: { $names }
           *[other] Wspólne zwycięstwo: { $names }
        }
    }
game-place = { $place }. miejsce na { $count }
who-is-away = { $names } – offline
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

## Zaproszenie

invited-title = { $name } zaprasza cię do gry
invited-by-nobody = Zaproszenie do gry
invited-with = przy stole: { $names }
invited-bots =
    { $count ->
        [one] bot
        [2] dwa boty
        [3] trzy boty
        [4] cztery boty
        [few] { $count } boty
       *[other] { $count } botów
    }
invited-games =
    { $games ->
        [one] jedna gra
        [few] { $games } gry
       *[other] { $games } gier
    }
invited-target =
    { $points ->
        [one] do { $points } punktu
       *[other] do { $points } punktów
    }
invited-no-clock = bez limitu czasu
invited-clock = { $each } na decyzję
invited-name = Twoje imię przy stole
sit-down = Usiądź
how-it-goes = Jak się gra
invited-note = Bez konta i bez e-maila. Jeśli wszystkie miejsca są zajęte, oglądasz, aż któreś się zwolni.
invited-place = tu będzie twoje miejsce
invited-full =
    { $count ->
        [2] Oba miejsca są zajęte
        [3] Wszystkie trzy miejsca są zajęte
        [4] Wszystkie cztery miejsca są zajęte
        [5] Wszystkie pięć miejsc jest zajętych
       *[other] Wszystkie miejsca są zajęte
    }
invited-running =
    { $turn ->
        [0] Gra już trwa
       *[other] Gra już trwa, tura { $turn }
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
pace-calm = Spokojne tempo
pace-normal = Zwykłe tempo
pace-quick = Szybkie tempo
notices-on = Alerty
notices-off = Bez alertów
notices-blocked = Alerty: brak zgody
notices-about = Przeglądarka da ci znać, gdy masz podjąć decyzję, a patrzysz gdzie indziej.
notices-blocked-about = Zezwól tej stronie na powiadomienia w ustawieniach przeglądarki.
notice-turn = Zagraj zestaw.
notice-decide = Inni czekają na twoją decyzję.

## Tryby i boty

edition = Tryb
edition-plain = bez dodatkowych zasad
edition-plain-about = Nic nie dochodzi: bez kradzieży niczego się nie dobiera, a przy remisie zwycięstwo jest wspólne.
bot-name-1 = Axilu
bot-name-2 = Bolynx
bot-name-3 = Calux
bot-name-4 = Drolynx
bot-name-5 = Elinxo
strength = Poziom botów
strength-random = zerowy
strength-kitten = łatwy
strength-greedy = średni
strength-heuristic = trudny
strength-search = mistrzowski

## Przed grą

lobby-title = Kto gra?
places-taken = zajęte miejsca: { $taken } z { $seats }
free = Wolne
tap-to-fill = dotknij
fill-how = znajomy, bot albo nikt
still-free = nadal wolne
is-here = jest tutaj
is-away = jest offline
bot-strength = bot, { $strength }
you-name = Ty, { $name }
wears = futro: { $coat }
coat-2 = Lód
coat-5 = Świerk
coat-8 = Słoma
coat-10 = Wydmy
coat-12 = Jarzębina
watching-free = Oglądasz. Wybierz wolne miejsce, aby usiąść.
watching-full = Oglądasz. Wszystkie miejsca są zajęte.
who-sits = Kto tu usiądzie?
send-link = Wyślij link
a-bot = Bot
bot-kind-kitten = Kociak
bot-kind-greedy = Łasuch
bot-kind-heuristic = Heurystyk
bot-kind-search = Strateg
nobody-plays =
    { $players ->
        [0] Nikt
        [1] Nikt
        [2] Nikt, grają dwie osoby
        [3] Nikt, grają trzy osoby
        [4] Nikt, grają cztery osoby
       *[other] Nikt, liczba graczy: { $players }
    }
sit-instead = Ja tu usiądę
players-title = Gracze
sit-here = Usiądź tutaj
host = prowadzi stół
seat-number = Miejsce { $number }
seat-more = { $name }: więcej opcji
save-name = Zapisz
swap-with = Zamień się miejscami z graczem
swap-about = Gra się i kradnie po kolei, zgodnie z ruchem wskazówek zegara.
send-away = Wyproś
send-away-about = { $name } może oglądać grę, ale już tu nie usiądzie.
only-watch = Tylko oglądaj
only-watch-about = Twoje miejsce się zwolni; nadal wybierasz, w co gracie, i rozdajesz karty.
leave-lobby = Odejdź od stołu
leave-about = Twoje miejsce zwolni się dla kogoś innego.
leave-host-about = Stół poprowadzi ktoś inny.
leave-last-about = Nikt inny tu nie siedzi: stół zostanie zamknięty.
mute = Wycisz: { $name }
mute-about = Przy tym stole nie zobaczysz już, co mówi { $name }. Nikt inny tego nie zauważy.
unmute = Cofnij wyciszenie: { $name }
unmute-about = Nie widzisz przy tym stole, co mówi { $name }.
start = Rozdaj
fill-bots =
    { $count ->
        [one] Posadź tam bota
       *[other] Posadź tam boty
    }
deal-left-out =
    { $free ->
        [one] Wolne miejsce odpada. Liczba graczy: { $players }.
       *[other] Wolne miejsca odpadają. Liczba graczy: { $players }.
    }
deal-needed =
    { $least ->
        [2] Potrzeba dwóch graczy
        [3] Potrzeba trzech graczy
       *[other] Potrzeba { $least } graczy
    }
waiting-to-deal = Karty rozda { $name }
host-away =
    { $who ->
        [you] { $name } jest offline. Jeśli potrwa to minutę, możesz rozdać karty.
       *[other] { $name } jest offline. Jeśli potrwa to minutę, karty może rozdać { $deputy }.
    }
host-away-you-deal = { $name } jest offline, więc rozdajesz ty.
you-deal = Osoby prowadzącej nie ma, więc rozdajesz ty.
waiting-for-host = Osoba prowadząca stół rozda karty, gdy wszyscy będą na miejscu.
agreed = W co gracie
what-play = W co gramy?
editions-hint = Wszystkie sześć to ta sama gra. Każda karta pokazuje, co jest inne; przytrzymaj ją, aby przeczytać więcej.
twist-classic = zwykła gra
twist-basic = bez kradzieży: dobierasz
twist-advanced = remis: mniej na ręce
twist-expert = 1 kradnie 13 i X
twist-duel = wirtualny gracz i dobieranie
twist-phantom = okradasz wirtualnego gracza
for-players =
    { $most ->
        [2] dla dwojga
       *[other] dla { $least }–{ $most }
    }
leave-out-ask =
    { $count ->
        [1] Usunąć jedno miejsce?
        [2] Usunąć dwa miejsca?
        [3] Usunąć trzy miejsca?
       *[other] Usunąć miejsca: { $count }?
    }
add-places-ask =
    { $count ->
        [1] Dodać jedno miejsce?
       *[other] Dodać miejsca: { $count }?
    }
too-many-sit = Siedzi tu za dużo osób: { $people }.
yes = Tak
no = Nie
done = Gotowe
places-title = Miejsca
line-single = jedna gra
line-rounds =
    { $count ->
        [one] każdy zaczyna raz
       *[other] każdy zaczyna { $count } razy
    }
line-target = do { $points } pkt
line-clock-none = bez limitu czasu
line-clock-quick = szybkie tempo
line-clock-calm = spokojne tempo
line-clock-days = dzień na decyzję
line-clock-own = { $each } na decyzję
line-starts-lot = O początku decyduje los
line-starts-seat = zaczyna { $name }
line-comes-link = kto ma link, może przyjść
line-comes-all = każdy może przyjść
own-rules = Własne zasady
own-rules-none = brak
own-rules-some = zmienione
invite = Zaproś znajomych
code-of-table = Kod tego stołu
share-link = Udostępnij link
copy-link = Skopiuj link
copied = Skopiowano
qr-code = Link do tego stołu jako kod QR
qr-short = QR
length = Długość
length-single = Jedna gra
length-rounds = Kilka gier
length-target = Na punkty
length-single-about = Każda gra liczy się osobno.
length-rounds-about =
    { $count ->
        [one] Każdy zaczyna raz. Liczba gier: { $games }, punkty się sumują.
        [few] Każdy zaczyna { $count } razy. Liczba gier: { $games }, punkty się sumują.
       *[other] Każdy zaczyna { $count } razy. Liczba gier: { $games }, punkty się sumują.
    }
length-target-about =
    { $points ->
        [one] Gra za grą, aż ktoś zbierze łącznie { $points } punkt.
        [few] Gra za grą, aż ktoś zbierze łącznie { $points } punkty.
       *[other] Gra za grą, aż ktoś zbierze łącznie { $points } punktów.
    }
rounds-each = Ile razy każdy zaczyna
target-points = Punkty do zdobycia
amount-less = { $what }: mniej
amount-more = { $what }: więcej
clock = Czas
clock-none = Bez limitu
clock-quick = Krótki
clock-calm = Spokojny
clock-days = Długi
clock-own = Własny
clock-none-about = Każdy myśli, jak długo chce.
clock-each-about = Na każdą decyzję: { $each }. Gdy czas minie, gra bot.
clock-bank-about = Na każdą decyzję: { $each }; w zapasie na całą grę: { $bank }. Gdy czas minie, gra bot.
clock-seconds-each = Sekundy na decyzję
clock-minutes-bank = Minuty w zapasie
who-starts = Kto zaczyna
starts-lot = Losowo
starts-lot-about = O tym, kto zacznie pierwszą grę, decyduje los; potem zawsze zaczyna następna osoba po lewej.
starts-seat-about = { $name } zaczyna pierwszą grę; potem zawsze następna osoba po lewej.
who-comes = Kto może przyjść
comes-link = Z linkiem
comes-all = Wszyscy
comes-link-about = Ten stół znajdą tylko ci, którzy mają link albo kod.
comes-all-about = Stół jest na liście otwartych stołów i każdy może oglądać grę.
what-said = Rozmowa
said-phrases = Zwroty
said-text = Dowolny tekst
said-phrases-about = Wybór zwrotów, które każdy czyta w swoim języku.
said-text-about = Oprócz zwrotów każdy może też pisać własnymi słowami.
sizes = Liczba kart, do eksperymentów
sizes-about = Ile jest kart i ile się rozdaje; żaden tryb tego nie zmienia.
size-ranks = Najwyższa wartość
size-copies = Karty każdej wartości
size-jokers = Dżokery
size-hand_size = Karty na ręce
size-row_size = Karty w puli
size-ghost_size = Karty wirtualnego gracza

## Stół

you = Ty
menu = Menu
menu-home = Na stronę główną – gra trwa dalej
show-again = Pokaż to jeszcze raz
hint = Podpowiedź
replays = Ostatnia runda jeszcze raz – dotknij, by pominąć
match-so-far = Mecz do tej pory
leave-table = Odejdź od stołu – bot zagra za ciebie
hand-over = Niech bot gra za gracza { $name }
hand-over-short = Niech gra bot
away-clock = { $name } jest offline. Gdy czas minie, zagra bot.
away-host = { $name } jest offline. { $host } może wstawić bota.
away-only = { $name } jest offline.
time-left = Pozostały czas: { $time }
time-low =
    { $seconds ->
        [one] Została tylko sekunda!
        [few] Zostały tylko { $seconds } sekundy!
       *[other] Zostało tylko { $seconds } sekund!
    }
bot-for-you = Bot gra za ciebie.
play-on = Wracam do gry
rules = Zasady
print = Drukuj
facts-link = Gra w liczbach
log = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Wcześniej
say-something = Powiedz coś
talk = Rozmowa
talk-open = Otwórz rozmowę
talk-empty = Nikt jeszcze nic nie powiedział.
sat-down =
    { $who ->
        [you] Siadasz do stołu
       *[other] { $name } siada do stołu
    }
more-phrases = Więcej
fewer-phrases = Mniej
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
stack-empty = Nic tu jeszcze nie leży.
stack-what = Ukraść można tylko wierzchnie karty.
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
aim = Każda karta przed tobą to +1, każda karta na ręce −1: każdy zaczyna od { $start }.
aim-end = Gdy ktoś nie ma już kart, gra się kończy; wygrywa najwyższy wynik.
aim-snatch = Twój zestaw kradnie wierzchnie karty: tyle samo kart o niższej wartości.
# Na niskich ekranach.
aim-short = Karty przed tobą +1, na ręce −1; start { $start }

## Pytania

ask-play = Twoja tura: zagraj zestaw
ask-play-how = Wybierz karty jednej wartości; jeszcze raz: o jedną mniej. Dżokery pasują wszędzie.
not-a-set = To nie jest zestaw.
last-set =
    { $who ->
        [you] Tym zestawem wygrywasz!
        [shared] Wtedy wspólne zwycięstwo: { $names }
       *[other] Wtedy wygrywa { $names }
    }
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
       *[other] Wirtualny gracz, jeden z:
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
            [5] pięć dżokerów
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
            [6] sześć { $card }
            [7] siedem { $card }
            [8] osiem { $card }
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
            [5] pięć dżokerów
            [few] { $count } dżokery
           *[other] { $count } dżokerów
        }
       *[other] { $count ->
            [1] kartę { $card }
            [2] dwie { $card }
            [3] trzy { $card }
            [4] cztery { $card }
            [5] pięć { $card }
            [6] sześć { $card }
            [7] siedem { $card }
            [8] osiem { $card }
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
        [X] Kartą { $by } kradniesz dżokera graczowi { $name }
       *[other] { $by ->
            [X] Dżokerem kradniesz kartę { $cards } graczowi { $name }
           *[other] { $count ->
                [one] Kartą { $by } kradniesz kartę { $cards } graczowi { $name }
               *[other] Zestaw { $by } kradnie { $cards } graczowi { $name }
            }
        }
    }
ask-take-short =
    { $cards ->
        [X] Kradniesz dżokera graczowi { $name }
       *[other] { $count ->
            [one] Kradniesz kartę { $cards } graczowi { $name }
           *[other] Kradniesz { $cards } graczowi { $name }
        }
    }
take = Weź { $cards }
take-short = Weź
take-then =
    { $count ->
        [one] na ręce { $hand }; { $name } dobiera jedną
        [2] na ręce { $hand }; { $name } dobiera dwie
        [3] na ręce { $hand }; { $name } dobiera trzy
        [4] na ręce { $hand }; { $name } dobiera cztery
        [5] na ręce { $hand }; { $name } dobiera pięć
        [6] na ręce { $hand }; { $name } dobiera sześć
       *[other] na ręce { $hand }; { $name } dobiera { $count }
    }
take-then-short = na ręce { $hand }; przeciwnik dobiera { $count }
take-ends =
    { $count ->
        [one] { $name } dobiera ostatnią kartę: koniec gry
        [few] { $name } dobiera ostatnie { $count } karty: koniec gry
       *[other] { $name } dobiera ostatnich { $count } kart: koniec gry
    }
draw-ends-short =
    { $count ->
        [one] ostatnia karta: koniec
        [few] ostatnie { $count } karty: koniec
       *[other] ostatnich { $count } kart: koniec
    }
leave = Zostaw wybór
leave-then = nadal { $hand } na ręce; { $name } bierze lub odrzuca
leave-then-short = nadal { $hand }; przeciwnik bierze lub odrzuca
ask-answer =
    { $cards ->
        [X] { $name } kradnie ci dżokera: ty wybierasz
       *[other] { $count ->
            [one] { $name } kradnie ci kartę { $cards }: ty wybierasz
           *[other] { $name } kradnie ci { $cards }: ty wybierasz
        }
    }
ask-answer-short =
    { $cards ->
        [X] { $name } kradnie ci dżokera
       *[other] { $count ->
            [one] { $name } kradnie ci kartę { $cards }
           *[other] { $name } kradnie ci { $cards }
        }
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
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
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
        [6] i dobierz sześć
       *[other] i dobierz { $count }
    }
discard-ends =
    { $count ->
        [one] i dobierz ostatnią kartę: koniec gry
        [few] i dobierz ostatnie { $count } karty: koniec gry
       *[other] i dobierz ostatnich { $count } kart: koniec gry
    }
ask-draw =
    { $cards ->
        [X] { $name } zabiera ci dżokera
       *[other] { $name } zabiera ci: { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] Odrzucasz dżokera
       *[other] Odrzucasz: { $cards }
    }
draw-which =
    { $total ->
        [1] Dobierz kartę
       *[other] Dobierz: { $number } z { $total }
    }
draw-from =
    { $pile ->
        [0] z puli
       *[other] z puli albo z talii
    }
draw-ends =
    { $count ->
        [one] ostatnia karta: potem koniec gry
        [few] ostatnie { $count } karty: potem koniec gry
       *[other] ostatnich { $count } kart: potem koniec gry
    }
ask-consolation = Nic nie kradniesz: dobierasz?
consolation-how =
    { $pile ->
        [0] Wybierz kartę z puli.
       *[other] Wybierz kartę z puli albo talię.
    }
consolation-ends = To ostatnia karta: gdy ją dobierzesz, gra się skończy.
pass = Pas
pass-then = bez dobierania
ask-ghost = Co kradniesz wirtualnemu graczowi?
ask-ghost-how = Karty trafią na twoją rękę.
ask-ghost-field = Wybierz zestaw z obwódką; jego karty trafią na twoją rękę.
ask-ghost-only = Kradniesz wirtualnemu graczowi: { $cards }
ghost-then =
    { $pile ->
        [0] na twoją rękę
       *[other] na twoją rękę; on dostaje nowe
    }
claw-first = najpierw
claw-then = potem
claw-only = kradzież
claw-snatched = ukradzione
claw-left = do decyzji
claw-left-by = twoja decyzja
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

## Dlaczego nic się nie dzieje

why-turn = Karty zagrywasz w swojej turze. Teraz decyduje { $name }.
why-lay = Najpierw wybierz z ręki karty jednej wartości.
why-rank = Zestaw ma tylko jedną wartość: { $card } zamiast { $before }.
why-joker = Dżokery pasują do każdej wartości; same są najwyższym zestawem.
why-jokers = Nie masz więcej dżokerów: teraz żaden nie jest wybrany.
why-row = Z puli i talii się dobiera: gdy stracisz zestaw, dobierasz stąd tyle samo kart.
why-draw =
    { $consolation ->
        [yes] Teraz nie dobierasz: dobiera się po stracie zestawu albo gdy nic nie ukradniesz.
       *[no] Teraz nie dobierasz: dobiera się po stracie zestawu.
    }
why-draw-other = Teraz dobiera { $name }, nie ty.
why-pile = Talia jest pusta: dobierz z puli.
why-ghost = Wirtualnego gracza okradasz taką samą liczbą kart o wyższej wartości.
why-score = { $name }: { $laid } na stole − { $hand } na ręce = { $score }

## Kto decyduje

deciding-play = { $name } myśli.
deciding-take = { $name }: wziąć czy zostawić wybór?
deciding-answer = { $name }: wziąć z powrotem czy odrzucić?
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
told-take = Zdecyduj: weź ukradzione karty albo zostaw wybór.
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
key-take = weź / zostaw wybór
key-answer = weź z powrotem / odrzuć
key-draw = dobierz z puli / z talii
key-pass = pas
key-ghost = wybierz zestaw wirtualnego gracza
key-again = pokaż ostatnią rundę jeszcze raz
key-log = przebieg gry
key-rules = zasady
key-keys = ta lista
key-deal = rozdaj karty
key-terms = w co gracie
key-copy = skopiuj link
key-place = otwórz miejsce
key-talk = rozmowa
flick = Palcem lub myszą: wybierz karty i szybkim ruchem przesuń je w górę, aby je zagrać.

## Powtórka

title-replay = Powtórka · Linko
replay = Powtórka
review = Analiza
review-this-game = Analizuj tę grę
back = Wstecz
replay-controls = Sterowanie powtórką
replay-strip = Tury tej gry
replay-place = Tura { $number } z { $count }
replay-deal = Rozdanie
step-back = Jedna decyzja wstecz
step-on = Jedna decyzja dalej
play-replay = Odtwarzaj
pause = Pauza
replay-speed = Tempo { $speed }×
open-cards = Odkryte karty
hand-face-up = ręka, odkryta
hand-of = Ręka: { $name }
look-from = Patrz z miejsca: { $name }
look-from-short = usiądź tutaj
look-from-here = patrzysz stąd
replay-spectator = Jako widz
link-to-here = Link do tej chwili
copy-link-to-here = Skopiuj link do tej chwili
replay-log-how = wybierz wiersz, aby tam przejść
shuffle-right = Tasowanie zgodne z odciskiem
shuffle-wrong = Tasowanie niezgodne z odciskiem
shuffle-about = Przed pierwszą decyzją serwer ogłosił odcisk potasowanych kart. Teraz każdy może sprawdzić, że kart później nie zmieniono.
shuffle-how = Twoja przeglądarka obliczyła odcisk ponownie: SHA-256 soli, znaku nowego wiersza i kart.
shuffle-commitment = Odcisk
shuffle-salt = Sól
shuffle-deck = Karty, od górnej
replay-records = Odtwórz zapis gry
replay-records-about = Wklej tu zapisy gier albo upuść pliki na tę stronę. Najpierw zostaną sprawdzone, a niczego nie przechowujemy.
replay-record = Zapisy gier
replay-open = Odtwórz
replay-file = Wybierz plik
replay-none = W tym tekście nie ma zapisu gry.
replay-unfinished = Zapis jest poprawny, ale gra nie jest skończona, więc nie można jej odtworzyć.
replay-line = Wiersz { $line }
replay-key-step = jedna decyzja wstecz / dalej
replay-key-turn = jedna tura wstecz / dalej
replay-key-ends = rozdanie / koniec
replay-key-play = odtwarzaj / pauza
replay-key-speed = szybciej / wolniej
replay-key-seat = patrz z miejsca; 0: jako widz

## Koniec

end-title =
    { $who ->
        [you] Wygrywasz!
       *[other] { $count ->
            [one] { $names } wygrywa
           *[other] Wspólne zwycięstwo: { $names }
        }
    }
last-turn =
    { $who ->
        [you] Na koniec zagrywasz { $cards } i masz { $points }, a { $name } ma { $less }.
       *[other] { $whom ->
            [you] { $winner } na koniec zagrywa { $cards } i ma { $points }, a ty masz { $less }.
           *[other] { $winner } na koniec zagrywa { $cards } i ma { $points }, a { $name } ma { $less }.
        }
    }
your-place =
    { $place ->
        [2] Zajmujesz drugie miejsce.
        [3] Zajmujesz trzecie miejsce.
        [4] Zajmujesz czwarte miejsce.
       *[other] Zajmujesz piąte miejsce.
    }
ended-out =
    { $who ->
        [you] Nie masz już kart.
        [other] { $name } nie ma już kart.
       *[unknown] Komuś skończyły się karty.
    }
ended-supply = Pula i talia są puste.
ended-turn_limit = Gra kończy się po { $turns } turach.
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
score-sum = zagrane: { $laid }, na ręce: { $hand }
total = łącznie { $points }
points-of-game = Gra { $number }: { $points }
moments-title = Najlepsze momenty
moment-snatch = Największa kradzież
moment-raid = Najwięcej zestawów w jednej turze
moment-raid-said =
    { $who ->
        [you] { $count ->
            [few] Kradniesz { $count } zestawy
           *[other] Kradniesz { $count } zestawów
        }
       *[other] { $count ->
            [few] { $name } kradnie { $count } zestawy
           *[other] { $name } kradnie { $count } zestawów
        }
    }
moment-set = Największy zestaw
moment-stack = Najwięcej kart przed graczem
moment-stack-said =
    { $count ->
        [few] { $name }: { $count } karty
       *[other] { $name }: { $count } kart
    }
moment-comeback = Największa odrobiona strata
moment-comeback-said =
    { $who ->
        [you] { $count ->
            [few] Twoja strata to { $count } punkty
           *[other] Twoja strata to { $count } punktów
        }
       *[other] { $name }: strata { $count } punktów
    }
chart-title = Punkty tura po turze
chart-none = Wykres pojawi się w następnej grze.
rematch = Jeszcze raz
next-game = Następna gra
asks-next =
    { $kind ->
        [next] { $name } chce zagrać następną grę
       *[rematch] { $name } chce zagrać jeszcze raz
    }
asks-next-somebody = Jeszcze jedna gra?
agree = Tak
not-now = Nie teraz
not-now-said = { $names }: nie teraz
waiting-answers = Czekamy na: { $names }
starts-next =
    { $who ->
        [you] zaczynasz ty
       *[other] zaczyna { $name }
    }
share = Udostępnij
share-text = Linko, { $edition }: { $scores }
next-has-begun = Następna gra już trwa.
look-at-table = Zobacz stół
to-result = Zobacz wynik
record = Zapis gry
record-how = Cała gra jako plik, z każdą kartą i każdym ruchem.
download-record = Pobierz zapis gry
copy-record = Skopiuj zapis gry

## Zasady

rules-screen-title = Na ekranie
rules-screen = Kliknij grupę kart na ręce albo jej dotknij: wybierasz ją całą. Jeszcze raz: o jedną kartę mniej. Dżokery dodajesz po jednym. Widzisz, komu zestaw coś by ukradł, a potem naciskasz „Zagraj”. Możesz też szybkim ruchem przesunąć wybrane karty w górę albo nacisnąć Enter. Gdy karty się poruszają, kliknij lub dotknij gdziekolwiek, a od razu zobaczysz, jak wygląda gra.

## Rozdanie dnia

title-daily = Rozdanie dnia · Linko
daily = Rozdanie dnia
daily-offline = wymaga połączenia
daily-begun = w toku
daily-players =
    { $count ->
        [0] jeszcze nierozegrane
        [one] rozegrane przez { $count } osobę
        [few] rozegrane przez { $count } osoby
        [many] rozegrane przez { $count } osób
       *[other] rozegrane przez { $count } osoby
    }
daily-better = Lepiej niż { $share } na 100
daily-same =
    { $count ->
        [one] Nikt inny jeszcze nie grał tymi kartami.
        [few] { $count } osoby grały tymi samymi kartami z tego samego miejsca.
        [many] { $count } osób grało tymi samymi kartami z tego samego miejsca.
       *[other] { $count } osoby grały tymi samymi kartami z tego samego miejsca.
    }
daily-not-counted = Ta próba się nie liczy.
daily-about = Wszyscy dostają te same karty i te same boty. Liczy się pierwsza próba, kolejne są dla wprawy.
daily-start = Rozegraj rozdanie
daily-go-on = Graj dalej
daily-again = Jeszcze raz, dla wprawy
daily-hidden = Grę będzie można obejrzeć i przeanalizować, gdy dzień się skończy, o północy UTC.
daily-next = Następne rozdanie za { $time } godz., u ciebie o { $clock }.
daily-days =
    { $count ->
        [0] Jeszcze bez serii
        [one] { $count } dzień
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
daily-longest = rekord: { $count }
daily-missed = nierozegrane
daily-line = Linko, { $date }: { $score }
daily-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
daily-squares = Jedno pole na turę: im cieplejsze, tym więcej ukradzionych zestawów. Żadnej karty nie widać.
daily-share = Udostępnij bez zdradzania kart
daily-result = Zobacz, jak wypadasz
daily-hills =
    { $people ->
        [0] Ty: { $score }; żadna próba jeszcze się nie liczy
        [one] Ty: { $score }; rozegrane przez { $people } osobę
        [few] Ty: { $score }; rozegrane przez { $people } osoby
        [many] Ty: { $score }; rozegrane przez { $people } osób
       *[other] Ty: { $score }; rozegrane przez { $people } osoby
    }
daily-practice = Rozdanie dnia, dla wprawy

## Moja strona

title-you = Moja strona · Linko
my-page = Moja strona
you-guest = Na tym urządzeniu grasz jako gość
you-none = Statystyki pojawią się po pierwszej grze rozegranej do końca.
you-won = Wygrane gry
you-games =
    { $count ->
        [one] jedna gra
        [few] { $count } gry
       *[other] { $count } gier
    }
you-mark = kreska: sam przypadek, { $share }
you-more =
    { $count ->
        [one] O około jedną wygraną więcej, niż dałby przypadek.
        [few] O około { $count } wygrane więcej, niż dałby przypadek.
       *[other] O około { $count } wygranych więcej, niż dałby przypadek.
    }
you-fewer =
    { $count ->
        [one] O około jedną wygraną mniej, niż dałby przypadek.
        [few] O około { $count } wygrane mniej, niż dałby przypadek.
       *[other] O około { $count } wygranych mniej, niż dałby przypadek.
    }
you-even = Tyle wygranych, ile dałby przypadek.
you-editions = Według trybu i liczby graczy
you-editions-about = wygrane, z kreską przypadku; gry
you-seats = { $count } graczy
you-time = Z biegiem czasu
you-time-about = wygrane z ostatnich 20 gier; linia przerywana: sam przypadek
you-time-label = Udział wygranych gier z biegiem czasu
you-streaks = Z rzędu
you-streak-days = Dni z grą
you-streak-wins = Wygrane gry
you-most = rekord: { $count }
you-snatched = Kradzieże
you-snatched-about = karty według wartości: u góry ukradzione przez ciebie, u dołu ukradzione tobie
you-snatched-of = { $card }: ukradzione { $won }, stracone { $lost }
you-snatches = Średnio w jednej grze kradniesz zestawów: { $sets }; na rękę bierzesz { $share } z nich.
you-loses = Średnio w jednej grze tracisz zestawów: { $sets }.
you-opponents = Z kim grasz
you-together = wspólne gry
you-won-of = twoje wygrane
you-bot = Bot, { $level }
you-recent = Ostatnie gry
you-recent-about = słupek dla każdego gracza, słońce dla zwycięzcy
you-all = Wszystkie gry
you-loss = Stracone szanse
you-loss-about =
    { $count ->
        [one] wygrane na 100 gier, według analizy jednej gry; im mniej, tym lepiej
       *[other] wygrane na 100 gier, według analizy { $count } gier; im mniej, tym lepiej
    }
you-luck = Skąd się wzięły wygrane
you-luck-deal = Rozdanie
you-luck-draws = Dobieranie
you-luck-own = Twoje decyzje
you-luck-others = Decyzje innych

## The lesson on home.

learn-invite = Nauka w trzy minuty
learn-how = Siedem małych ruchów, nic do czytania.
learn-beats = bije
learn-start = Zacznij
learn-go-on = Ucz się dalej
learn-left = krok { $number } z { $count }, jeszcze { $minutes ->
    [one] minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
