## Etykiety: co można teraz zrobić i jak nazywają się rzeczy w grze.

move-play = Zagraj
move-take = Weź
move-leave = Zostaw
move-pickup = Weź z powrotem
move-discard = Odrzuć
move-pile = Dobierz z talii
move-row = Dobierz z puli
move-pass = Pas
move-ghost = Ukradnij

word-set = Zestaw
word-stack = Karty przed graczem
word-row = Pula
word-pile = Talia
word-discard = Stos kart odrzuconych
word-bundle = Grupa kart
word-joker = Dżoker
word-hand = Ręka
word-ghost = Wirtualny gracz
word-turn = Tura
word-game = Gra
word-match = Mecz
