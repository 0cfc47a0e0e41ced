# Конец партии: почему она проиграна, насколько близко было, что с ней теперь можно сделать.

## Почему партия проиграна, по коду; `-you` для того, кто не мог продолжать.
ending-lost-minimum-you =
    { $count ->
        [one] Нужна была ещё { $count } карта, и ни одна не подошла.
        [2] Нужны были ещё две карты, и ни одна не подошла.
        [few] Нужны были ещё { $count } карты, и ни одна не подошла.
       *[many] Нужно было ещё { $count } карт, и ни одна не подошла.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name }: нужна была ещё { $count } карта, и ни одна не подошла.
        [2] { $name }: нужны были ещё две карты, и ни одна не подошла.
        [few] { $name }: нужны были ещё { $count } карты, и ни одна не подошла.
       *[many] { $name }: нужно было ещё { $count } карт, и ни одна не подошла.
    }
ending-lost-few-you =
    { $count ->
        [one] Нужна была ещё { $count } карта, а выложить её нельзя.
        [few] Нужны были ещё { $count } карты, а столько выложить нельзя.
       *[many] Нужно было ещё { $count } карт, а столько выложить нельзя.
    }
ending-lost-few =
    { $count ->
        [one] { $name }: нужна была ещё { $count } карта, а выложить её нельзя.
        [few] { $name }: нужны были ещё { $count } карты, а столько выложить нельзя.
       *[many] { $name }: нужно было ещё { $count } карт, а столько выложить нельзя.
    }
ending-lost-skull = Череп на стопке { $pile } остался открытым.
ending-lost-fire = Огонёк на стопке { $pile } не накрыт вовремя.
ending-lost-three = «3!» требовала ровно три карты, а это невозможно.
ending-lost-conceded-you = Ты сдаёшься.
ending-won = Все 98 сыграны!

## Почему карта не ложится на стопку, в одном-двух словах.
ending-stuck-does-not-fit = не подходит
ending-stuck-trick-forbidden = без прыжка
ending-stuck-bound-to-pile = одна стопка
ending-stuck-cover-fire-next = сначала огонёк
ending-stuck-not-enough = не хватает
ending-skip = Дальше

## Насколько близко было.
ending-played = сыграно { $count } из 98
ending-scale = Осталось карт: { $left }. Лучший результат: { $best }. В среднем: { $mean }.
ending-this = Эта партия
ending-best = Лучшее
ending-average = Среднее
ending-new-best = Твой лучший результат!
ending-decided = Ход, который всё решил
ending-decided-about = Ход { $turn }: { $name }, карта { $card } в стопку { $pile }. После { $on } пропущено чисел: { $gap }.
ending-decided-about-you = Ход { $turn }: твоя карта { $card } в стопку { $pile }. После { $on } пропущено чисел: { $gap }.
ending-decided-watch = Посмотреть этот ход

## Победа с открытыми картами.
ending-solve = Можно ли было победить?
ending-solve-searching = Ищем победу…
ending-solve-yes = Победить было можно: смотри как
ending-solve-no = Победить было нельзя: испробовано всё.
ending-solve-unknown = Победа не нашлась. Возможно, она всё же есть.
ending-line-choice = Какая партия
ending-line-played = Как играли
ending-line-won = Победа с открытыми картами
ending-line-about = Компьютер видел все руки и всю колоду. За столом так не может никто.

## Карты, с которыми другие хотят сыграть лучше.
ending-beat = Сыграй лучше
ending-beat-about = Кто откроет эту ссылку, получит те же карты. Сама ссылка ни одной не показывает. В конце станет видно, кто сыграл лучше.
ending-beat-end = Отозвать вызов
ending-beat-ended = Ссылка больше не действует. Начатые партии продолжаются.
ending-challenge = Сможешь лучше?
ending-challenge-by = { $name } с этими картами: { $result }
ending-challenge-about = Ты получишь те же карты и не увидишь заранее ни одной. В конце оба результата окажутся рядом. Если кто-то за столом раньше увидит их в другом месте, это тренировка.
ending-challenge-known = Эти карты тебе уже знакомы: это тренировка, она не считается.
ending-challenge-practised = Это не первая попытка: карты были известны.
ending-challenge-play = Сыграть этот расклад
ending-challenge-bots = Играть с ботами
ending-challenge-friends = Играть с друзьями
ending-practice = Сыграть этот расклад
ending-practice-about = Для тренировки: повтор показывает карты.
ending-compare = Рядом
ending-compare-better = Лучше!
ending-compare-equal = Так же хорошо!
ending-compare-worse = Не в этот раз.
ending-compare-yours = Твоя попытка
ending-compare-known = Карты были известны до конца партии: это тренировка.
ending-save = Сохранить
