# What the web client says beside the game itself.

## The front door.
web-tagline = Devadesát osm karet, čtyři hromádky, jeden tým.
web-play-now = Hrát hned
web-alone = Sólo
web-strength = Jak silní jsou boti
web-play-alone = Hrát sólo
web-play-bots = Hrát s boty
web-together = Hrát společně
web-together-about = Přátelé se připojí přes odkaz; stačí jméno.
web-open-table = Otevřít stůl
web-my-tables = Moje stoly
web-lobby = Otevřené stoly
web-lobby-empty = Teď nikdo nečeká. Otevři stůl!
web-my-games = Moje poslední hry
web-imported = Importovaná
web-tutorial = Naučit se hrát
web-rules = Pravidla
web-statistics = Statistiky
web-home = Úvod
web-back = Zpět
web-name = Tvoje jméno
web-guest = Host
web-invited = Máš pozvánku ke stolu
web-invited-by = { $name } tě zve ke hře
web-seats-free =
    { $count ->
        [0] Všechna místa jsou obsazená
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-join = Připojit se
web-copy = Kopírovat
web-copied = Zkopírováno
web-link-local = Tato adresa funguje jen na tomto počítači. Spusť server s --host 0.0.0.0 a otevři adresu, kterou uvede pro ostatní.
web-copy-failed = Kopírování se nepovedlo. Odkaz je označený: zkopíruj ho ručně.
web-qr = Odkaz jako QR kód

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Ty na tomto zařízení
web-you-none = Zatím nikdo: jméno se uloží, jakmile budeš hrát.
web-device = Hrát na jiném zařízení
web-device-about = Na druhém zařízení naskenuj QR kód, otevři odkaz nebo opiš kód. Platí jen jednou, deset minut.
web-device-link = Odkaz pro druhé zařízení
web-device-code = Kód z druhého zařízení
web-device-enter = Mám kód
web-device-replace = Tady jsi { $name }. S kódem se staneš osobou z druhého zařízení.
web-device-lost = Bez jiného zařízení nebo kódu už nikdo nebude moci být { $name }.
web-device-become = Stát se tou druhou osobou
web-device-failed = Tento kód neplatí: už byl použit, je moc starý nebo je v něm překlep.
web-continue = Pokračovat
web-my-data = Stáhnout moje data
web-tokens = Programy a boti
web-tokens-about = S tokenem jedná program tvým jménem. Dej ho jen programům, kterým věříš.
web-token-label = K čemu token je
web-token-scope = Co smí
scope-play = dívat se a hrát
scope-read = jen se dívat
scope-everything = všechno, i mě smazat
web-token-make = Vytvořit token
web-token-once = Zkopíruj si ho teď: ukáže se jen jednou.
web-token-delete = Smazat
web-sign-out = Odhlásit se zde
web-sign-out-about = Bez jiného zařízení se už nepůjde přihlásit jako { $name }.
web-delete-me = Smazat mě
web-delete-about = Tvoje místa, hry a jméno zmizí navždy. Hry ostatních zůstanou bez tvého jména.

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
web-fits-nowhere = Teď nikam nesedí
web-burns = hoří
web-played = Už vyložené karty
web-played-short = Vyložené
web-last-turn = Ukázat poslední tah znovu
web-unseen = Ještě neviděné
web-log = Co se stalo
web-about-pile = O které hromádce?
web-menu = Nabídka
web-close = Zavřít
web-rather-not = Radši ne
web-play-anyway = Přesto vyložit
web-hint-note = Nápovědy se zapisují do výsledku.
web-notify = Dej vědět, až budu na tahu
web-look = Podívat se na tyto karty
web-close-about = Stůl se zavře pro všechny a rozehraná hra skončí bez výsledku.
web-leave-about = Místo na tebe počká: stejný odkaz tě přivede zpátky. Zatím za tebe může hrát bot.
web-remove-about = Kdo je vyloučen, přijde o místo a k tomuto stolu se nevrátí; v rozehrané hře ho nahradí bot. Ostatní musí souhlasit.

## The settings of a table, in the waiting room and between games.
web-settings = Nastavení
web-settings-change = Změnit nastavení
web-settings-more = Další nastavení
web-ready = Všechna místa jsou obsazená: hra může začít.
web-ready-host = Všechna místa jsou obsazená: hru spustí hostitel.
web-done = Hotovo
web-allowed = povoleno
web-not-allowed = zakázáno
web-at-limit = Když čas vyprší
web-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
web-layout-standard = Standardní
web-layout-lot = Vylosované
web-layout-own = Jako na našich kartách
web-layout-about = Čtyři různé karty pro každý příkaz, od 2 do 99.
web-layout-count = Sem patří čtyři karty.
web-layout-range = Karta { $card } neexistuje: karty jsou od 2 do 99.
web-layout-twice = Karta { $card } je tu dvakrát.

## The connection, by what it is; and what went wrong.
web-link-connecting = Připojování…
web-link-open = Připojeno
web-link-lost = Spojení ztraceno, zkouším znovu…
web-link-ended = Nepřipojeno
web-offline = Teď není síť. Až zase bude, vrátí se i stoly.
web-failed = To se nepovedlo. Zkus to za chvíli znovu.
web-try-again = Zkusit znovu
web-nowhere = Tady nic není.

## Keys.
web-keys = Klávesy
web-keys-on = Písmena a číslice fungují hned
web-key-digits = Vybrat kartu napsáním čísla
web-key-piles = Vyložit ji na tuto hromádku
web-key-sign = Ukázat znamení na hromádce, na kterou se díváš
web-key-arrows = Procházet karty v ruce
web-key-escape = Vrátit kartu do ruky
web-key-help = Ukázat tyto klávesy

## The end of a game.
web-cards-played = Vyložené karty
web-turns = Tahy
web-cards-per-turn = Karet na tah
web-widest-gap = Největší skok
web-replay = Přehrát znovu
web-share = Sdílet
web-share-link = Odkaz na tuto hru
web-share-about = Kdo má odkaz, může si hru přehrát, ale bez toho, co se řeklo.
web-share-end = Už nesdílet
web-picture = Obrázek
web-picture-save = Uložit obrázek
web-next-settings = Nastavení příští hry
web-tricks = Reverzní triky
web-left-in-hand = Zbylo v ruce
web-figure = { $name }: { $text }
web-download = Stáhnout

## Statistics, and games from a file.
web-open-record = Otevřít záznam
web-games = Hry
web-wins = Vyhráno
web-mean-left = Zbylé karty, v průměru
web-best-left = Nejlepší
web-no-games = Zatím žádná dohraná hra.
web-statistics-note = Nahrané hry a opakovaná rozdání se nepočítají.
web-more-games = Starší hry
web-left-over-time = Zbylé karty, hra po hře
web-excellent = vynikající
web-mean-of-last = průměr posledních pěti
web-play-first = Zahrát si první hru
