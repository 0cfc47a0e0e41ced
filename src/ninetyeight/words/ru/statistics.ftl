# Статистика: насколько близко к концу свои партии, по вариантам и числу игроков. $count: партии. $wins: выигранные. $best, $mean: сыгранные карты.

statistics-spread = Как далеко ты заходишь
statistics-axis = сыграно карт
statistics-line =
    { $count ->
        [one] Сыграно карт в { $count } партии: больше всего { $best }, в среднем { $mean }.
        [few] Сыграно карт в { $count } партиях: больше всего { $best }, в среднем { $mean }.
       *[many] Сыграно карт в { $count } партиях: больше всего { $best }, в среднем { $mean }.
    }
statistics-won =
    { $count ->
        [one] побед: { $wins } из { $count } партии
        [few] побед: { $wins } из { $count } партий
       *[many] побед: { $wins } из { $count } партий
    }
statistics-empty = Первая партия оставит первую отметку
statistics-empty-about = Эта линия ведёт от первой карты к последней. Каждая законченная партия отмечает, как далеко она зашла, вместе с лучшим результатом и средним.
statistics-note = Импортированные партии и повторные раздачи не учитываются.
statistics-left-over-time = Осталось карт, партия за партией
statistics-excellent = отлично
statistics-mean-of-last = среднее за последние пять
statistics-play-first = Сыграть первую партию
statistics-more-games = Более ранние партии
