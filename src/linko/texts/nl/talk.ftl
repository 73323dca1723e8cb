## Wat je kunt zeggen zonder te schrijven.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-nice-snatch = Mooi afgepakt!
phrase-ouch = Au!
phrase-oops = Oeps!
phrase-thanks = Bedankt!
phrase-hurry = Kom op, speel!
phrase-moment = Momentje!
phrase-again = Nog een partij?
phrase-good-game = Leuke partij!
phrase-bye = Doei!

phrase-smile = Leuk!
phrase-smile-name = glimlachend gezicht
phrase-laugh = Haha
phrase-laugh-name = lachend gezicht
phrase-surprised = O!
phrase-surprised-name = verrast gezicht
phrase-sad = Jammer!
phrase-sad-name = verdrietig gezicht
phrase-angry = Grrr
phrase-angry-name = boos gezicht
phrase-think = Hm …
phrase-think-name = nadenkend gezicht
phrase-clap = Bravo!
phrase-clap-name = klappende handen
phrase-heart = Geweldig!
phrase-heart-name = hart
