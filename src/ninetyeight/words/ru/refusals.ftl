# Why something that was asked for did not happen; by the codes of the rules and of a table.

## By `rules.RefusalCode` (3.6, 8.4, 8.5). None needs a value: the code is enough.
refusal-game-over = Партия окончена.
refusal-no-such-pile = Такой стопки нет: есть стопки A, B, C и D.
refusal-not-in-hand = Этой карты нет у тебя на руке.
refusal-does-not-fit = Эта карта не подходит к этой стопке.
refusal-trick-forbidden = Действует «Без обратных прыжков»: прыгать назад сейчас нельзя.
refusal-bound-to-pile = Действует «Одна стопка»: все карты этого хода идут в одну и ту же стопку.
refusal-cover-fire-next = Горит огонёк: эта карта должна его накрыть.
refusal-turn-not-finished = Ход ещё нельзя закончить: не всё выполнено.
refusal-silence = Действует «Молчание»: сейчас ни слов, ни знаков.
refusal-sign-not-allowed = За этим столом такого знака нет.

## By `table.TableCode`.
refusal-closed = Этот стол закрыт.
refusal-not-seated = У тебя нет места за этим столом.
refusal-not-host = Это может только хозяин стола.
refusal-not-your-turn = Сейчас не твой ход.
refusal-stale = Партия тем временем продолжилась: взгляни ещё раз.
refusal-no-game = Сейчас партия не идёт.
refusal-game-running = Не во время партии.
refusal-no-such-seat = Такого места нет.
refusal-seat-taken = Это место занято.
refusal-table-full = Все места заняты.
refusal-seats-free = Партия начнётся, когда все места будут заняты.
refusal-too-few-seats = Занято больше мест: сначала освободи одно.
refusal-no-such-bot = Такого бота нет.
refusal-not-bidding = Сейчас не решается, кто ходит первым.
refusal-no-tie = Равенства нет, выбирать не из кого.
refusal-not-tied = Кто-то другой сильнее хочет начать.
refusal-no-undo = За этим столом карты не забирают назад.
refusal-nothing-to-take-back = В этом ходу нет карт, которые можно забрать назад.
refusal-no-hints = За этим столом нет подсказок.
refusal-no-talk = За этим столом не разговаривают.
refusal-no-chat = За этим столом есть только знаки и готовые фразы.
refusal-number-named = Это намекает на число.
refusal-no-such-line = Пометить или снова показать можно только недавние сообщения.
refusal-is-minded = Сейчас здесь играет бот.
refusal-not-away = На этом месте и так играешь ты.
refusal-is-present = Этот игрок за столом.
refusal-still-time = У этого игрока ещё есть время вернуться.
refusal-no-person = На этом месте нет человека.
refusal-oneself = С собой так нельзя.
refusal-not-asked = Предложить исключить игрока может только хозяин стола.
refusal-no-watchers = За этим столом никому нельзя смотреть в чужие карты.
refusal-other-seat-open = Зрителям уже открыты карты другого игрока.
refusal-was-removed = Тебя исключили: за этим столом ты больше не играешь.
refusal-not-alone = Тот же расклад можно повторить только в одиночку.
refusal-challenged = Партия, которую надо превзойти, шла по этим правилам: оставьте их и для этой.
