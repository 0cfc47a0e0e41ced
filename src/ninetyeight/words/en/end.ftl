# The end of a game: why it was lost, how close it was, what can be done with it now.

## Why a game was lost, by its cause; `-you` for the player who could not go on. $why: what was lacking, as below.
ending-lost-minimum-you =
    { $count ->
        [one] You needed one more card, { $why }.
        [2] You needed two more cards, { $why }.
        [3] You needed three more cards, { $why }.
       *[other] You needed { $count } more cards, { $why }.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name } needed one more card, { $why }.
        [2] { $name } needed two more cards, { $why }.
        [3] { $name } needed three more cards, { $why }.
       *[other] { $name } needed { $count } more cards, { $why }.
    }
ending-lost-three-you =
    { $count ->
        [one] For “3!” you needed one more card, { $why }.
        [2] For “3!” you needed two more cards, { $why }.
        [3] For “3!” you needed three more cards, { $why }.
       *[other] For “3!” you needed { $count } more cards, { $why }.
    }
ending-lost-three =
    { $count ->
        [one] For “3!” { $name } needed one more card, { $why }.
        [2] For “3!” { $name } needed two more cards, { $why }.
        [3] For “3!” { $name } needed three more cards, { $why }.
       *[other] For “3!” { $name } needed { $count } more cards, { $why }.
    }
ending-lost-three-late = “3!” allows exactly three cards in a turn, and it was card number { $count }.
ending-lost-three-open =
    { $count ->
        [one] “3!” allowed only three cards, and pile { $piles } stayed uncovered.
       *[other] “3!” allowed only three cards, and piles { $piles } stayed uncovered.
    }
ending-lost-skull =
    { $count ->
        [one] The skull on pile { $piles } stayed uncovered: { $why }.
       *[other] The skulls on piles { $piles } stayed uncovered: { $why }.
    }
ending-lost-fire =
    { $count ->
        [one] The fire on pile { $piles } was not covered in time: { $why }.
       *[other] The fires on piles { $piles } were not covered in time: { $why }.
    }
ending-lost-conceded-you = You gave up.
ending-won = All 98 played!

## What was lacking, as the rest of the sentence. $count: how many cards could be played, or were left in the hand.
ending-why-no-fit = and none fit
ending-why-no-fit-one-pile = and none fit on pile { $pile }, the only one that “One pile” allowed
ending-why-no-fit-no-backwards = and none fit without the backwards trick
ending-why-no-fit-both = and none fit without the backwards trick on pile { $pile }, the only one that “One pile” allowed
ending-why-no-fit-fire = and none covered the fire on pile { $pile }, which had to be next
ending-why-too-few =
    { $count ->
        [one] but only one could be played
        [2] but only two could be played
       *[other] but only { $count } could be played
    }
ending-why-too-few-one-pile =
    { $count ->
        [one] but under “One pile” only one could be played
        [2] but under “One pile” only two could be played
       *[other] but under “One pile” only { $count } could be played
    }
ending-why-too-few-no-backwards =
    { $count ->
        [one] but without the backwards trick only one could be played
        [2] but without the backwards trick only two could be played
       *[other] but without the backwards trick only { $count } could be played
    }
ending-why-too-few-both =
    { $count ->
        [one] but under “One pile” and without the backwards trick only one could be played
        [2] but under “One pile” and without the backwards trick only two could be played
       *[other] but under “One pile” and without the backwards trick only { $count } could be played
    }
ending-why-hand =
    { $count ->
        [0] but none was left in hand
        [one] but only one was left in hand
        [2] but only two were left in hand
       *[other] but only { $count } were left in hand
    }
ending-why-stop = but a Stop ended the turn

## Why a skull or a fire stayed uncovered, as the rest of the sentence.
ending-open-no-fit = no card fit there
ending-open-no-fit-one-pile = “One pile” allowed only pile { $pile }
ending-open-no-fit-no-backwards = no card fit there without the backwards trick
ending-open-no-fit-fire = the fire on pile { $pile } had to be covered first
ending-open-stop = a Stop ended the turn
ending-open-three = “3!” allowed only three cards
ending-open-hand =
    { $count ->
        [0] no card was left
        [one] only one card was left
       *[other] only { $count } cards were left
    }
ending-open-together = not everything could be done at once

## Why a card does not go on a pile, in a word or two, while it is tried.
ending-stuck-does-not-fit = does not fit
ending-stuck-trick-forbidden = no trick now
ending-stuck-bound-to-pile = one pile only
ending-stuck-cover-fire-next = fire first
ending-stuck-not-enough = not enough
ending-stuck-does-not-save = won’t save it
ending-stuck-turn-over = turn is over
ending-skip = Skip

## How close it was.
ending-played = { $count } of 98 played
ending-scale = Cards left: { $left }. Your best: { $best }. On average: { $mean }.
ending-this = This game
ending-best = Best
ending-average = Average
ending-new-best = Your best so far!
ending-decided = The turn that decided it
ending-decided-about = Turn { $turn }: { $name } played { $card } on pile { $pile }. From { $on }, that skipped { $gap } numbers.
ending-decided-about-you = Turn { $turn }: you played { $card } on pile { $pile }. From { $on }, that skipped { $gap } numbers.
ending-decided-watch = Watch this turn

## A win with all cards face up.
ending-solve = Could this deal be won?
ending-solve-searching = Looking for a win…
ending-solve-yes = This deal could be won: watch how
ending-solve-no = This deal cannot be won: every line of play was tried.
ending-solve-unknown = No win was found. There may still be one.
ending-line-choice = Which game
ending-line-played = What was played
ending-line-won = A win with all cards face up
ending-line-about = The computer saw every hand and the whole draw pile. Nobody at a table could.

## A challenge: the same deal, played by others.
ending-beat = Beat my result
ending-beat-about = Whoever opens this link gets the same cards. The link itself shows none of them. At the end you see who did better.
ending-beat-end = Withdraw the challenge
ending-beat-ended = The link no longer works. Games that have begun go on.
ending-challenge = Can you do better?
ending-challenge-by = { $name } played these cards: { $result }
ending-challenge-about = You get the same cards, and see none of them beforehand. At the end the two results are shown side by side. If anybody at the table sees the cards elsewhere before that, it is for practice.
ending-challenge-known = You know these cards already, so this is for practice and does not count.
ending-challenge-practised = This was not a first try: the cards were known.
ending-challenge-play = Play these cards
ending-challenge-bots = Play with bots
ending-challenge-friends = Play with friends
ending-practice = Play these cards yourself
ending-practice-about = For practice: the replay shows the cards.
ending-compare = Side by side
ending-compare-better = You did better!
ending-compare-equal = Just as good!
ending-compare-worse = Not this time.
ending-compare-yours = Your attempt
ending-compare-known = The cards were known before the end, so it was for practice.
ending-save = Save
