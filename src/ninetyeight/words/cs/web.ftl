# What the web client says beside the game itself.

## The front door.
web-tagline = Devadesát osm karet, čtyři hromádky, jeden tým.
web-play-now = Hrát hned
web-alone = Sólo
web-strength = Jak silní jsou boti
web-play-alone = Hrát sólo
web-play-bots = Hrát s boty
web-together = Hrát společně
web-together-about = Přátelé přijdou přes odkaz; stačí jméno.
web-open-table = Otevřít stůl
web-my-tables = Moje stoly
web-lobby = Otevřené stoly
web-lobby-empty = Teď nikdo nečeká. Otevřete stůl!
web-my-games = Moje poslední hry
web-tutorial = Nauč se hrát
web-rules = Pravidla
web-statistics = Statistiky
web-home = Úvod
web-name = Tvoje jméno
web-guest = Host
web-invited = Jste zváni ke stolu
web-join = Připojit se
web-copy = Kopírovat
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód

## What somebody likes on this device; the themes by `Theme`.
web-language = Jazyk
web-theme = Barvy
web-theme-auto = Podle systému
web-theme-light = Světlé
web-theme-dark = Tmavé
web-theme-contrast = Vysoký kontrast
web-sound-on = Zvuk zapnutý
web-sound-off = Zvuk vypnutý

## The table. A play that goes back ten has no other cost.
web-ascending = vzestupná
web-descending = sestupná
web-trick-cost = trik · o 10 zpět
web-burns = hoří
web-played = Už vyložené karty
web-played-short = Vyložené
web-unseen = Ještě neviděné
web-log = Co se stalo
web-about-pile = O které hromádce?
web-menu = Nabídka
web-close = Zavřít
web-rather-not = Raději ne
web-play-anyway = Přesto vyložit
web-hint-note = Nápověda se zapíše do výsledku.
web-notify = Dej vědět, až budu na tahu
web-look = Podívat se do této ruky

## The connection, by what it is; and what went wrong.
web-link-connecting = Připojování …
web-link-open = Připojeno
web-link-lost = Spojení ztraceno, zkouším znovu …
web-link-ended = Nepřipojeno
web-failed = To se nepovedlo. Zkuste to za chvíli znovu.
web-nowhere = Tady nic není.

## Keys.
web-keys = Klávesy
web-key-digits = Vybrat kartu napsáním čísla
web-key-piles = Vyložit ji na tuto hromádku
web-key-sign = Ukázat znamení na sledované hromádce
web-key-arrows = Procházet ruku
web-key-escape = Vrátit kartu
web-key-help = Ukázat tyto klávesy

## The end of a game.
web-cards-played = vyložených karet
web-turns = tahů
web-replay = Přehrát znovu
web-share = Sdílet
web-download = Stáhnout

## Statistics, and games from a file.
web-open-record = Otevřít záznam
web-games = Hry
web-wins = Vyhrané
web-mean-left = Zbylé karty, průměrně
web-best-left = Nejlepší
web-no-games = Zatím žádná dohraná hra.
web-left-over-time = Zbylé karty, hru po hře
