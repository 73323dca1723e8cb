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

## Emotes: a short word, and in -name what a screen reader says of the picture.

phrase-smile = How nice!
phrase-smile-name = smiling face
phrase-laugh = Haha
phrase-laugh-name = laughing face
phrase-surprised = Oh!
phrase-surprised-name = surprised face
phrase-sad = What a shame!
phrase-sad-name = sad face
phrase-angry = Grrr
phrase-angry-name = angry face
phrase-think = Hmm…
phrase-think-name = thinking face
phrase-clap = Bravo!
phrase-clap-name = clapping hands
phrase-heart = Love it!
phrase-heart-name = heart
