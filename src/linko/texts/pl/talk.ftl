## Co można powiedzieć bez pisania.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-nice-snatch = Ładna kradzież!
phrase-ouch = Ała!
phrase-oops = Ups!
phrase-thanks = Dzięki!
phrase-hurry = No dalej, graj!
phrase-moment = Chwileczkę!
phrase-again = Jeszcze jedna gra?
phrase-good-game = Fajna gra!
phrase-bye = Pa!

phrase-smile = Fajnie!
phrase-laugh = Haha
phrase-surprised = Och!
phrase-sad = Szkoda!
phrase-angry = Wrrr
phrase-think = Hm…
phrase-clap = Brawo!
phrase-heart = Super!
