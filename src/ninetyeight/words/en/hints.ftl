# Why a hint is good advice, by `HintReasonCode`. $card: a card of one’s own hand. $pile: the letter of a pile. $count: a distance, or how many cards.

why-only-play = Nothing else fits.
why-doomed = No card can save the game any more.
why-only-safe = Everything else loses.
why-covers = Pile { $pile } must be covered.
why-trick = It goes ten back.
why-opens-trick = Then your { $card } can go ten back on it.
why-keeps-trick = It keeps your { $card } for a trick on pile { $pile }.
why-lifts-order = It covers the order “{ $order }”.
why-closest = No card is closer: this one goes { $count } further.
why-leaves-pile = It stays off pile { $pile }, where a partner shows a sign.
why-leads-on = Your { $card } can follow on it, only { $count } further.
why-keeps-more =
    { $count ->
        [one] Then { $count } card of your hand still fits, more than otherwise.
       *[other] Then { $count } cards of your hand still fit, more than otherwise.
    }
why-weighed = No single card decides it: over whole turns it looks best.
why-nothing-fits = No card fits any more.
why-saves-gap = Your closest card goes { $count } further.
why-weighed-end = Your trick can wait.
