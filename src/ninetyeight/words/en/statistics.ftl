# Statistics: how close one’s games came, by edition and players. $count: games. $wins: how many of them were won. $best, $mean: cards played.

statistics-spread = How far you get
statistics-axis = cards played
statistics-line =
    { $count ->
        [one] Cards played in { $count } game: at best { $best }, on average { $mean }.
       *[other] Cards played in { $count } games: at best { $best }, on average { $mean }.
    }
statistics-won =
    { $count ->
        [one] { $wins } of { $count } game won
       *[other] { $wins } of { $count } games won
    }
statistics-empty = Your first game leaves the first mark
statistics-empty-about = This line goes from the first card to the last. Every finished game marks how far it came, with your best and your average.
statistics-note = Imported games and deals played once more do not count.
statistics-left-over-time = Cards left, game by game
statistics-excellent = excellent
statistics-mean-of-last = average of the last five
statistics-play-first = Play your first game
statistics-more-games = Earlier games
