# What happens, as sentences for a log or a screen reader; the keys follow the kinds of `protocol.seen`.

## The game. $name: a player. $card: a number. $cards: numbers. $pile: a letter. $order: the name of an order.
event-dealt = Hra { $number }: karty jsou rozdané.
event-dealt-again = Hra { $number }: znovu stejné karty.
event-bid-like = { $name } chce začít.
event-bid-all-the-same = { $name } nechává na ostatních, kdo začne.
event-bid-rather-not = { $name } radši nechce začínat.
event-starter-alone = { $name } začíná.
event-starter-bids = { $name } začíná, jak jste se domluvili.
event-starter-host = { $name } začíná: rozhodl hostitel.
event-starter-lot = { $name } začíná: rozhodl los.
event-card-laid = { $name } vykládá { $card } na hromádku { $pile }.
event-card-laid-trick = { $name } vykládá { $card } na hromádku { $pile }: reverzní trik!
event-order-visible = Na hromádce { $pile } teď leží příkaz „{ $order }“.
event-order-covered = Příkaz „{ $order }“ je překrytý.
event-fire-visible = Na hromádce { $pile } hoří { $card }.
event-fire-covered = Oheň na hromádce { $pile } je překrytý.
event-card-taken-back = { $name } bere { $card } z hromádky { $pile } zpět.
event-turn-ended-choice = { $name } končí tah.
event-turn-ended-empty-hand = { $name } už nemá karty: tah končí.
event-turn-ended-stop = Stop! { $name } tím končí tah.
event-turn-ended-three = Tři karty, jak žádá „3!“: { $name } tím končí tah.
event-cards-drawn =
    { $count ->
        [0] { $name } nedobírá žádné karty.
        [one] { $name } dobírá jednu kartu.
        [few] { $name } dobírá { $count } karty.
       *[other] { $name } dobírá { $count } karet.
    }
event-cards-drawn-seen = Dobíráš: { $cards }
event-turn-began = Na tahu je { $name }.
event-turn-began-you = Jsi na tahu.
event-hint-taken = { $name } si bere nápovědu.
event-conceded = Všichni souhlasí: hra je vzdána.
event-concede-voted = { $name } to chce vzdát.
event-concede-withdrawn = { $name } chce hrát dál.
event-again-wished = { $name } chce další hru.

## Talk. $phrase and $text: what was said.
event-sign-like = { $name } má zájem o hromádku { $pile }.
event-sign-leave = { $name } prosí, abyste hromádku { $pile } nechali být.
event-sign-turn = { $name } může vrátit hromádku { $pile }.
event-sign-taken-back = { $name } ruší znamení na hromádce { $pile }.
event-phrase-said = { $name }: { $phrase }
event-chat-said = { $name }: { $text }
event-line-flagged = { $name } označuje zprávu, která prozrazuje číslo.
event-line-unflagged = { $name } bere označení zpátky.

## The table. $bot: the name of a bot. $other: another player.
event-settings-changed = Nastavení stolu se změnilo.
event-host-changed = Hostitelem stolu je teď { $name }.
event-seat-taken = { $name } si sedá ke stolu.
event-bot-seated = Bot { $bot } si sedá ke stolu.
event-seat-cleared = Jedno místo je zase volné.
event-went-away = { $name } odchází od stolu; místo počká.
event-seat-minded-turn = Čas vypršel ({ $name }): tento tah dohraje bot { $bot }.
event-seat-minded-until-return = Než se { $name } vrátí, hraje bot { $bot }.
event-came-back = { $name } je zpět.
event-removal-voted = { $name } je pro vyloučení hráče { $other }.
event-removal-withdrawn = { $name } je proti vyloučení hráče { $other }.
event-removed = { $name } už k tomuto stolu nepatří.
event-removed-bot = { $name } už k tomuto stolu nepatří; místo přebírá bot { $bot }.
event-watchers-allowed = { $name } ukazuje divákům své karty.
event-watchers-refused = { $name } už divákům své karty neukazuje.
event-closed-host = Hostitel zavřel stůl.
event-closed-empty = Stůl je zavřený: všichni odešli.
event-closed-idle = Stůl je zavřený: dlouho se u něj nic nedělo.
event-closed-admin = Stůl zavřel správce serveru.

## The same to whom it is about: to who did it, or to whom it was done.
event-bid-like-you = Chceš začít.
event-bid-all-the-same-you = Necháváš na ostatních, kdo začne.
event-bid-rather-not-you = Radši nechceš začínat.
event-starter-alone-you = Začínáš.
event-starter-bids-you = Začínáš, jak jste se domluvili.
event-starter-host-you = Začínáš: rozhodl hostitel.
event-starter-lot-you = Začínáš: rozhodl los.
event-card-laid-you = Vykládáš { $card } na hromádku { $pile }.
event-card-laid-trick-you = Vykládáš { $card } na hromádku { $pile }: reverzní trik!
event-card-taken-back-you = Bereš { $card } z hromádky { $pile } zpět.
event-turn-ended-choice-you = Končíš tah.
event-turn-ended-empty-hand-you = Už nemáš karty: tah končí.
event-turn-ended-stop-you = Stop! Tvůj tah končí.
event-turn-ended-three-you = Tři karty, jak žádá „3!“: tvůj tah končí.
event-cards-drawn-none-you = Nedobíráš žádné karty.
event-hint-taken-you = Bereš si nápovědu.
event-concede-voted-you = Chceš to vzdát.
event-concede-withdrawn-you = Chceš hrát dál.
event-again-wished-you = Chceš další hru.
event-sign-like-you = Máš zájem o hromádku { $pile }.
event-sign-leave-you = Prosíš, aby ostatní nechali hromádku { $pile } být.
event-sign-turn-you = Můžeš vrátit hromádku { $pile }.
event-sign-taken-back-you = Rušíš své znamení na hromádce { $pile }.
event-line-flagged-you = Označuješ zprávu, která prozrazuje číslo.
event-line-flagged-yours = { $name } si myslí, že tvoje zpráva „{ $text }“ prozrazuje číslo. Teď je skrytá; od toho jsou znamení a hotové věty.
event-line-unflagged-you = Bereš své označení zpátky.
event-line-unflagged-yours = { $name } bere zpátky označení tvojí zprávy „{ $text }“.
event-host-changed-you = Hostitelem stolu jsi teď ty.
event-went-away-you = Odcházíš od stolu; tvoje místo počká.
event-seat-minded-turn-you = Čas vypršel: tento tah za tebe dohraje bot { $bot }.
event-seat-minded-until-return-you = Než se vrátíš, hraje za tebe bot { $bot }.
event-came-back-you = Jsi zpět.
event-removal-voted-you = Jsi pro vyloučení hráče { $other }.
event-removal-withdrawn-you = Jsi proti vyloučení hráče { $other }.
event-removal-voted-against-you = { $name } je pro tvoje vyloučení.
event-removal-withdrawn-against-you = { $name } je proti tvému vyloučení.
event-watchers-allowed-you = Ukazuješ divákům své karty.
event-watchers-refused-you = Už divákům své karty neukazuješ.
