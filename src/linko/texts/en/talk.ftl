## What people can say without writing.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-snatch = Nice snatch!
phrase-ouch = Ouch!
phrase-oops = Oops!
phrase-thanks = Thanks!
phrase-hurry = Come on, play!
phrase-moment = Just a moment!
phrase-again = Another game?
phrase-good-game = Good game!
phrase-bye = Bye!

## Emotes, a short word each.

phrase-smile = How nice!
phrase-laugh = Haha
phrase-surprised = Oh!
phrase-sad = What a shame!
phrase-angry = Grrr
phrase-think = Hmm…
phrase-clap = Bravo!
phrase-heart = Love it!
