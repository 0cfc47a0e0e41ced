# What the web client says beside the game itself.

## The front door.
web-headline = 98 karet. Čtyři hromádky. Jeden tým.
web-pitch = Vyložte společně všechny karty a neřekněte ani jedno číslo: dvě hromádky stoupají, dvě klesají a přesně deset zpět vás zachrání.
web-deal = Rozdat karty
web-dealing = Rozdává se…
web-learn = Naučit se za dvě minuty
web-learn-short = Naučit se
web-dealt-alone = { $game } · sólo
web-dealt-bots =
    { $count ->
        [one] { $game } · s { $count } botem ({ $bot })
        [few] { $game } · se { $count } boty ({ $bot })
       *[other] { $game } · se { $count } boty ({ $bot })
    }
web-change = Změnit
web-choose-game = Vyber hru
web-alone = Sólo
web-with = S tebou: { $name }
web-strength = Jak silní jsou boti
web-play-now = Hrát hned
web-imported = Importovaná
web-tutorial = Naučit se hrát
web-rules = Pravidla
web-statistics = Statistiky
web-home = Úvod
web-back = Zpět
web-name = Tvoje jméno
web-guest = Host
web-seats-free =
    { $count ->
        [0] Všechna místa jsou obsazená
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-copy = Kopírovat
web-copied = Zkopírováno
web-link-local = Tato adresa funguje jen na tomto počítači. Spusť server s --host 0.0.0.0 a otevři adresu, kterou uvede pro ostatní.
web-copy-failed = Kopírování se nepovedlo. Odkaz je označený: zkopíruj ho ručně.
web-qr = Odkaz jako QR kód

## The table of the front door that plays itself. $card, $top: numbers. $pile: the letter of a pile.
web-show-about = Stůl hraje sám: karta přesně o deset zpět svou hromádku zase otevře.
web-show-trick = { $card } jde o deset zpět: hromádka { $pile } si oddechne
web-show-step = { $card } na { $top }: malý krok
web-show-partner = Bea hraje { $card } na hromádku { $pile }
web-show-draw = Na konci tahu se ruka zase doplní
web-show-pause = Pozastavit
web-show-play = Přehrát

## Tiles: what waits for somebody who comes back, and playing with friends. $name: people, perhaps several.
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $name }
web-my-tables = Čeká na tebe
web-all-tables = Zobrazit všechny ({ $count })
web-friends = S přáteli
web-friends-title = Stačí odkaz
web-friends-about = Dva až pět lidí, na mobilu nebo počítači, v šesti jazycích. Volná místa obsadí boti.
web-open-table = Otevřít stůl
web-lobby = Otevřené stoly
web-my-games = Poslední výsledky
web-mean-of =
    { $count ->
        [one] Zbylé karty v poslední hře
        [few] Průměr posledních { $count } her
       *[other] Průměr posledních { $count } her
    }

## Who one is on this device, and on others. $name: one’s name here. $code: what is typed in there.
web-you = Tvůj profil
web-you-none = Zatím žádný profil: jméno se uloží, jakmile budeš hrát.
web-device = Hrát na jiném zařízení
web-device-about = Na druhém zařízení naskenuj QR kód, otevři odkaz nebo opiš kód. Platí jen jednou, deset minut.
web-device-link = Odkaz pro druhé zařízení
web-device-code = Kód z druhého zařízení
web-device-enter = Přihlásit se kódem z jiného zařízení
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
web-sound-sample = Poslechnout

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
web-menu-game = Tato hra
web-menu-help = Nápověda
web-menu-look = Vzhled a zvuk
web-menu-leave = Odejít
web-close = Zavřít
web-cancel = Zrušit
web-play-anyway = Přesto vyložit
web-hint-note = Nápovědy se zapisují do výsledku.
web-notify = Dej vědět, až budu na tahu
web-look = Podívat se na tyto karty
web-close-about = Stůl se zavře pro všechny a rozehraná hra skončí bez výsledku.
web-leave-about = Místo na tebe počká: stejný odkaz tě přivede zpátky. Zatím za tebe může hrát bot.
web-remove-about = Kdo je vyloučen, přijde o místo a k tomuto stolu se nevrátí; v rozehrané hře ho nahradí bot. Ostatní musí souhlasit.

## Co karta stojí, co stránka udělá sama a co je připraveno. $card, $pile: karta a její hromádka. $count: kolik čísel.
web-cost-close = skoro bez mezery
web-cost-far = velká mezera
web-cost-waste = skoro celá hromádka
web-doubt-many = Pro kartu { $card } se hodí víc hromádek. Vyber jednu.
web-doubt-far = Karta { $card } nechá všude velkou mezeru. Vyber hromádku.
web-slip-ask = { $card } na { $pile } stojí o { $count } víc, než je nutné. Zahraješ ji, když { $pile } zvolíš znovu.
web-slip-done = { $card } na { $pile } stála o { $count } víc, než bylo nutné.
web-ends = Tvůj tah skončí sám.
web-keep-turn = Ještě ne
web-prepare = Ještě nejsi na tahu. Vyber hromádku a připrav kartu { $card }.
web-prepared = Připraveno: { $plays }
web-prepared-drop = Zrušit připravené
web-stale-passed = Nezahráno, jak bylo připraveno: { $card } už na { $pile } nesedí.
web-stale-dearer = Nezahráno, jak bylo připraveno: { $card } na { $pile } by teď stála víc.
web-stale-loses = Nezahráno, jak bylo připraveno: { $card } na { $pile } by prohrála.
web-offer-ending = Tahy jako ty poslední mohou končit samy.
web-offer-yes = Ano, samy
web-offer-flick = Rychleji: švihni kartou nahoru a půjde tam, kam jasně patří.

## Jak se komu na tomto zařízení hraje nejlíp.
web-playing = Jak hraješ
web-ending = Tah končí sám
web-ending-never = nikdy
web-ending-stuck = když už žádná karta nesedí
web-ending-done = když je zahráno dost
web-ending-done-note = Pokud ti nezbývá trik nebo hned další číslo některé hromádky.
web-warns = Varovat před velkou mezerou
web-gestures = Dvojí klepnutí nebo švihnutí zahraje kartu
web-haptics = Vibrace
web-pace-by = Nastavuje ho { $name } pro celý stůl.

## The settings of a table, in the waiting room and between games.
web-settings = Nastavení
web-settings-change = Změnit nastavení
web-settings-more = Další nastavení
web-settings-pace = Tempo
web-settings-talk = Domluva a znamení
web-settings-help = Pomoc
web-settings-table = Stůl
web-ready = Všechna místa jsou obsazená: hra může začít.
web-ready-host = Všechna místa jsou obsazená: hru spustí hostitel.
web-done = Hotovo
web-allowed = povoleno
web-not-allowed = zakázáno
web-allowed-with-bots = jen s boty
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
web-keys-on = Jednoklávesové zkratky
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
web-replay = Přehrání
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
web-open-record = Importovat hru
web-games = Hry
web-wins = Vyhráno
web-mean-left = Zbylé karty v průměru
web-best-left = Nejlepší
