# What happens, as sentences for a log or a screen reader; the keys follow the kinds of `protocol.seen`.

## The game. $name: a player. $card: a number. $cards: numbers. $pile: a letter. $order: the name of an order.
event-dealt = Партия { $number }: карты розданы.
event-dealt-again = Партия { $number }: тот же расклад ещё раз.
event-bid-like = { $name } хочет начать.
event-bid-all-the-same = { $name } не возражает, кто бы ни начал.
event-bid-rather-not = { $name } предпочитает не начинать.
event-starter-alone = { $name } начинает.
event-starter-bids = { $name } начинает, как договорились.
event-starter-host = { $name } начинает: так решил хозяин стола.
event-starter-lot = { $name } начинает: так решил жребий.
event-card-laid = { $name } выкладывает { $card } в стопку { $pile }.
event-card-laid-trick = { $name } выкладывает { $card } в стопку { $pile }: обратный прыжок!
event-order-visible = На стопке { $pile } теперь лежит приказ «{ $order }».
event-order-covered = Приказ «{ $order }» накрыт.
event-fire-visible = На стопке { $pile } горит { $card }.
event-fire-covered = Огонёк на стопке { $pile } накрыт.
event-card-taken-back = { $name } забирает { $card } из стопки { $pile }.
event-turn-ended-choice = { $name } заканчивает ход.
event-turn-ended-empty-hand = { $name } остаётся без карт: ход окончен.
event-turn-ended-stop = Стоп! Ход игрока { $name } окончен.
event-turn-ended-three = Три карты, как требует «3!»: ход игрока { $name } окончен.
event-cards-drawn =
    { $count ->
        [0] { $name } не добирает карт.
        [one] { $name } добирает { $count } карту.
        [few] { $name } добирает { $count } карты.
       *[many] { $name } добирает { $count } карт.
    }
event-cards-drawn-seen = Ты добираешь: { $cards }
event-turn-began = Ходит { $name }.
event-turn-began-you = Твой ход.
event-hint-taken = { $name } берёт подсказку.
event-conceded = Все согласны: партия сдана.
event-concede-voted = { $name } хочет сдаться.
event-concede-withdrawn = { $name } хочет играть дальше.
event-again-wished = { $name } хочет сыграть ещё.

## Talk. $phrase and $text: what was said.
event-sign-like = { $name } хочет сыграть в стопку { $pile }.
event-sign-leave = { $name } просит не трогать стопку { $pile }.
event-sign-turn = { $name } может отбросить стопку { $pile } назад.
event-sign-taken-back = { $name } снимает знак со стопки { $pile }.
event-phrase-said = { $name }: { $phrase }
event-chat-said = { $name }: { $text }
event-line-flagged = { $name } помечает сообщение, которое выдаёт число.
event-line-unflagged = { $name } снимает пометку.

## The table. $bot: the name of a bot. $other: another player.
event-settings-changed = Настройки стола изменились.
event-host-changed = Теперь хозяин стола — { $name }.
event-seat-taken = { $name } садится за стол.
event-bot-seated = Бот { $bot } садится за стол.
event-seat-cleared = Место снова свободно.
event-went-away = { $name } покидает стол; место подождёт.
event-seat-minded-turn = Время вышло: за игрока { $name } этот ход сыграет бот { $bot }.
event-seat-minded-until-return = Пока { $name } не вернётся, играет бот { $bot }.
event-came-back = { $name } снова за столом.
event-removal-voted = { $name } за то, чтобы исключить игрока { $other }.
event-removal-withdrawn = { $name } против того, чтобы исключить игрока { $other }.
event-removed = { $name } больше не играет за этим столом.
event-removed-bot = { $name } больше не играет за этим столом; место занимает бот { $bot }.
event-watchers-allowed = { $name } показывает зрителям свои карты.
event-watchers-refused = { $name } больше не показывает зрителям свои карты.
event-closed-host = Хозяин закрыл стол.
event-closed-empty = Стол закрыт: все ушли.
event-closed-idle = Стол закрыт: за ним давно ничего не происходило.
event-closed-admin = Стол закрыт администрацией сервера.

## The same to whom it is about: to who did it, or to whom it was done.
event-bid-like-you = Ты хочешь начать.
event-bid-all-the-same-you = Тебе всё равно, кто начнёт.
event-bid-rather-not-you = Ты предпочитаешь не начинать.
event-starter-alone-you = Ты начинаешь.
event-starter-bids-you = Ты начинаешь, как договорились.
event-starter-host-you = Ты начинаешь: так решил хозяин стола.
event-starter-lot-you = Ты начинаешь: так решил жребий.
event-card-laid-you = Ты выкладываешь { $card } в стопку { $pile }.
event-card-laid-trick-you = Ты выкладываешь { $card } в стопку { $pile }: обратный прыжок!
event-card-taken-back-you = Ты забираешь { $card } из стопки { $pile }.
event-turn-ended-choice-you = Ты заканчиваешь ход.
event-turn-ended-empty-hand-you = Ты остаёшься без карт: ход окончен.
event-turn-ended-stop-you = Стоп! Твой ход окончен.
event-turn-ended-three-you = Три карты, как требует «3!»: твой ход окончен.
event-cards-drawn-none-you = Ты не добираешь карт.
event-hint-taken-you = Ты берёшь подсказку.
event-concede-voted-you = Ты хочешь сдаться.
event-concede-withdrawn-you = Ты хочешь играть дальше.
event-again-wished-you = Ты хочешь сыграть ещё.
event-sign-like-you = Ты хочешь сыграть в стопку { $pile }.
event-sign-leave-you = Ты просишь не трогать стопку { $pile }.
event-sign-turn-you = Ты можешь отбросить стопку { $pile } назад.
event-sign-taken-back-you = Ты снимаешь свой знак со стопки { $pile }.
event-line-flagged-you = Ты помечаешь сообщение, которое выдаёт число.
event-line-flagged-yours = { $name } считает, что твоё сообщение «{ $text }» выдаёт число. Теперь оно скрыто: для этого есть знаки и готовые фразы.
event-line-unflagged-you = Ты снимаешь свою пометку.
event-line-unflagged-yours = { $name } снимает пометку с твоего сообщения «{ $text }».
event-host-changed-you = Теперь хозяин стола — ты.
event-went-away-you = Ты покидаешь стол; твоё место подождёт.
event-seat-minded-turn-you = Время вышло: этот ход за тебя сыграет бот { $bot }.
event-seat-minded-until-return-you = Пока ты не вернёшься, за тебя играет бот { $bot }.
event-came-back-you = Ты снова за столом.
event-removal-voted-you = Ты за то, чтобы исключить игрока { $other }.
event-removal-withdrawn-you = Ты против того, чтобы исключить игрока { $other }.
event-removal-voted-against-you = { $name } за то, чтобы исключить тебя.
event-removal-withdrawn-against-you = { $name } против того, чтобы исключить тебя.
event-watchers-allowed-you = Ты показываешь зрителям свои карты.
event-watchers-refused-you = Ты больше не показываешь зрителям свои карты.
