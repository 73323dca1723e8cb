# De pagina met de gemeten cijfers van het spel.

title-facts = Het spel in cijfers · Linko
facts-title = Het spel in cijfers
facts-about = Uit { $games } partijen van de sterke bot tegen zichzelf, { $each } per spelvariant en aantal spelers. De meeste lijnen tonen hoe zeker een cijfer is: in 19 van de 20 gevallen ligt de echte waarde op de lijn.
facts-range = { $low } tot { $high }

facts-short = In het kort
facts-short-length = Een partij duurt { $turns } beurten, { $each } per speler.
facts-short-winner = De winnaar heeft { $points } punten, { $ahead } meer dan de tweede.
facts-short-starter = Wie begint, wint { $share } van de partijen. Een gelijk deel is { $equal }.
facts-short-out = { $ended } van de partijen eindigt doordat iemand de laatste kaart neerlegt. Die speler wint er { $won } van.
facts-short-joker = Eén joker meer in de starthand: { $points } punten en { $wins } zeges in 100 partijen.
facts-short-snatches = Per partij worden { $sets } sets met { $cards } kaarten afgepakt; { $taken } daarvan wordt in de hand genomen.

facts-length = Hoe lang een partij duurt
facts-length-about = Beurten van iedereen samen. De helft van de partijen ligt in de dikke balk, negen van de tien op de lijn; de stip is het midden.
facts-scores = Hoeveel punten er vallen
facts-scores-about = Hoe vaak elke score voorkomt. { $edition }.
facts-scores-label = Scores, { $players }. Het vaakst: bij iedereen { $all }, bij de winnaar { $winner }.
facts-everybody = iedereen
facts-winner = de winnaar
facts-start = Loont het om te beginnen?
facts-start-about = Zeges boven of onder een gelijk deel, in 100 partijen.
facts-first = speelt als eerste
facts-last = speelt als laatste
facts-out = Wint de laatste kaart?
facts-out-about = Hoe vaak in 100 partijen de speler wint die de laatste kaart neerlegt. Rechts: het aandeel van de partijen dat zo eindigt.
facts-cards = Wat een kaart in de starthand waard is
facts-cards-about = Punten aan het eind, vergeleken met een gemiddelde kaart, in de spelvarianten zonder spookspeler. X is de joker.
facts-snatched = Welke sets worden afgepakt
facts-snatched-about = Hoeveel van elke 100 zulke sets worden afgepakt. { $edition }, { $players }. Een stip: er zijn er te weinig neergelegd. X is de joker.
facts-set =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
facts-method = Hoe er is gemeten
facts-method-about = Op alle plaatsen speelde dezelfde bot, dus de verschillen komen door het spel en niet door de spelers. Een gedeelde zege wordt gelijk verdeeld. De waarde van een kaart is geschat uit de starthanden van alle plaatsen.
