## Was man für einen Tisch wählen kann.

edition-classic = Klassisch
edition-classic-about = Das ursprüngliche Spiel für 2 bis 5, ohne Zusatzregeln; bei Gleichstand teilt ihr euch den Sieg.
edition-basic = Grundspiel
edition-basic-about = Für 3 bis 5: wie Klassisch, aber wer nichts abluxxt, darf eine Karte ziehen; bei Gleichstand gewinnt, wer die wenigsten Handkarten hat.
# Wo wenig Platz ist, wird es am weichen Trennstrich getrennt.
edition-advanced = Fortgeschrittenen{ "\u00AD" }spiel
edition-advanced-about = Für 3 bis 5: wie Klassisch, aber bei Gleichstand gewinnt, wer die wenigsten Handkarten hat.
edition-expert = Expertenspiel
edition-expert-about = Für 3 bis 5: wie das Fortgeschrittenen{ "\u00AD" }spiel, aber 1er luxxen auch 13er und Joker ab.
edition-duel = Duell
edition-duel-about = Für 2: wie das Grundspiel, aber mit einem Geisterspieler, dem ihr auch Karten abluxxen könnt.
edition-phantom = Geisterduell
edition-phantom-about = Für 2: wie Klassisch, aber mit einem Geisterspieler, dem ihr auch Karten abluxxen könnt.
edition-custom = Eigene Regeln
edition-custom-about = Ihr stellt euch die Regeln selbst zusammen.

option-consolation-draw = Trostkarte
option-consolation-draw-about = Wer in einem Zug nichts abluxxt, darf eine Karte ziehen.
option-ones-beat-top = 1er schlagen { $ranks }er
option-ones-beat-top-about = 1er luxxen auch gleich viele { $ranks }er oder Joker allein ab.
option-ghost = Geisterspieler
option-ghost-about = Für 2: Ein Geisterspieler sitzt dabei, und auch ihm könnt ihr Karten abluxxen.
option-fewest-in-hand = Entscheidung bei Gleichstand
option-fewest-in-hand-about = Bei gleich vielen Punkten gewinnt, wer die wenigsten Handkarten hat.
