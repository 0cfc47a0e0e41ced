# The game itself: its editions, orders and piles, what is owed, and how it ends.

## Editions, by the names of `rules.EDITION_NAMES`.
edition-original = The Game
edition-extreme = Extreme
edition-expert = Expert
edition-fire = On Fire
edition-strict-fire = Přísný oheň
edition-short = Menší ruka

## A combination of editions: join them two by two.
edition-joined = { $first } + { $second }

## What a game demands, in one sentence that is joined from these. $minimum: the cards that a turn owes. $hand: how many are held.
## $count: how many cards burn, or carry orders. $cover: by the end of the next turn, or by the next card, alone or whoever plays it.
demands-cards = V každém tahu aspoň { $minimum ->
        [2] dvě
        [3] tři
       *[other] { $minimum }
    } karty, v ruce { $hand }
demands-fire =
    { $cover ->
        [turn] { $count } karet hoří a je třeba je překrýt do konce příštího tahu
        [next] { $count } karet hoří a musí je překrýt hned příští karta
       *[anyone] { $count } karet hoří a musí je překrýt hned příští karta, ať ji vyloží kdokoli
    }
demands-orders = { $count } karet nese příkazy, které je třeba splnit
demands-joined = { $first }; { $second }

## The seven orders of Extreme, by `Order`: a name, and what it demands.
order-stop = Stop
order-stop-demand = Tah hned končí, i když je karet málo.
order-skull = Lebka
order-skull-demand = Kdo tuto kartu vyloží, musí ji v témže tahu překrýt.
order-three = 3!
order-three-demand = V tomto tahu přesně tři karty včetně této.
order-silence = Mlčení
order-silence-demand = Dokud je tato karta vidět, nikdo nesmí o hře mluvit ani dávat znamení.
order-no-backwards = Bez reverzního triku
order-no-backwards-demand = Dokud je tato karta vidět, nikdo nesmí použít reverzní trik.
order-one-pile = Jedna hromádka
order-one-pile-demand = Dokud je tato karta vidět, jdou všechny karty jednoho tahu na jednu hromádku.
order-draw-one = Dobrat si jen jednu
order-draw-one-demand = Dokud je tato karta vidět, na konci tahu se dobírá jen jedna karta.
order-instant = Blesk: platí pro tento tah.
order-lasting = Nekonečno: platí pro všechny, dokud je karta vidět.

## Fire, by `Fire`.
fire-next-turn = Ohnivou kartu je třeba překrýt do konce příštího tahu.
fire-next-card = Ohnivou kartu musí překrýt hned příští karta.

## Cards, piles and hands. $card, $top: numbers. $cards: several. $pile: the letter of a pile. $order: the name of an order.
pile = Hromádka { $pile }
pile-ascending = Hromádka { $pile }, vzestupná
pile-descending = Hromádka { $pile }, sestupná
pile-ascending-top = Hromádka { $pile }, vzestupná, navrchu { $card }
pile-descending-top = Hromádka { $pile }, sestupná, navrchu { $card }
pile-empty = Na hromádce { $pile } zatím žádná karta
pile-order = Příkaz „{ $order }“
pile-order-spent = Příkaz „{ $order }“ už neplatí
pile-burns = Karta hoří: je třeba ji včas překrýt
pile-step = o { $number } dál
pile-shows-played = Ukáže už vyložené karty
card-fire = { $card }, ohnivá karta
play-about = { $card } na hromádku { $pile }
play-loses = S touto kartou by hra byla prohraná: tah by nešlo dokončit.
play-loses-short = Prohrává
trick = Reverzní trik
trick-about = Na vzestupnou hromádku lze vyložit kartu přesně o 10 nižší, na sestupnou přesně o 10 vyšší.
fit-higher = { $card } na { $pile } nesedí: karta musí být vyšší než { $top }.
fit-higher-or-back = { $card } na { $pile } nesedí: karta musí být vyšší než { $top }, nebo přesně o 10 nižší.
fit-lower = { $card } na { $pile } nesedí: karta musí být nižší než { $top }.
fit-lower-or-back = { $card } na { $pile } nesedí: karta musí být nižší než { $top }, nebo přesně o 10 vyšší.
doomed-skull = Žádná karta už hru nezachrání: lebka by zůstala nepřekrytá. Vyber tu, kterou skončíš.
doomed-fire = Žádná karta už hru nezachrání: oheň by nebyl překryt včas. Vyber tu, kterou skončíš.
doomed-three = Žádná karta už hru nezachrání: s kartou „3!“ by karty nebyly přesně tři. Vyber tu, kterou skončíš.
deck = Dobírací hromádka
deck-cards =
    { $count ->
        [0] Dobírací hromádka: prázdná
        [one] Dobírací hromádka: { $count } karta
        [few] Dobírací hromádka: { $count } karty
       *[other] Dobírací hromádka: { $count } karet
    }
hand = Tvoje ruka
hand-of =
    { $count ->
        [0] { $name }, ruka: žádné karty
        [one] { $name }, ruka: { $count } karta
        [few] { $name }, ruka: { $count } karty
       *[other] { $name }, ruka: { $count } karet
    }
cards =
    { $count ->
        [0] žádné karty
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }

## What the player on turn owes (2.1, 4, 5, 6).
owed-cards =
    { $count ->
        [one] Ještě jedna karta
        [few] Ještě { $count } karty
       *[other] Ještě { $count } karet
    }
owed-exactly =
    { $count ->
        [one] Ještě přesně jedna karta (3!)
        [few] Ještě přesně { $count } karty (3!)
       *[other] Ještě přesně { $count } karet (3!)
    }
owed-cards-you =
    { $count ->
        [one] Vylož ještě jednu kartu
        [few] Vylož ještě { $count } karty
       *[other] Vylož ještě { $count } karet
    }
owed-exactly-you =
    { $count ->
        [one] Vylož ještě přesně jednu kartu (3!)
        [few] Vylož ještě přesně { $count } karty (3!)
       *[other] Vylož ještě přesně { $count } karet (3!)
    }
owed-cover = Překryj hromádku { $pile } v tomto tahu
owed-cover-skull = Překryj lebku na hromádce { $pile }
owed-cover-fire = Překryj oheň na hromádce { $pile } v tomto tahu
owed-cover-next = Překryj oheň na hromádce { $pile } hned příští kartou
owed-bound = Všechny další karty na hromádku { $pile }
owed-no-trick = Žádný reverzní trik
owed-silence = Mlčení: žádná slova, žádná znamení
owed-draw-one = Dobírá se jen jedna karta
owed-nothing = Můžeš ukončit tah, nebo hrát dál.

## How a game ends (3.5), by `Outcome.code` and `conceded`.
outcome-won = Hru jste vyhráli!
outcome-won-alone = Hra je vyhraná!
outcome-lost = Hra je prohraná.
outcome-all-played = Všech 98 vyloženo!
outcome-skull = Lebku nebylo možné překrýt.
outcome-fire = Oheň nebylo možné včas překrýt.
outcome-three = V tahu s kartou „3!“ nebylo možné vyložit přesně tři karty.
outcome-minimum = Nebylo možné vyložit tolik karet, kolik jich tah vyžaduje.
outcome-conceded = Hra byla vzdána.
outcome-left =
    { $count ->
        [0] Žádná karta nezbývá
        [one] Zbývá jedna karta
        [few] Zbývají { $count } karty
       *[other] Zbývá { $count } karet
    }
outcome-excellent = Vynikající výsledek!
outcome-hints =
    { $count ->
        [0] Bez nápovědy
        [one] Jedna nápověda
        [few] { $count } nápovědy
       *[other] { $count } nápověd
    }

## Lists: `list-more` joins all but the last, `list-last` the last one.
list-more = { $first }, { $second }
list-last = { $first } a { $second }
