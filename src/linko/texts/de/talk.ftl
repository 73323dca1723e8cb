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

phrase-smile = Freut mich!
phrase-smile-name = lächelndes Gesicht
phrase-laugh = Haha
phrase-laugh-name = lachendes Gesicht
phrase-surprised = Oh!
phrase-surprised-name = überraschtes Gesicht
phrase-sad = Schade!
phrase-sad-name = trauriges Gesicht
phrase-angry = Grrr
phrase-angry-name = wütendes Gesicht
phrase-think = Hm …
phrase-think-name = nachdenkliches Gesicht
phrase-clap = Bravo!
phrase-clap-name = klatschende Hände
phrase-heart = Toll!
phrase-heart-name = Herz
