# Konec hry: proč je prohraná, jak těsně a co se s ní dá teď dělat.

## Proč je hra prohraná, podle příčiny; `-you` pro toho, kdo nemohl dál. $why: co chybělo, viz níže.
ending-lost-minimum-you =
    { $count ->
        [one] Chyběla ti ještě jedna karta, { $why }.
        [2] Chyběly ti ještě dvě karty, { $why }.
        [3] Chyběly ti ještě tři karty, { $why }.
        [few] Chyběly ti ještě { $count } karty, { $why }.
       *[other] Chybělo ti ještě { $count } karet, { $why }.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name }: chyběla ještě jedna karta, { $why }.
        [2] { $name }: chyběly ještě dvě karty, { $why }.
        [3] { $name }: chyběly ještě tři karty, { $why }.
        [few] { $name }: chyběly ještě { $count } karty, { $why }.
       *[other] { $name }: chybělo ještě { $count } karet, { $why }.
    }
ending-lost-three-you =
    { $count ->
        [one] Na „3!“ ti chyběla ještě jedna karta, { $why }.
        [2] Na „3!“ ti chyběly ještě dvě karty, { $why }.
        [3] Na „3!“ ti chyběly ještě tři karty, { $why }.
        [few] Na „3!“ ti chyběly ještě { $count } karty, { $why }.
       *[other] Na „3!“ ti chybělo ještě { $count } karet, { $why }.
    }
ending-lost-three =
    { $count ->
        [one] { $name }: na „3!“ chyběla ještě jedna karta, { $why }.
        [2] { $name }: na „3!“ chyběly ještě dvě karty, { $why }.
        [3] { $name }: na „3!“ chyběly ještě tři karty, { $why }.
        [few] { $name }: na „3!“ chyběly ještě { $count } karty, { $why }.
       *[other] { $name }: na „3!“ chybělo ještě { $count } karet, { $why }.
    }
ending-lost-three-late = „3!“ dovoluje v tahu přesně tři karty, ale přišla jako { $count }. v pořadí.
ending-lost-three-open =
    { $count ->
        [one] „3!“ dovolovala jen tři karty a hromádka { $piles } zůstala nepřekrytá.
        [few] „3!“ dovolovala jen tři karty a hromádky { $piles } zůstaly nepřekryté.
       *[other] „3!“ dovolovala jen tři karty a hromádky { $piles } zůstaly nepřekryté.
    }
ending-lost-skull =
    { $count ->
        [one] Lebka na hromádce { $piles } zůstala nepřekrytá: { $why }.
        [few] Lebky na hromádkách { $piles } zůstaly nepřekryté: { $why }.
       *[other] Lebky na hromádkách { $piles } zůstaly nepřekryté: { $why }.
    }
ending-lost-fire =
    { $count ->
        [one] Oheň na hromádce { $piles } nikdo včas nepřekryl: { $why }.
        [few] Ohně na hromádkách { $piles } nikdo včas nepřekryl: { $why }.
       *[other] Ohně na hromádkách { $piles } nikdo včas nepřekryl: { $why }.
    }
ending-lost-conceded-you = Vzdáváš hru.
ending-won = Všech 98 vyloženo!

## Co chybělo, jako zbytek věty. $count: kolik karet šlo vyložit, nebo zbývalo v ruce.
ending-why-no-fit = ale žádná se nehodila
ending-why-no-fit-one-pile = ale žádná se nehodila na hromádku { $pile }, jedinou, kterou dovolovala „Jedna hromádka“
ending-why-no-fit-no-backwards = ale bez reverzního triku se žádná nehodila
ending-why-no-fit-both = ale bez reverzního triku se žádná nehodila na hromádku { $pile }, jedinou, kterou dovolovala „Jedna hromádka“
ending-why-no-fit-fire = ale žádná nepřekryla oheň na hromádce { $pile }, který byl první na řadě
ending-why-too-few =
    { $count ->
        [one] ale vyložit šla jen jedna
        [2] ale vyložit šly jen dvě
        [few] ale vyložit šly jen { $count }
       *[other] ale vyložit šlo jen { $count }
    }
ending-why-too-few-one-pile =
    { $count ->
        [one] ale kvůli příkazu „Jedna hromádka“ šla vyložit jen jedna
        [2] ale kvůli příkazu „Jedna hromádka“ šly vyložit jen dvě
        [few] ale kvůli příkazu „Jedna hromádka“ šly vyložit jen { $count }
       *[other] ale kvůli příkazu „Jedna hromádka“ šlo vyložit jen { $count }
    }
ending-why-too-few-no-backwards =
    { $count ->
        [one] ale bez reverzního triku šla vyložit jen jedna
        [2] ale bez reverzního triku šly vyložit jen dvě
        [few] ale bez reverzního triku šly vyložit jen { $count }
       *[other] ale bez reverzního triku šlo vyložit jen { $count }
    }
ending-why-too-few-both =
    { $count ->
        [one] ale kvůli příkazu „Jedna hromádka“ a bez reverzního triku šla vyložit jen jedna
        [2] ale kvůli příkazu „Jedna hromádka“ a bez reverzního triku šly vyložit jen dvě
        [few] ale kvůli příkazu „Jedna hromádka“ a bez reverzního triku šly vyložit jen { $count }
       *[other] ale kvůli příkazu „Jedna hromádka“ a bez reverzního triku šlo vyložit jen { $count }
    }
ending-why-hand =
    { $count ->
        [0] ale v ruce nezbývala žádná
        [one] ale v ruce zbývala jen jedna
        [2] ale v ruce zbývaly jen dvě
        [few] ale v ruce zbývaly jen { $count }
       *[other] ale v ruce jich zbývalo jen { $count }
    }
ending-why-stop = ale tah ukončil Stop

## Proč zůstala lebka nebo oheň nepřekryté, jako zbytek věty.
ending-open-no-fit = žádná karta se tam nehodila
ending-open-no-fit-one-pile = „Jedna hromádka“ dovolovala jen hromádku { $pile }
ending-open-no-fit-no-backwards = bez reverzního triku se tam žádná karta nehodila
ending-open-no-fit-fire = nejdřív bylo třeba překrýt oheň na hromádce { $pile }
ending-open-stop = tah ukončil Stop
ending-open-three = „3!“ dovolovala jen tři karty
ending-open-hand =
    { $count ->
        [0] nezbývala žádná karta
        [one] zbývala jen jedna karta
        [few] zbývaly jen { $count } karty
       *[other] zbývalo jen { $count } karet
    }
ending-open-together = všechno najednou nešlo

## Proč karta nejde na hromádku, jedním dvěma slovy.
ending-stuck-does-not-fit = nehodí se
ending-stuck-trick-forbidden = bez triku
ending-stuck-bound-to-pile = jen jedna hromádka
ending-stuck-cover-fire-next = nejdřív oheň
ending-stuck-not-enough = nestačí
ending-stuck-does-not-save = nezachrání
ending-stuck-turn-over = konec tahu
ending-skip = Přeskočit

## Jak těsně.
ending-played = vyloženo { $count } z 98
ending-scale = Zbylo karet: { $left }. Tvé maximum: { $best }. V průměru: { $mean }.
ending-this = Tato hra
ending-best = Nejlepší
ending-average = Průměr
ending-new-best = Tvůj nejlepší výsledek!
ending-decided = Tah, který rozhodl
ending-decided-about = Tah { $turn }: { $name }, karta { $card } na hromádku { $pile }. Z { $on } to přeskočilo čísla: { $gap }.
ending-decided-about-you = Tah { $turn }: tvá karta { $card } na hromádku { $pile }. Z { $on } to přeskočilo čísla: { $gap }.
ending-decided-watch = Podívat se na tento tah

## Výhra s odkrytými kartami.
ending-solve = Dalo se vyhrát?
ending-solve-searching = Hledá se výhra…
ending-solve-yes = Dalo se vyhrát: podívej se jak
ending-solve-no = Vyhrát se nedalo: vyzkoušelo se všechno.
ending-solve-unknown = Výhra se nenašla. Přesto může existovat.
ending-line-choice = Která hra
ending-line-played = Co se hrálo
ending-line-won = Výhra s odkrytými kartami
ending-line-about = Počítač viděl všechny ruce a celou dobírací hromádku. U stolu to nemůže nikdo.

## Karty, se kterými chtějí být jiní lepší.
ending-beat = Překonej mě
ending-beat-about = Kdo otevře tento odkaz, dostane stejné karty. Odkaz sám žádnou neukazuje. Na konci se ukáže, kdo byl lepší.
ending-beat-end = Stáhnout výzvu
ending-beat-ended = Odkaz už neplatí. Rozehrané hry pokračují.
ending-challenge = Zvládneš to lépe?
ending-challenge-by = { $name } s těmito kartami: { $result }
ending-challenge-about = Dostaneš stejné karty a žádnou předtím neuvidíš. Na konci budou oba výsledky vedle sebe. Pokud je někdo u stolu do té doby uvidí jinde, je to cvičení.
ending-challenge-known = Tyto karty už znáš: je to cvičení a nepočítá se.
ending-challenge-practised = Nebyl to první pokus: karty byly známé.
ending-challenge-play = Hrát tyto karty
ending-challenge-bots = Hrát s boty
ending-challenge-friends = Hrát s přáteli
ending-practice = Zahrát si tyto karty
ending-practice-about = Cvičně: přehrání karty ukazuje.
ending-compare = Vedle sebe
ending-compare-better = Tentokrát lépe!
ending-compare-equal = Stejně dobře!
ending-compare-worse = Tentokrát ne.
ending-compare-yours = Tvůj pokus
ending-compare-known = Karty byly známé už před koncem, bylo to tedy cvičení.
ending-save = Uložit
