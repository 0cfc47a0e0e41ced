# The game itself: its editions, orders and piles, what is owed, and how it ends.

## Editions, by the names of `rules.EDITION_NAMES`.
edition-original = The Game
edition-extreme = Extreme
edition-expert = Эксперт
edition-fire = Игра с огнём
edition-strict-fire = Строгий огонь
edition-short = Меньше карт

## A combination of editions: join them two by two.
edition-joined = { $first } + { $second }

## What a game demands, in one sentence that is joined from these. $minimum: the cards that a turn owes. $hand: how many are held.
## $count: how many cards burn, or carry orders. $cover: by the end of the next turn, or by the next card, alone or whoever plays it.
demands-cards = Не меньше { $minimum ->
        [2] двух
        [3] трёх
       *[other] { $minimum }
    } карт за ход, на руке { $hand }
demands-fire =
    { $cover ->
        [turn] { $count } карт горят, и их нужно накрыть до конца следующего хода
        [next] { $count } карт горят, и их нужно накрыть следующей же картой
       *[anyone] { $count } карт горят, и их нужно накрыть следующей же картой, чья бы она ни была
    }
demands-orders = на { $count } картах приказы, и их нужно выполнять
demands-joined = { $first }; { $second }

## The seven orders of Extreme, by `Order`: a name, and what it demands.
order-stop = Стоп
order-stop-demand = Ход сразу заканчивается, даже если карт мало.
order-skull = Череп
order-skull-demand = Кто сыграл эту карту, должен накрыть её в тот же ход.
order-three = 3!
order-three-demand = Ровно три карты за этот ход, считая эту.
order-silence = Молчание
order-silence-demand = Пока эта карта видна, никому нельзя говорить об игре и подавать знаки.
order-no-backwards = Без обратных прыжков
order-no-backwards-demand = Пока эта карта видна, никому нельзя делать обратный прыжок.
order-one-pile = Одна стопка
order-one-pile-demand = Пока эта карта видна, все карты хода идут в одну стопку.
order-draw-one = Добор одной карты
order-draw-one-demand = Пока эта карта видна, в конце хода добирают только одну карту.
order-instant = Молния: действует в этот ход.
order-lasting = Бесконечность: действует на всех, пока карта видна.

## Fire, by `Fire`.
fire-next-turn = Карту огонька нужно накрыть до конца следующего хода.
fire-next-card = Карту огонька нужно накрыть следующей же картой.

## Cards, piles and hands. $card, $top: numbers. $cards: several. $pile: the letter of a pile. $order: the name of an order.
pile = Стопка { $pile }
pile-ascending = Стопка { $pile }, возрастающая
pile-descending = Стопка { $pile }, убывающая
pile-ascending-top = Стопка { $pile }, возрастающая, сверху { $card }
pile-descending-top = Стопка { $pile }, убывающая, сверху { $card }
pile-empty = На стопке { $pile } пока нет карт
pile-order = Приказ «{ $order }»
pile-order-spent = Приказ «{ $order }» больше не действует
pile-burns = Карта горит: её нужно вовремя накрыть
pile-step = на { $number } дальше
pile-shows-played = Показывает уже сыгранные карты
card-fire = { $card }, карта огонька
play-about = { $card } в стопку { $pile }
play-loses = С этой картой вы проиграете: ход нельзя будет закончить.
play-loses-short = Проигрыш
trick = Обратный прыжок
trick-about = В возрастающую стопку можно выложить карту ровно на 10 меньше, в убывающую — ровно на 10 больше.
fit-higher = { $card } не подходит к { $pile }: нужна карта больше { $top }.
fit-higher-or-back = { $card } не подходит к { $pile }: нужна карта больше { $top } или ровно на 10 меньше.
fit-lower = { $card } не подходит к { $pile }: нужна карта меньше { $top }.
fit-lower-or-back = { $card } не подходит к { $pile }: нужна карта меньше { $top } или ровно на 10 больше.
doomed-skull = Ни одна карта уже не спасёт партию: череп останется ненакрытым. Выбери, какой картой закончить.
doomed-fire = Ни одна карта уже не спасёт партию: огонёк не будет накрыт вовремя. Выбери, какой картой закончить.
doomed-three = Ни одна карта уже не спасёт партию: с картой «3!» не выйдет ровно трёх карт. Выбери, какой картой закончить.
deck = Колода
deck-cards =
    { $count ->
        [0] Колода: пуста
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
hand = Твоя рука
hand-of =
    { $count ->
        [0] { $name }, рука: нет карт
        [one] { $name }, рука: { $count } карта
        [few] { $name }, рука: { $count } карты
       *[many] { $name }, рука: { $count } карт
    }
cards =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## What the player on turn owes (2.1, 4, 5, 6).
owed-cards =
    { $count ->
        [one] Ещё { $count } карта
        [few] Ещё { $count } карты
       *[many] Ещё { $count } карт
    }
owed-exactly =
    { $count ->
        [one] Ещё ровно { $count } карта (3!)
        [few] Ещё ровно { $count } карты (3!)
       *[many] Ещё ровно { $count } карт (3!)
    }
owed-cards-you =
    { $count ->
        [one] Сыграй ещё { $count } карту
        [few] Сыграй ещё { $count } карты
       *[many] Сыграй ещё { $count } карт
    }
owed-exactly-you =
    { $count ->
        [one] Сыграй ещё ровно { $count } карту (3!)
        [few] Сыграй ещё ровно { $count } карты (3!)
       *[many] Сыграй ещё ровно { $count } карт (3!)
    }
owed-cover = Накрой стопку { $pile } в этот ход
owed-cover-skull = Накрой череп на стопке { $pile }
owed-cover-fire = Накрой огонёк на стопке { $pile } в этот ход
owed-cover-next = Накрой огонёк на стопке { $pile } следующей картой
owed-bound = Все остальные карты — в стопку { $pile }
owed-no-trick = Без обратных прыжков
owed-silence = Молчание: ни слов, ни знаков
owed-draw-one = Добирается только одна карта
owed-nothing = Можно закончить ход или играть дальше.

## How a game ends (3.5), by `Outcome.code` and `conceded`.
outcome-won = Вы прошли игру!
outcome-won-alone = Игра пройдена!
outcome-lost = Поражение.
outcome-all-played = Все 98 сыграны!
outcome-skull = Череп не удалось накрыть.
outcome-fire = Огонёк не удалось вовремя накрыть.
outcome-three = За ход с «3!» не удалось сыграть ровно три карты.
outcome-minimum = Не удалось сыграть столько карт, сколько требует ход.
outcome-conceded = Партия сдана.
outcome-left =
    { $count ->
        [0] Карт не осталось
        [one] Осталась { $count } карта
        [few] Осталось { $count } карты
       *[many] Осталось { $count } карт
    }
outcome-excellent = Отличный результат!
outcome-hints =
    { $count ->
        [0] Без подсказок
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[many] { $count } подсказок
    }

## Lists: `list-more` joins all but the last, `list-last` the last one.
list-more = { $first }, { $second }
list-last = { $first } и { $second }
