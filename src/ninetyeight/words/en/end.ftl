# The end of a game: why it was lost, how close it was, what can be done with it now.

## Why a game was lost, by its code; `-you` for the player who could not go on.
ending-lost-minimum-you =
    { $count ->
        [one] You needed one more card and none fit.
        [2] You needed two more cards and none fit.
       *[other] You needed { $count } more cards and none fit.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name } needed one more card and none fit.
        [2] { $name } needed two more cards and none fit.
       *[other] { $name } needed { $count } more cards and none fit.
    }
ending-lost-few-you =
    { $count ->
        [one] You needed one more card and could not play it.
       *[other] You needed { $count } more cards and could not play that many.
    }
ending-lost-few =
    { $count ->
        [one] { $name } needed one more card and could not play it.
       *[other] { $name } needed { $count } more cards and could not play that many.
    }
ending-lost-skull = The skull on pile { $pile } stayed uncovered.
ending-lost-fire = The fire on pile { $pile } was not covered in time.
ending-lost-three = “3!” demanded exactly three cards, and that was not possible.
ending-lost-conceded-you = You gave up.
ending-won = All 98 played!

## Why a card does not go on a pile, in a word or two, while it is tried.
ending-stuck-does-not-fit = does not fit
ending-stuck-trick-forbidden = no trick now
ending-stuck-bound-to-pile = one pile only
ending-stuck-cover-fire-next = fire first
ending-stuck-not-enough = not enough
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
