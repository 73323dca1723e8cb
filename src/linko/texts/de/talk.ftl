## Was man sagen kann, ohne zu schreiben.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-snatch = Schön abgeluxxt!
phrase-ouch = Autsch!
phrase-oops = Ups!
phrase-thanks = Danke!
phrase-hurry = Na los, spiel!
phrase-moment = Moment noch!
phrase-again = Noch eine Partie?
phrase-good-game = Schönes Spiel!
phrase-bye = Tschüss!

phrase-smile = Wie schön!
phrase-laugh = Haha
phrase-surprised = Oh!
phrase-sad = Schade!
phrase-angry = Grrr
phrase-think = Hm …
phrase-clap = Bravo!
phrase-heart = Toll!
