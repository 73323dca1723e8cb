## Ce qui se passe dans une partie, une ligne du journal chacun. docs/translating.md explique les variables.
## Le vol et sa réponse font une ligne : event-took et event-left remplacent event-snatched.

event-you = Tu
event-names = { $first } et { $last }

event-laid =
    { $who ->
        [you] { $name } poses { $cards }
       *[other] { $name } pose { $cards }
    }
event-snatched =
    { $whom ->
        [you] { $name } te subtilynxe { $cards }
       *[other] { $who ->
            [you] { $name } subtilynxes { $cards } à { $victim }
           *[other] { $name } subtilynxe { $cards } à { $victim }
        }
    }
event-took =
    { $whom ->
        [you] { $count ->
            [one] { $name } te subtilynxe { $cards } et le prend
           *[other] { $name } te subtilynxe { $cards } et les prend
        }
       *[other] { $who ->
            [you] { $count ->
                [one] { $name } subtilynxes { $cards } à { $victim } et le prends
               *[other] { $name } subtilynxes { $cards } à { $victim } et les prends
            }
           *[other] { $count ->
                [one] { $name } subtilynxe { $cards } à { $victim } et le prend
               *[other] { $name } subtilynxe { $cards } à { $victim } et les prend
            }
        }
    }
event-left =
    { $whom ->
        [you] { $name } te subtilynxe { $cards } et te laisse le choix
       *[other] { $who ->
            [you] { $name } subtilynxes { $cards } à { $victim } et lui laisses le choix
           *[other] { $name } subtilynxe { $cards } à { $victim } et lui laisse le choix
        }
    }
event-picked-up =
    { $who ->
        [you] { $name } reprends { $cards }
       *[other] { $name } reprend { $cards }
    }
event-discarded =
    { $who ->
        [you] { $name } défausses { $cards }
       *[other] { $name } défausse { $cards }
    }

event-drew-from-row =
    { $who ->
        [you] { $name } prends { $cards } dans la réserve
       *[other] { $name } prend { $cards } dans la réserve
    }
event-drew-from-pile =
    { $count ->
        [one] { $name } prend une carte dans la pioche
       *[other] { $name } prend { $count } cartes dans la pioche
    }
event-drew-from-pile-seen =
    { $who ->
        [you] { $name } prends { $cards } dans la pioche
       *[other] { $name } prend { $cards } dans la pioche
    }
event-drew-from-both =
    { $count ->
        [one] { $name } prend { $cards } dans la réserve et une carte dans la pioche
       *[other] { $name } prend { $cards } dans la réserve et { $count } cartes dans la pioche
    }
event-drew-from-both-seen =
    { $who ->
        [you] { $name } prends { $cards } dans la réserve et { $pile } dans la pioche
       *[other] { $name } prend { $cards } dans la réserve et { $pile } dans la pioche
    }

event-row-refilled = La réserve reçoit { $cards }

event-ghost-snatched =
    { $who ->
        [you] { $name } subtilynxes { $cards } au joueur fantôme
       *[other] { $name } subtilynxe { $cards } au joueur fantôme
    }
event-ghost-received = Le joueur fantôme reçoit { $cards }
event-bundled = { $cards } entre dans un groupe de cartes de la réserve

event-passed =
    { $who ->
        [you] { $name } passes
       *[other] { $name } passe
    }
event-turn-began =
    { $who ->
        [you] Tour { $number } : toi
       *[other] Tour { $number } : { $name }
    }
event-game-ended =
    { $count ->
        [one] { $who ->
            [you] Tu gagnes la partie.
           *[other] { $name } gagne la partie.
        }
       *[other] Victoire partagée : { $name }.
    }

event-started =
    { $who ->
        [you] Les cartes sont distribuées. { $name } commences.
       *[other] Les cartes sont distribuées. { $name } commence.
    }
event-stood-in =
    { $who ->
        [you] Un bot joue maintenant à ta place.
       *[other] Un bot joue maintenant pour { $name }.
    }
event-returned =
    { $who ->
        [you] Te voilà de retour.
       *[other] { $name } est de retour.
    }
