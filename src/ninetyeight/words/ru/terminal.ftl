# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Играть
terminal-last-turn = Последний ход
terminal-signs = Знаки: показать свои, увидеть все

## The front door.
terminal-tagline = Девяносто восемь карт, четыре стопки, одна команда.
terminal-play-alone = Играть в одиночку
terminal-play-bots = Играть с ботами
terminal-people = Несколько человек за этой клавиатурой
terminal-link = Войти по ссылке
terminal-preferences = Язык, цвета, имя
terminal-next = Дальше
terminal-back = Назад
terminal-quit = Выход

## The curtain between people who share a keyboard. $name: who plays next.
terminal-pass = Передайте клавиатуру игроку { $name }.
terminal-pass-enter = Enter покажет карты.

## A seat whose person is not there; in brackets behind the name.
terminal-away = нет на месте

## A record that was saved. $path: where. $why: what stood in the way.
terminal-saved = Сохранено: { $path }
terminal-not-saved = Не удалось сохранить: { $why }

## Columns of the list of games.
terminal-when = Когда
terminal-result = Результат

## A window in which not everything has room. $width, $height: columns and rows that are enough.
terminal-small = Окно слишком маленькое: нужно { $width } × { $height }.

## A number that was typed, and is no card of the hand.
terminal-not-in-hand = Карты { $card } нет у тебя на руке.

## Deleting a game from a list; `-about` what becomes of one that is over, `-running` of one that waits.
terminal-delete = Удалить
terminal-delete-ask = Удалить эту партию?
terminal-delete-about = Её запись исчезнет навсегда, и статистика больше не будет её учитывать.
terminal-delete-running = Она закончится здесь, без результата, и продолжить её будет нельзя.

## A bot of one's own that failed: told once. $bot: its name. $other: the bot that stands in for it.
terminal-bot-late = Бот { $bot } не ответил вовремя. Каждый раз, когда это случается, за него играет { $other }.
terminal-bot-crashed = Бот { $bot } завершился с ошибкой. Каждый раз, когда это случается, за него играет { $other }.
terminal-bot-bad-answer = Бот { $bot } дал ответ, который не годится. Каждый раз, когда это случается, за него играет { $other }.
terminal-no-games = Законченных партий пока нет.
