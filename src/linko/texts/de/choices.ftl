## Was man für einen Tisch wählen kann.

edition-classic = Klassisch
edition-classic-about = Für 2 bis 5; erste Ausgabe und Playte. Wer nichts abluxxt, zieht nichts. Bei Gleichstand wird der Sieg geteilt.
edition-basic = Grundspiel
edition-basic-about = Für 3 bis 5; zweite Ausgabe. Wer nichts abluxxt, darf eine Karte ziehen. Bei Gleichstand entscheiden die wenigsten Handkarten.
# Wo wenig Platz ist, wird es an einem weichen Trennstrich getrennt.
edition-advanced = Fortge{ "\u00AD" }schrittenen{ "\u00AD" }spiel
edition-advanced-about = Für 3 bis 5; zweite Ausgabe. Wer nichts abluxxt, zieht nichts. Bei Gleichstand entscheiden die wenigsten Handkarten.
edition-expert = Expertenspiel
edition-expert-about = Für 3 bis 5; zweite Ausgabe. 1er luxxen auch 13er und reine Jokersätze ab. Bei Gleichstand entscheiden die wenigsten Handkarten.
edition-duel = Duell
edition-duel-about = Für 2 mit Geisterspieler; zweite Ausgabe. Wer nichts abluxxt, darf eine Karte ziehen. Bei Gleichstand entscheiden die wenigsten Handkarten.
edition-phantom = Geisterduell
edition-phantom-about = Für 2 mit Geisterspieler; Playte. Wer nichts abluxxt, zieht nichts. Bei Gleichstand wird der Sieg geteilt.
edition-custom = Eigene Regeln
edition-custom-about = Ihr stellt euch die Regeln selbst zusammen.

option-consolation-draw = Trostkarte
option-consolation-draw-about = Wer in einem Zug nichts abluxxt, darf eine Karte ziehen.
option-ones-beat-top = 1er schlagen { $ranks }er
option-ones-beat-top-about = 1er luxxen auch { $ranks }er und reine Jokersätze ab, bei gleich vielen Karten.
option-ghost = Geisterspieler
option-ghost-about = Für 2: Ein Geisterspieler sitzt mit am Tisch, und auch ihm könnt ihr Karten abluxxen.
option-fewest-in-hand = Bei Gleichstand
option-fewest-in-hand-about = Bei gleich vielen Punkten gewinnt, wer die wenigsten Handkarten hat.
