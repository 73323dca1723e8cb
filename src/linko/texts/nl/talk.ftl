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
phrase-laugh = Haha
phrase-surprised = O!
phrase-sad = Jammer!
phrase-angry = Grrr
phrase-think = Hm …
phrase-clap = Bravo!
phrase-heart = Geweldig!
