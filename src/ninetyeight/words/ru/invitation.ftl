# Куда ведёт ссылка: партия одним предложением, стол, за которым можно только смотреть, и ссылки в никуда.

## Партия. $demands: что она требует, и особенности стола, соединённые через `demands-joined`.
invitation-alone = { $game }, одиночная игра: { $demands }.
invitation-game = { $game }, игроков { $count }: { $demands }.
invitation-signals = знаки и фразы, но без чата
invitation-no-talk = без разговоров и знаков
invitation-layout = приказы не на тех картах, что обычно
invitation-undo = карты можно брать назад
invitation-hints = подсказки разрешены
invitation-to-table = Тебя приглашают за стол
invitation-by = { $name } приглашает тебя сыграть
invitation-join = Присоединиться

## Стол без свободных мест.
invitation-full = Все места заняты, но можно посмотреть.
invitation-running = Партия уже идёт, но можно посмотреть.
invitation-watch = Смотреть

## Ссылки в никуда и почему так бывает.
invitation-gone = Этого стола больше нет
invitation-gone-about = Его закрыли, или в ссылке чего-то не хватает. Попроси новую или начни свою партию.
invitation-closed = Этот стол закрыт
invitation-closed-about = Его закрыли, или за ним долго никого не было. Попроси новую ссылку или начни свою партию.
invitation-private = За этим столом играют без зрителей
invitation-private-about = Все места заняты, или партия уже идёт. Попроси место в следующей или начни свою партию.
invitation-no-challenge = Этих карт больше нет
invitation-no-challenge-about = Вызов отозвали, партию удалили, или в ссылке чего-то не хватает. Попроси новую или начни свою партию.
invitation-no-replay = К этой партии больше нет доступа
invitation-no-replay-about = Её больше не показывают, или в ссылке чего-то не хватает.
