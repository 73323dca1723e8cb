## Ce qu’on peut dire sans écrire.

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-snatch = Bien subtilynxé !
phrase-ouch = Aïe !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-hurry = Allez, joue !
phrase-moment = Un instant !
phrase-again = On en refait une ?
phrase-good-game = Belle partie !
phrase-bye = À bientôt !

phrase-smile = Chouette !
phrase-smile-name = visage souriant
phrase-laugh = Haha
phrase-laugh-name = visage qui rit
phrase-surprised = Oh !
phrase-surprised-name = visage surpris
phrase-sad = Dommage !
phrase-sad-name = visage triste
phrase-angry = Grrr
phrase-angry-name = visage en colère
phrase-think = Hum…
phrase-think-name = visage pensif
phrase-clap = Bravo !
phrase-clap-name = mains qui applaudissent
phrase-heart = J’adore !
phrase-heart-name = cœur
