# The game itself: its editions, orders and piles, what is owed, and how it ends.

## Editions, by the names of `rules.EDITION_NAMES`.
edition-original = The Game
edition-extreme = Extreme
edition-expert = Profi
edition-fire = On Fire
edition-strict-fire = Strenges Feuer
edition-short = Kleinere Hand

## A combination of editions: join them two by two.
edition-joined = { $first } + { $second }

## What a game demands, in one sentence that is joined from these. $minimum: the cards that a turn owes. $hand: how many are held.
## $count: how many cards burn, or carry orders. $cover: by the end of the next turn, or by the next card, alone or whoever plays it.
demands-cards = Mindestens { $minimum ->
        [2] zwei
        [3] drei
       *[other] { $minimum }
    } Karten pro Spielzug, { $hand } auf der Hand
demands-fire =
    { $cover ->
        [turn] { $count } Karten brennen und müssen bis zum Ende des nächsten Spielzugs überdeckt sein
        [next] { $count } Karten brennen, und gleich die nächste Karte muss sie überdecken
       *[anyone] { $count } Karten brennen, und gleich die nächste Karte muss sie überdecken, egal von wem
    }
demands-orders = { $count } Karten tragen Befehle, die befolgt werden müssen
demands-joined = { $first }; { $second }

## The seven orders of Extreme, by `Order`: a name, and what it demands.
order-stop = Stop
order-stop-demand = Der Spielzug endet sofort, auch mit zu wenigen Karten.
order-skull = Totenkopf
order-skull-demand = Wer diese Karte ausspielt, muss sie im selben Spielzug überdecken.
order-three = 3!
order-three-demand = Genau drei Karten in diesem Spielzug, diese eingeschlossen.
order-silence = Schweigen
order-silence-demand = Solange diese Karte offen liegt, darf niemand über das Spiel reden oder Zeichen geben.
order-no-backwards = Kein Rückwärts-Trick
order-no-backwards-demand = Solange diese Karte offen liegt, darf niemand den Rückwärts-Trick nutzen.
order-one-pile = Ein Stapel
order-one-pile-demand = Solange diese Karte offen liegt, kommen alle Karten eines Spielzugs auf einen Stapel.
order-draw-one = Nur eine nachziehen
order-draw-one-demand = Solange diese Karte offen liegt, wird am Ende eines Spielzugs nur eine Karte nachgezogen.
order-instant = Blitz: gilt für diesen Spielzug.
order-lasting = Unendlich: gilt für alle, solange die Karte offen liegt.

## Fire, by `Fire`.
fire-next-turn = Eine Feuerkarte muss bis zum Ende des nächsten Spielzugs überdeckt sein.
fire-next-card = Eine Feuerkarte muss gleich von der nächsten Karte überdeckt werden.

## Cards, piles and hands. $card, $top: numbers. $cards: several. $pile: the letter of a pile. $order: the name of an order.
pile = Stapel { $pile }
pile-ascending = Stapel { $pile }, aufsteigend
pile-descending = Stapel { $pile }, absteigend
pile-ascending-top = Stapel { $pile }, aufsteigend, oben { $card }
pile-descending-top = Stapel { $pile }, absteigend, oben { $card }
pile-empty = Noch keine Karte auf Stapel { $pile }
pile-order = Befehl „{ $order }“
pile-order-spent = Der Befehl „{ $order }“ gilt nicht mehr
pile-burns = Die Karte brennt: Sie muss rechtzeitig überdeckt werden
pile-step = { $number } weiter
pile-shows-played = Zeigt die schon gespielten Karten
card-fire = { $card }, Feuerkarte
play-about = { $card } auf Stapel { $pile }
play-loses = Mit dieser Karte wäre das Spiel verloren: Der Spielzug ließe sich nicht mehr beenden.
play-loses-short = Verliert
trick = Rückwärts-Trick
trick-about = Auf einen aufsteigenden Stapel darf eine genau um 10 niedrigere Karte, auf einen absteigenden eine genau um 10 höhere.
fit-higher = Die { $card } passt nicht auf { $pile }: Sie muss höher als { $top } sein.
fit-higher-or-back = Die { $card } passt nicht auf { $pile }: Sie muss höher als { $top } sein oder genau um 10 niedriger.
fit-lower = Die { $card } passt nicht auf { $pile }: Sie muss niedriger als { $top } sein.
fit-lower-or-back = Die { $card } passt nicht auf { $pile }: Sie muss niedriger als { $top } sein oder genau um 10 höher.
doomed-skull = Keine Karte kann das Spiel mehr retten: Ein Totenkopf bliebe offen. Wähle die, mit der es endet.
doomed-fire = Keine Karte kann das Spiel mehr retten: Das Feuer würde nicht rechtzeitig überdeckt. Wähle die, mit der es endet.
doomed-three = Keine Karte kann das Spiel mehr retten: Mit einer „3!“ kämen keine genau drei Karten zusammen. Wähle die, mit der es endet.
deck = Zugstapel
deck-cards =
    { $count ->
        [0] Zugstapel: leer
        [one] Zugstapel: { $count } Karte
       *[other] Zugstapel: { $count } Karten
    }
hand = Deine Hand
hand-of =
    { $count ->
        [0] { $name }, Hand: keine Karten
        [one] { $name }, Hand: { $count } Karte
       *[other] { $name }, Hand: { $count } Karten
    }
cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## What the player on turn owes (2.1, 4, 5, 6).
owed-cards =
    { $count ->
        [one] Noch eine Karte
       *[other] Noch { $count } Karten
    }
owed-exactly =
    { $count ->
        [one] Noch genau eine Karte (3!)
       *[other] Noch genau { $count } Karten (3!)
    }
owed-cards-you =
    { $count ->
        [one] Spiel noch eine Karte
       *[other] Spiel noch { $count } Karten
    }
owed-exactly-you =
    { $count ->
        [one] Spiel noch genau eine Karte (3!)
       *[other] Spiel noch genau { $count } Karten (3!)
    }
owed-cover = Überdecke Stapel { $pile } in diesem Spielzug
owed-cover-skull = Überdecke den Totenkopf auf Stapel { $pile }
owed-cover-fire = Überdecke das Feuer auf Stapel { $pile } in diesem Spielzug
owed-cover-next = Überdecke das Feuer auf Stapel { $pile } mit der nächsten Karte
owed-bound = Alle weiteren Karten auf Stapel { $pile }
owed-no-trick = Kein Rückwärts-Trick
owed-silence = Schweigen: keine Worte, keine Zeichen
owed-draw-one = Nur eine Karte wird nachgezogen
owed-nothing = Du kannst deinen Spielzug beenden oder weiterspielen.

## How a game ends (3.5), by `Outcome.code` and `conceded`.
outcome-won = Ihr habt das Spiel besiegt!
outcome-won-alone = Du hast das Spiel besiegt!
outcome-lost = Das Spiel ist verloren.
outcome-all-played = Alle 98 gespielt!
outcome-skull = Ein Totenkopf ließ sich nicht überdecken.
outcome-fire = Ein Feuer ließ sich nicht rechtzeitig überdecken.
outcome-three = In einem Spielzug mit „3!“ ließen sich nicht genau drei Karten spielen.
outcome-minimum = So viele Karten, wie ein Spielzug verlangt, ließen sich nicht spielen.
outcome-conceded = Das Spiel wurde aufgegeben.
outcome-left =
    { $count ->
        [0] Keine Karte übrig
        [one] Eine Karte übrig
       *[other] { $count } Karten übrig
    }
outcome-excellent = Ein hervorragendes Ergebnis!
outcome-hints =
    { $count ->
        [0] Kein Tipp genommen
        [one] Ein Tipp genommen
       *[other] { $count } Tipps genommen
    }

## Lists: `list-more` joins all but the last, `list-last` the last one.
list-more = { $first }, { $second }
list-last = { $first } und { $second }
