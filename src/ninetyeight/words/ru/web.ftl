# What the web client says beside the game itself.

## The front door.
web-headline = 98 карт. Четыре стопки. Одна команда.
web-pitch = Выложите вместе все карты, не называя чисел: две стопки растут, две убывают, а прыжок ровно на десять назад спасает.
web-deal = Раздать карты
web-dealing = Раздаём…
web-learn = Научиться за две минуты
web-learn-short = Обучение
web-dealt-alone = { $game } · в одиночку
web-dealt-bots =
    { $count ->
        [one] { $game } · с { $count } ботом ({ $bot })
        [few] { $game } · с { $count } ботами ({ $bot })
       *[many] { $game } · с { $count } ботами ({ $bot })
    }
web-change = Изменить
web-choose-game = Выбери игру
web-alone = В одиночку
web-with = С тобой: { $name }
web-strength = Сила ботов
web-play-now = Играть сейчас
web-imported = Импортированная
web-tutorial = Научиться играть
web-rules = Правила
web-statistics = Статистика
web-home = На главную
web-back = Назад
web-name = Твоё имя
web-guest = Гость
web-seats-free =
    { $count ->
        [0] Все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-copy = Копировать
web-copied = Скопировано
web-link-local = Этот адрес работает только на этом компьютере. Запусти сервер с --host 0.0.0.0 и открой адрес, который он назовёт для других.
web-copy-failed = Скопировать не получилось. Ссылка выделена: скопируй её вручную.
web-qr = Ссылка в виде QR-кода

## The table of the front door that plays itself. $card, $top: numbers. $pile: the letter of a pile.
web-show-about = Стол играет сам: карта ровно на десять назад снова открывает свою стопку.
web-show-trick = { $card } прыгает на десять назад: стопка { $pile } снова дышит
web-show-step = { $card } на { $top }: маленький шаг
web-show-partner = Вера кладёт { $card } в стопку { $pile }
web-show-draw = В конце хода рука снова заполняется
web-show-pause = Пауза
web-show-play = Смотреть

## Tiles: what waits for somebody who comes back, and playing with friends. $name: people, perhaps several.
web-your-turn = Твой ход
web-turn-of = Ходит { $name }
web-my-tables = Тебя ждут
web-all-tables = Показать все ({ $count })
web-friends = С друзьями
web-friends-title = Достаточно ссылки
web-friends-about = От двух до пяти человек, с телефона или компьютера, на шести языках. Пустые места займут боты.
web-open-table = Открыть стол
web-lobby = Открытые столы
web-my-games = Последние результаты
web-mean-of =
    { $count ->
        [one] Осталось карт в последней партии
        [few] Среднее за последние { $count } партии
       *[many] Среднее за последние { $count } партий
    }

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Твой профиль
web-you-none = Профиля пока нет: имя сохранится, как только ты сыграешь.
web-device = Играть на другом устройстве
web-device-about = На другом устройстве отсканируй QR-код, открой ссылку или введи код. Он действует один раз, в течение десяти минут.
web-device-link = Ссылка для другого устройства
web-device-code = Код с другого устройства
web-device-enter = Войти по коду с другого устройства
web-device-replace = Здесь ты { $name }. После ввода кода здесь будет игрок с другого устройства.
web-device-lost = Без другого устройства или кода никто больше не сможет быть { $name }.
web-device-become = Стать другим человеком
web-device-failed = Код не подходит: он использован, устарел или введён с ошибкой.
web-continue = Продолжить
web-my-data = Скачать мои данные
web-tokens = Программы и боты
web-tokens-about = С токеном программа действует от твоего имени. Давай его только программам, которым доверяешь.
web-token-label = Для чего токен
web-token-scope = Что ему можно
scope-play = смотреть и играть
scope-read = только смотреть
scope-everything = всё, даже удалить меня
web-token-make = Создать токен
web-token-once = Скопируй сейчас: он показывается только один раз.
web-token-delete = Удалить
web-sign-out = Выйти здесь
web-sign-out-about = Без другого устройства войти как { $name } больше не получится.
web-delete-me = Удалить меня
web-delete-about = Твои места, партии и имя исчезнут навсегда. Партии других останутся, но без твоего имени.

## What somebody likes on this device; the themes by `Theme`.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-contrast = Высокий контраст
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-sound-sample = Послушать

## The table. A play that goes back ten has no other cost.
web-ascending = возрастающая
web-descending = убывающая
web-trick-cost = прыжок · назад на 10
web-fits-nowhere = Сейчас никуда не подходит
web-burns = горит
web-played = Уже сыгранные карты
web-played-short = Сыграно
web-last-turn = Показать последний ход ещё раз
web-unseen = Ещё не появлялись
web-log = Что произошло
web-about-pile = О какой стопке?
web-menu = Меню
web-menu-game = Эта партия
web-menu-help = Помощь
web-menu-look = Вид и звук
web-menu-leave = Уйти
web-close = Закрыть
web-cancel = Отмена
web-play-anyway = Всё равно сыграть
web-hint-note = Подсказки отмечаются в результате.
web-notify = Сообщать, когда мой ход
web-look = Посмотреть эти карты
web-close-about = Стол закроется для всех, а начатая партия закончится без результата.
web-leave-about = Место тебя подождёт: вернуться можно по той же ссылке. А пока за тебя может играть бот.
web-remove-about = Исключённый игрок теряет место и не может вернуться за этот стол; в идущей партии его заменяет бот. Остальные должны согласиться.

## Сколько стоит карта, что страница делает сама и что приготовлено. $card, $pile: карта и её стопка. $count: сколько чисел.
web-cost-close = почти даром
web-cost-far = большой скачок
web-cost-waste = почти вся стопка
web-doubt-many = Для карты { $card } подходит не одна стопка. Выбери.
web-doubt-far = Карта { $card } везде сделает большой скачок. Выбери стопку.
web-slip-ask = { $card } на { $pile } стоит на { $count } больше, чем нужно. Выбери { $pile } ещё раз, чтобы сыграть.
web-slip-done = { $card } на { $pile } стоила на { $count } больше, чем нужно.
web-ends = Ход закончится сам.
web-keep-turn = Ещё нет
web-prepare = Ещё не твой ход. Выбери стопку, чтобы приготовить карту { $card }.
web-prepared = Приготовлено: { $plays }
web-prepared-drop = Убрать приготовленное
web-stale-passed = Не сыграно: { $card } больше не подходит на { $pile }.
web-stale-dearer = Не сыграно: { $card } на { $pile } теперь стоит больше.
web-stale-loses = Не сыграно: { $card } на { $pile } ведёт к проигрышу.
web-offer-ending = Такие ходы могут заканчиваться сами.
web-offer-yes = Да, сами
web-offer-flick = Быстрее: смахни карту вверх, она ляжет куда нужно.

## Как удобнее играть на этом устройстве.
web-playing = Как ты играешь
web-ending = Ход заканчивается сам
web-ending-never = никогда
web-ending-stuck = когда ни одна карта не подходит
web-ending-done = как только можно
web-ending-done-note = Если нет прыжка и следующего числа.
web-warns = Предупреждать о больших скачках
web-gestures = Играть двойным касанием или смахиванием
web-haptics = Вибрация
web-pace-by = Его задаёт { $name } для всех за столом.

## The settings of a table, in the waiting room and between games.
web-settings = Настройки
web-settings-change = Изменить настройки
web-settings-more = Ещё настройки
web-settings-pace = Темп
web-settings-talk = Разговоры и знаки
web-settings-help = Помощь
web-settings-table = Стол
web-ready = Все места заняты: можно начинать.
web-ready-host = Все места заняты: партию начинает хозяин стола.
web-done = Готово
web-allowed = разрешено
web-not-allowed = запрещено
web-allowed-with-bots = только с ботами
web-at-limit = Когда время вышло
web-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
web-layout-standard = Стандартная
web-layout-lot = По жребию
web-layout-own = Как на наших картах
web-layout-about = По четыре разные карты на каждый приказ, от 2 до 99.
web-layout-count = Здесь нужны четыре карты.
web-layout-range = Карты { $card } нет: они идут от 2 до 99.
web-layout-twice = Карта { $card } указана дважды.

## The connection, by what it is; and what went wrong.
web-link-connecting = Соединение…
web-link-open = На связи
web-link-lost = Связь потеряна, пробуем снова…
web-link-ended = Нет связи
web-offline = Сейчас нет сети. Столы вернутся вместе с ней.
web-failed = Не получилось. Попробуй ещё раз чуть позже.
web-try-again = Повторить
web-nowhere = Здесь ничего нет.

## Keys.
web-keys = Клавиши
web-keys-on = Команды одной клавишей
web-key-digits = Выбрать карту, набрав её число
web-key-piles = Сыграть её в эту стопку
web-key-sign = Показать знак на стопке, на которую смотришь
web-key-arrows = Переходить по картам
web-key-escape = Вернуть карту на руку
web-key-help = Показать эти клавиши

## The end of a game.
web-cards-played = Сыграно карт
web-turns = Ходы
web-cards-per-turn = Карт за ход
web-widest-gap = Самый большой скачок
web-replay = Повтор
web-share = Поделиться
web-share-link = Ссылка на эту партию
web-share-about = По ссылке можно посмотреть партию ещё раз, но без разговоров.
web-share-end = Закрыть доступ
web-picture = Картинка
web-picture-save = Сохранить картинку
web-next-settings = Настройки следующей партии
web-tricks = Обратные прыжки
web-left-in-hand = Осталось на руке
web-figure = { $name }: { $text }
web-download = Скачать

## Statistics, and games from a file.
web-open-record = Импортировать партию
web-games = Партии
web-wins = Выиграно
web-mean-left = Осталось карт в среднем
web-best-left = Лучшее
