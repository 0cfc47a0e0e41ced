# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? объяснит всё.
plain-look = Первые карты смотрит { $name }.
plain-curtain = Когда экран видит только { $name }, нажми Enter.
plain-hide = Enter спрячет твои карты.
plain-who-starts = Кто начинает? Договоритесь без чисел. ({ $seats }; Enter — жребий)
plain-no-player = «{ $answer }» здесь не играет: введи имя, число от 1 до { $count } или просто Enter.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = ничего не подходит
plain-trick = прыжок

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = Всё равно сыграть? [д/N]
plain-yes = д да
plain-stays = Карта { $card } остаётся на руке.
plain-not-done = Не сделано: { $words }
plain-not-understood = «{ $word }» — непонятно. Введи карту и стопку, например 34A; точка заканчивает ход; ? объяснит всё.
plain-no-undo = С партнёрами карту назад не забирают: они её уже видели.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Ещё раз? Enter раздаст заново, s — те же карты ещё раз, q — закончить.
plain-go-on = Сохранено. Продолжить: { $command }
plain-see-again = Сохранено. Посмотреть ещё раз: { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Вводи карты с буквой их стопки, а ход заканчивай точкой:
plain-help-card = 34 в стопку A
plain-help-turn = две карты в A, потом конец хода
plain-help-undo = забирает последнюю карту этого хода (в одиночку или только с ботами)
plain-help-hint = подсказка; ещё раз — яснее (в одиночку или с ботами)
plain-help-table = показывает стол ещё раз, как и Enter
plain-help-cards = показывает уже сыгранные карты
plain-help-quit = заканчивает; партия останется сохранённой
plain-help-help = показывает эту справку
plain-rules = A и B растут от { $low }, C и D убывают от { $high }. Можно и карту ровно на { $trick } назад: это обратный прыжок. За ход нужно выложить не меньше { $minimum } карт, а при пустой колоде не меньше { $last }. Партия проиграна, когда кто-то не может закончить ход, и выиграна, когда выложены все карты: { $cards }.
plain-fires = Карты { $cards } горят.
