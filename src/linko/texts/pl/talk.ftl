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
phrase-smile-name = uśmiechnięta buzia
phrase-laugh = Haha
phrase-laugh-name = roześmiana buzia
phrase-surprised = Och!
phrase-surprised-name = zdziwiona buzia
phrase-sad = Szkoda!
phrase-sad-name = smutna buzia
phrase-angry = Wrrr
phrase-angry-name = rozzłoszczona buzia
phrase-think = Hm…
phrase-think-name = zamyślona buzia
phrase-clap = Brawo!
phrase-clap-name = klaszczące dłonie
phrase-heart = Super!
phrase-heart-name = serce
