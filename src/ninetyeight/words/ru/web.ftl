# What the web client says beside the game itself.

## The front door.
web-tagline = Девяносто восемь карт, четыре стопки, одна команда.
web-play-now = Играть сейчас
web-alone = В одиночку
web-strength = Сила ботов
web-play-alone = Играть в одиночку
web-play-bots = Играть с ботами
web-together = Играть вместе
web-together-about = Друзья приходят по ссылке, достаточно имени.
web-open-table = Открыть стол
web-my-tables = Мои столы
web-lobby = Открытые столы
web-lobby-empty = Сейчас никто не ждёт. Откройте стол!
web-my-games = Мои последние игры
web-tutorial = Научиться играть
web-rules = Правила
web-statistics = Статистика
web-home = На главную
web-name = Ваше имя
web-guest = Гость
web-invited = Вас приглашают за стол
web-join = Присоединиться
web-copy = Копировать
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода

## What somebody likes on this device; the themes by `Theme`.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-contrast = Высокий контраст
web-sound-on = Звук включён
web-sound-off = Звук выключен

## The table. A play that goes back ten has no other cost.
web-ascending = по возрастанию
web-descending = по убыванию
web-trick-cost = прыжок · назад на 10
web-burns = горит
web-played = Уже сыгранные карты
web-played-short = Сыграно
web-unseen = Ещё не появлялись
web-log = Что произошло
web-about-pile = О какой стопке?
web-menu = Меню
web-close = Закрыть
web-rather-not = Лучше не надо
web-play-anyway = Всё равно сыграть
web-hint-note = Подсказка отмечается в результате.
web-notify = Сообщать, когда мой ход
web-look = Посмотреть в эту руку

## The connection, by what it is; and what went wrong.
web-link-connecting = Соединение …
web-link-open = На связи
web-link-lost = Связь потеряна, пробуем снова …
web-link-ended = Нет связи
web-failed = Не получилось. Попробуйте ещё раз чуть позже.
web-nowhere = Здесь ничего нет.

## Keys.
web-keys = Клавиши
web-key-digits = Выбрать карту, набрав её число
web-key-piles = Сыграть её на эту стопку
web-key-sign = Показать знак на выбранной стопке
web-key-arrows = Переходить по картам
web-key-escape = Вернуть карту в руку
web-key-help = Показать эти клавиши

## The end of a game.
web-cards-played = карт сыграно
web-turns = ходов
web-replay = Посмотреть игру
web-share = Поделиться
web-download = Скачать

## Statistics, and games from a file.
web-open-record = Открыть запись
web-games = Игры
web-wins = Победы
web-mean-left = Осталось карт, в среднем
web-best-left = Лучшее
web-no-games = Законченных игр пока нет.
web-left-over-time = Осталось карт, игра за игрой
