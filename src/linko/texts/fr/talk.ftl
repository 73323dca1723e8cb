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
phrase-laugh = Haha
phrase-surprised = Oh !
phrase-sad = Dommage !
phrase-angry = Grrr
phrase-think = Hmm…
phrase-clap = Bravo !
phrase-heart = J’adore !
