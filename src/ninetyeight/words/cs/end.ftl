# Konec hry: proč je prohraná, jak těsně a co se s ní dá teď dělat.

## Proč je hra prohraná, podle kódu; `-you` pro toho, kdo nemohl dál.
ending-lost-minimum-you =
    { $count ->
        [one] Chyběla ti ještě jedna karta a žádná se nehodila.
        [2] Chyběly ti ještě dvě karty a žádná se nehodila.
        [few] Chyběly ti ještě { $count } karty a žádná se nehodila.
       *[other] Chybělo ti ještě { $count } karet a žádná se nehodila.
    }
ending-lost-minimum =
    { $count ->
        [one] { $name }: chyběla ještě jedna karta a žádná se nehodila.
        [2] { $name }: chyběly ještě dvě karty a žádná se nehodila.
        [few] { $name }: chyběly ještě { $count } karty a žádná se nehodila.
       *[other] { $name }: chybělo ještě { $count } karet a žádná se nehodila.
    }
ending-lost-few-you =
    { $count ->
        [one] Chyběla ti ještě jedna karta a vyložit nešla.
        [few] Chyběly ti ještě { $count } karty a tolik jich vyložit nešlo.
       *[other] Chybělo ti ještě { $count } karet a tolik jich vyložit nešlo.
    }
ending-lost-few =
    { $count ->
        [one] { $name }: chyběla ještě jedna karta a vyložit nešla.
        [few] { $name }: chyběly ještě { $count } karty a tolik jich vyložit nešlo.
       *[other] { $name }: chybělo ještě { $count } karet a tolik jich vyložit nešlo.
    }
ending-lost-skull = Lebka na hromádce { $pile } zůstala nepřekrytá.
ending-lost-fire = Oheň na hromádce { $pile } nikdo včas nepřekryl.
ending-lost-three = „3!“ chtěla přesně tři karty, a to nešlo.
ending-lost-conceded-you = Vzdáváš hru.
ending-won = Všech 98 vyloženo!

## Proč karta nejde na hromádku, jedním dvěma slovy.
ending-stuck-does-not-fit = nehodí se
ending-stuck-trick-forbidden = bez triku
ending-stuck-bound-to-pile = jen jedna hromádka
ending-stuck-cover-fire-next = nejdřív oheň
ending-stuck-not-enough = nestačí
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
