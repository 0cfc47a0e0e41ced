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
web-lobby-empty = Сейчас никто не ждёт. Открой стол!
web-my-games = Мои последние игры
web-imported = Импортированная
web-tutorial = Научиться играть
web-rules = Правила
web-statistics = Статистика
web-home = На главную
web-back = Назад
web-name = Твоё имя
web-guest = Гость
web-invited = Тебя приглашают за стол
web-invited-by = { $name } приглашает тебя сыграть
web-seats-free =
    { $count ->
        [0] Все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-join = Присоединиться
web-copy = Копировать
web-copied = Скопировано
web-link-local = Этот адрес работает только на этом компьютере. Запусти сервер с --host 0.0.0.0 и открой адрес, который он назовёт для других.
web-copy-failed = Скопировать не получилось. Ссылка выделена: скопируй её вручную.
web-qr = Ссылка в виде QR-кода

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Ты на этом устройстве
web-you-none = Пока никто: имя сохранится, как только ты сыграешь.
web-device = Играть на другом устройстве
web-device-about = На другом устройстве отсканируй QR-код, открой ссылку или введи код. Он действует один раз, в течение десяти минут.
web-device-link = Ссылка для другого устройства
web-device-code = Код с другого устройства
web-device-enter = У меня есть код
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
web-delete-about = Твои места, игры и имя исчезнут навсегда. Игры других останутся, но без твоего имени.

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
web-close = Закрыть
web-rather-not = Лучше не надо
web-play-anyway = Всё равно сыграть
web-hint-note = Подсказки отмечаются в результате.
web-notify = Сообщать, когда мой ход
web-look = Посмотреть эти карты
web-close-about = Стол закроется для всех, а начатая игра закончится без результата.
web-leave-about = Место тебя подождёт: вернуться можно по той же ссылке. А пока за тебя может играть бот.
web-remove-about = Исключённый игрок теряет место и не может вернуться за этот стол; в идущей игре его заменяет бот. Остальные должны согласиться.

## The settings of a table, in the waiting room and between games.
web-settings = Настройки
web-settings-change = Изменить настройки
web-settings-more = Ещё настройки
web-ready = Все места заняты: можно начинать.
web-ready-host = Все места заняты: игру начинает хозяин стола.
web-done = Готово
web-allowed = разрешено
web-not-allowed = запрещено
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
web-keys-on = Буквы и цифры действуют сразу
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
web-replay = Посмотреть игру
web-share = Поделиться
web-share-link = Ссылка на эту игру
web-share-about = По ссылке можно посмотреть игру ещё раз, но без разговоров.
web-share-end = Закрыть доступ
web-picture = Картинка
web-picture-save = Сохранить картинку
web-next-settings = Настройки следующей игры
web-tricks = Обратные прыжки
web-left-in-hand = Осталось на руке
web-figure = { $name }: { $text }
web-download = Скачать

## Statistics, and games from a file.
web-open-record = Открыть запись
web-games = Игры
web-wins = Выиграно
web-mean-left = Осталось карт, в среднем
web-best-left = Лучшее
web-no-games = Законченных игр пока нет.
web-statistics-note = Загруженные партии и повторные раздачи не учитываются.
web-more-games = Более ранние игры
web-left-over-time = Осталось карт, игра за игрой
web-excellent = отлично
web-mean-of-last = среднее за последние пять
web-play-first = Сыграть первую игру
