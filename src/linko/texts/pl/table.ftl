## Co dzieje się przy stole.

table-opened = { $player } otwiera stół.
table-opened-you = Otwierasz stół.
table-settings = Zmieniono ustawienia.
table-sat = { $player } siada do stołu.
table-sat-you = Siadasz do stołu.
table-bot-sat = Bot { $bot } siada do stołu.
table-swapped = { $player } i { $other } zamieniają się miejscami.
table-swapped-you = Ty i { $other } zamieniacie się miejscami.
table-cleared = { $player } odchodzi od stołu.
table-cleared-you = Odchodzisz od stołu.
table-cleared-removed = { $player } musi odejść od stołu.
table-cleared-removed-you = Musisz odejść od stołu.
table-host = Stół prowadzi teraz { $player }.
table-host-you = Teraz ty prowadzisz stół.
table-renamed = Ktoś nazywa się teraz { $player }.
table-renamed-you = Nazywasz się teraz { $player }.
table-started = Karty rozdane. Zaczyna { $player }.
table-started-you = Karty rozdane. Zaczynasz.
table-stood-in-left = { $player } odchodzi. Dalej gra bot.
table-stood-in-left-you = Odchodzisz. Teraz gra za ciebie bot.
table-stood-in-time = Koniec czasu: { $player }. Dalej gra bot.
table-stood-in-time-you = Twój czas minął. Teraz gra za ciebie bot.
table-stood-in-handed = { $player }: chwilowa nieobecność. Dalej gra bot.
table-stood-in-handed-you = Nie ma cię przy stole. Teraz gra za ciebie bot.
table-returned = { $player } wraca do gry.
table-returned-you = Wracasz do gry.
table-said = { $player }: { $text }
table-closed = Ten stół jest zamknięty.
table-closed-empty = Nikogo już nie ma. Ten stół jest zamknięty.
table-closed-no-longer-replays = Tej gry niestety nie da się kontynuować. Stół jest zamknięty.

stand-in-left = odejście od stołu
stand-in-time = koniec czasu
stand-in-handed = chwilowa nieobecność
