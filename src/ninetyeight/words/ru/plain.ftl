# What only the plain game says: `ninetyeight play --plain`. Lines in, lines out; each makes sense when read aloud.

## Before a game. $name: a player. $seats: the players by number. $answer: what was typed. $count: how many players.
plain-explains = ? объяснит всё.
plain-look = { $name } смотрит первую руку.
plain-curtain = Когда экран видит только { $name }, нажми Enter.
plain-hide = Enter спрячет твою руку.
plain-who-starts = Кто начинает? Договоритесь без чисел. ({ $seats }; Enter — жребий)
plain-no-player = «{ $answer }» здесь не играет: введи имя, число от 1 до { $count } или просто Enter.

## The table: beside a pile that no card fits, and beside a card that may go back by 10.
plain-nothing-fits = ничего не подходит
plain-trick = прыжок

## Answers and refusals. $card: a number. $word, $words: what was typed. `plain-yes`: what means yes beside `y` and `yes`.
plain-anyway = Всё равно сыграть? [д/N]
plain-yes = д да
plain-stays = Карта { $card } остаётся в руке.
plain-not-done = Не сделано: { $words }
plain-not-understood = «{ $word }» — непонятно. Карту выкладывают вместе со стопкой, например 34A; точка заканчивает ход; ? объяснит всё.
plain-no-undo = С партнёрами карту назад не берут: они её уже видели.

## After a game, and when it is left. $command: what to type in a shell.
plain-again = Ещё раз? Enter раздаст заново, s — те же карты ещё раз, q — закончить.
plain-go-on = Сохранено. Продолжить: { $command }
plain-see-again = Сохранено. Посмотреть ещё раз: { $command }

## What `?` explains: a line for each word that can be typed, which are the same in all languages; then the rules.
plain-help-typing = Выкладывай карты с буквой их стопки, а ход заканчивай точкой:
plain-help-card = 34 на стопку A
plain-help-turn = две карты на A, потом конец хода
plain-help-undo = берёт назад последнюю карту этого хода (в одиночной игре)
plain-help-hint = подсказка; ещё раз — яснее (в одиночку или с ботами)
plain-help-table = показывает стол ещё раз, как и Enter
plain-help-cards = показывает уже сыгранные карты
plain-help-quit = заканчивает; игра сохранена
plain-help-help = показывает это
plain-rules = A и B растут от { $low }, C и D убывают от { $high }. Можно и карту ровно на { $trick } назад: обратный прыжок. Каждый ход требует карт: не меньше { $minimum }, а при пустой колоде не меньше { $last }. Игра проиграна, когда кто-то не может закончить ход, и выиграна, когда выложены все карты: { $cards }.
plain-fires = Карты { $cards } горят.
