# A table: where it stands, who sits there, its clocks, help, votes and watchers. Buttons are the `-short` ones and verbs.

## Where a table stands, by `Phase`.
phase-lobby = Ждём игроков
phase-bidding = Кто начинает?
phase-playing = Партия идёт
phase-over = Партия окончена
phase-closed = Стол закрыт

## Who starts (1.4); the bids by `Bid`.
bidding-question = Посмотри на свои карты: хочешь начать?
bid-like = Хочу начать.
bid-like-short = Охотно
bid-all-the-same = Мне всё равно, кто начнёт.
bid-all-the-same-short = Всё равно
bid-rather-not = Лучше не мне начинать.
bid-rather-not-short = Лучше не я
bidding-waiting = Ждём ответов остальных.
bidding-tie = Поровну: кто начнёт, решает хозяин стола.
bidding-tie-host = Поровну: выбери, кто начнёт.
bidding-lot = Если не договоритесь вовремя, решит жребий.

## Seats. $name: a player. $bot: the name of a bot. `-turn` and `-until-return` by `Minding`.
seat-free = Свободное место
seat-number = Место { $number }
seat-you = Ты
seat-host = Хозяин стола
seat-bot = { $bot } (бот)
seat-away = { $name } отсутствует
seat-offline = { $name } не в сети
seat-online = { $name } снова в сети
seat-minded-turn = { $name }: этот ход играет { $bot }
seat-minded-until-return = { $name }: пока играет { $bot }
seat-minded-turn-you = Этот ход за тебя играет { $bot }
seat-minded-until-return-you = Пока за тебя играет { $bot }
seat-on-turn = Ходит { $name }
seat-thinking = { $name } думает…
seat-sit = Сесть сюда
seat-add-bot = Посадить бота
seat-clear = Освободить место
seat-mind = Пусть за игрока { $name } играет бот
seat-mind-by = Пусть за игрока { $name } играет { $bot }
seat-time = { $name } не в сети и ещё может вернуться: { $text }.
seat-come-back = Я снова тут

## What a player does at a table.
action-end-turn = Закончить ход
action-start = Начать партию
action-leave = Покинуть стол
action-close = Закрыть стол
action-invite = Пригласить по ссылке
action-choose-card = Выбери карту.
action-choose-pile = Выбери стопку для карты { $card }.

## Clocks; at the limit by `AtLimit`.
clock-none = Без ограничения времени
clock-turn =
    { $count ->
        [one] { $count } секунда на ход
        [few] { $count } секунды на ход
       *[many] { $count } секунд на ход
    }
clock-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
clock-seconds-left =
    { $count ->
        [one] Ещё { $count } секунда
        [few] Ещё { $count } секунды
       *[many] Ещё { $count } секунд
    }
clock-minutes-left =
    { $count ->
        [one] Ещё { $count } минута
        [few] Ещё { $count } минуты
       *[many] Ещё { $count } минут
    }
clock-hours-left =
    { $count ->
        [one] Ещё { $count } час
        [few] Ещё { $count } часа
       *[many] Ещё { $count } часов
    }
clock-days-left =
    { $count ->
        [one] Ещё { $count } день
        [few] Ещё { $count } дня
       *[many] Ещё { $count } дней
    }
clock-bot-turn = Когда время выйдет, этот ход сыграет бот.
clock-bot-seat = Когда время выйдет, бот играет, пока игрок не вернётся.

## Hints, by `HintLevel`: what a button asks for, and what the bot says.
hint-ask = Попросить подсказку
hint-short = Подсказка
hint-nudge-short = Какая стопка?
hint-card-short = Какая карта?
hint-move-short = Покажи ход
hint-nudge = Присмотрись к стопке { $pile }.
hint-card = Подумай о карте { $card }.
hint-move = Сыграй карту { $card } в стопку { $pile }.
hint-end-turn = Закончи ход на этом.

## Taking back, giving up, another game, removing a player.
undo = Забрать последнюю карту
undo-short = Забрать
concede = Сдать партию
concede-short = Сдаться
concede-confirm = Правда хочешь сдаться?
concede-withdraw = Всё-таки играть дальше
concede-refuse = Играть дальше
concede-waiting = Сдаться хотят { $count } из { $total }.
again = Сыграть ещё раз
again-same-deal = Тот же расклад ещё раз
again-waiting = За новую партию: { $count } из { $total }.
again-wished = Ждём остальных…
# name: people, perhaps several
again-waiting-for = Ждём ответа: { $name }.
removal-ask = Предложить исключить: { $name }
removal-question = Хозяин стола предлагает исключить игрока { $name }. Ты за?
removal-agree = За
removal-withdraw = Передумать
removal-refuse = Против
# name: people, perhaps several; text: how much time is left, as in clock-seconds-left
vote-waiting = Ждём ответа: { $name }.
vote-time = { $name } не в сети и ещё может ответить: { $text }.

## Watchers (9.2), by `Watch`.
watch-nobody = Без зрителей
watch-piles = Зрители видят стопки, но не видят ничьих карт
watch-seat = Зрители видят и карты одного игрока, если он согласен
watchers =
    { $count ->
        [0] Зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
watchers-allow = Показать мои карты зрителям
watchers-refuse = Скрыть мои карты от зрителей
watchers-you = Ты смотришь игру.
# name: people, perhaps several
watchers-looking = Твою руку видят: { $name }.

## Settings of a table; who may find it by `Access`.
setting-edition = Вариант игры
setting-players = Игроки
setting-layout = Раскладка приказов
setting-name = Название стола
setting-access = Кто может присоединиться
setting-talk = Разговоры
setting-relaxed-signs = Третий знак: «{ sign-turn-short }»
setting-clock = Время на ход
setting-bid-seconds = Время на выбор первого игрока
setting-grace-seconds = Время на возвращение после обрыва связи
setting-watch = Зрители
setting-undo = Возврат карт
setting-hints = Подсказки
setting-pace = Темп ботов
pace-slow = медленный
pace-normal = обычный
pace-fast = быстрый
pace-instant = мгновенный
skip-ahead = Промотать
setting-minder = Бот, который играет за отсутствующих
access-public = Кто угодно, через лобби
access-invited = Только по ссылке

## Bots, by the names of `bots.registry.BOTS`: a name and one sentence; and how long they think, by `Cost`.
bot-random = Везунчик
bot-random-about = Играет любую карту, которая не ведёт сразу к поражению.
bot-greedy = Жадина
bot-greedy-about = Играет ближайшую карту, а сверх нормы — только если это дёшево.
bot-planner = Стратег
bot-planner-about = Рассматривает ходы целиком и взвешивает их по правилам, которые может прочесть каждый.
bot-sharp = Лис
bot-sharp-about = Рассматривает ходы целиком и взвешивает их по опыту сыгранных партий.
bot-master = Мастер
bot-master-about = Пробует лучшие ходы во множестве возможных продолжений, на несколько ходов вперёд.
bot-cost-instant = Играет сразу
bot-cost-thinking = Немного думает
