# A table: where it stands, who sits there, its clocks, help, votes and watchers. Buttons are the `-short` ones and verbs.

## Where a table stands, by `Phase`.
phase-lobby = Čeká se na hráče
phase-bidding = Kdo začne?
phase-playing = Hraje se
phase-over = Konec hry
phase-closed = Stůl je zavřený

## Who starts (1.4); the bids by `Bid`.
bidding-question = Podívej se na své karty: chceš začít?
bid-like = Chci začít.
bid-like-short = Chci
bid-all-the-same = Je mi jedno, kdo začne.
bid-all-the-same-short = Je to jedno
bid-rather-not = Radši nechci začínat.
bid-rather-not-short = Radši ne
bidding-waiting = Čeká se na odpovědi ostatních.
bidding-tie = Je to nerozhodně: kdo začne, vybere hostitel.
bidding-tie-host = Je to nerozhodně: vyber, kdo začne.
bidding-lot = Když se včas nedohodnete, rozhodne los.

## Seats. $name: a player. $bot: the name of a bot. `-turn` and `-until-return` by `Minding`.
seat-free = Volné místo
seat-number = Místo { $number }
seat-you = Ty
seat-host = Hostitel
seat-bot = { $bot } (bot)
seat-away = { $name } je pryč
seat-offline = { $name } je offline
seat-online = { $name } je zase online
seat-minded-turn = { $name }: tento tah hraje { $bot }
seat-minded-until-return = { $name }: zatím hraje { $bot }
seat-minded-turn-you = Tento tah za tebe hraje { $bot }
seat-minded-until-return-you = Zatím za tebe hraje { $bot }
seat-on-turn = Na tahu je { $name }
seat-thinking = { $name } přemýšlí…
seat-sit = Sednout si sem
seat-add-bot = Přidat bota
seat-clear = Uvolnit místo
seat-mind = Ať za hráče { $name } hraje bot
seat-mind-by = Ať za hráče { $name } hraje { $bot }
seat-time = { $name } tu není a může se ještě vrátit: { $text }.
seat-come-back = Jsem zpět

## What a player does at a table.
action-end-turn = Ukončit tah
action-start = Začít hru
action-leave = Odejít od stolu
action-close = Zavřít stůl
action-invite = Pozvat odkazem
action-choose-card = Vyber kartu.
action-choose-pile = Vyber hromádku pro kartu { $card }.

## Clocks; at the limit by `AtLimit`.
clock-none = Bez časového limitu
clock-turn =
    { $count ->
        [one] { $count } sekunda na tah
        [few] { $count } sekundy na tah
       *[other] { $count } sekund na tah
    }
clock-days =
    { $count ->
        [one] { $count } den na tah
        [few] { $count } dny na tah
       *[other] { $count } dní na tah
    }
clock-seconds-left =
    { $count ->
        [one] Ještě { $count } sekunda
        [few] Ještě { $count } sekundy
       *[other] Ještě { $count } sekund
    }
clock-minutes-left =
    { $count ->
        [one] Ještě { $count } minuta
        [few] Ještě { $count } minuty
       *[other] Ještě { $count } minut
    }
clock-hours-left =
    { $count ->
        [one] Ještě { $count } hodina
        [few] Ještě { $count } hodiny
       *[other] Ještě { $count } hodin
    }
clock-days-left =
    { $count ->
        [one] Ještě { $count } den
        [few] Ještě { $count } dny
       *[other] Ještě { $count } dní
    }
clock-bot-turn = Když čas vyprší, zahraje tento tah bot.
clock-bot-seat = Když čas vyprší, hraje bot, dokud se hráč nevrátí.

## Hints, by `HintLevel`: what a button asks for, and what the bot says.
hint-ask = Poprosit o nápovědu
hint-short = Nápověda
hint-nudge-short = Která hromádka?
hint-card-short = Která karta?
hint-move-short = Ukaž mi, co zahrát
hint-nudge = Podívej se na hromádku { $pile }.
hint-card = Zkus kartu { $card }.
hint-move = Vylož kartu { $card } na hromádku { $pile }.
hint-end-turn = Tady ukonči tah.

## Taking back, giving up, another game, removing a player.
undo = Vzít poslední kartu zpět
undo-short = Vzít zpět
concede = Vzdát hru
concede-short = Vzdát
concede-confirm = Opravdu to chceš vzdát?
concede-withdraw = Přece jen hrát dál
concede-refuse = Hrát dál
concede-waiting = Vzdát to chce { $count } z { $total }.
again = Zahrát si další hru
again-same-deal = Znovu stejné karty
again-waiting = Pro další hru: { $count } z { $total }.
again-wished = Čeká se na ostatní…
# name: people, perhaps several
again-waiting-for = Čeká se na: { $name }.
removal-ask = Navrhnout vyloučení: { $name }
removal-question = Hostitel chce vyloučit hráče { $name }. Souhlasíš?
removal-agree = Souhlasím
removal-withdraw = Už nesouhlasím
removal-refuse = Nesouhlasím
# name: people, perhaps several; text: how much time is left, as in clock-seconds-left
vote-waiting = Čeká se na odpověď: { $name }.
vote-time = { $name } tu není a může ještě odpovědět: { $text }.

## Watchers (9.2), by `Watch`.
watch-nobody = Bez diváků
watch-piles = Diváci vidí hromádky, ale ničí karty
watch-seat = Diváci vidí i karty jednoho hráče, když s tím souhlasí
watchers =
    { $count ->
        [0] Nikdo se nedívá
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
watchers-allow = Ukázat mé karty divákům
watchers-refuse = Skrýt mé karty před diváky
watchers-you = Díváš se na hru.
# name: people, perhaps several
watchers-looking = Tvou ruku vidí: { $name }.

## Settings of a table; who may find it by `Access`.
setting-edition = Edice
setting-players = Počet hráčů
setting-layout = Rozložení příkazů
setting-name = Název stolu
setting-access = Kdo se smí přidat
setting-talk = Domluva
setting-relaxed-signs = Třetí znamení: „{ sign-turn-short }“
setting-clock = Čas na tah
setting-bid-seconds = Čas na domluvu, kdo začne
setting-grace-seconds = Čas na návrat po výpadku spojení
setting-watch = Diváci
setting-undo = Vracení karet
setting-hints = Nápovědy
setting-pace = Tempo botů
pace-slow = pomalé
pace-normal = normální
pace-fast = rychlé
pace-instant = okamžité
skip-ahead = Přetočit dopředu
setting-minder = Bot, který hraje za nepřítomné
access-public = Kdokoli z lobby
access-invited = Jen kdo má odkaz

## Bots, by the names of `bots.registry.BOTS`: a name and one sentence; and how long they think, by `Cost`.
bot-random = Klikař
bot-random-about = Vykládá kteroukoli kartu, kterou hned neprohraje.
bot-greedy = Hltoun
bot-greedy-about = Vykládá nejbližší kartu, a víc, než musí, jen tehdy, když to stojí málo.
bot-planner = Plánovač
bot-planner-about = Zkoumá celé tahy a hodnotí je podle pravidel, která si může každý přečíst.
bot-sharp = Lišák
bot-sharp-about = Zkoumá celé tahy a hodnotí je podle toho, co se naučil hraním.
bot-master = Mistr
bot-master-about = Zkouší nejlepší tahy v mnoha možných pokračováních, několik tahů dopředu.
bot-cost-instant = Hraje hned
bot-cost-thinking = Chvilku přemýšlí
