# Why something that was asked for did not happen; by the codes of the rules and of a table.

## By `rules.RefusalCode` (3.6, 8.4, 8.5). None needs a value: the code is enough.
refusal-game-over = Hra už skončila.
refusal-no-such-pile = Taková hromádka neexistuje: hromádky jsou A, B, C a D.
refusal-not-in-hand = Tuhle kartu v ruce nemáš.
refusal-does-not-fit = Tahle karta na tu hromádku nesedí.
refusal-trick-forbidden = Platí „Bez reverzního triku“: trik teď není dovolen.
refusal-bound-to-pile = Platí „Jedna hromádka“: všechny karty tohoto tahu jdou na tutéž hromádku.
refusal-cover-fire-next = Hoří oheň: tahle karta ho musí překrýt.
refusal-turn-not-finished = Tah ještě nemůže skončit: něco zbývá splnit.
refusal-silence = Platí „Mlčení“: teď žádná slova ani znamení.
refusal-sign-not-allowed = Tohle znamení se u tohoto stolu nepoužívá.

## By `table.TableCode`.
refusal-closed = Tento stůl je zavřený.
refusal-not-seated = U tohoto stolu nemáš místo.
refusal-not-host = To může jen hostitel stolu.
refusal-not-your-turn = Nejsi na tahu.
refusal-stale = Hra mezitím pokračovala: podívej se znovu.
refusal-no-game = Žádná hra právě neprobíhá.
refusal-game-running = Ne, dokud probíhá hra.
refusal-no-such-seat = Takové místo tu není.
refusal-seat-taken = Toto místo je obsazené.
refusal-table-full = Všechna místa jsou obsazená.
refusal-seats-free = Hra začne, až budou všechna místa obsazená.
refusal-too-few-seats = Obsazených míst je víc: nejdřív nějaké uvolni.
refusal-no-such-bot = Takový bot neexistuje.
refusal-not-bidding = Teď se neptáme, kdo začne.
refusal-no-tie = Není to nerozhodně, takže není co vybírat.
refusal-not-tied = Někdo jiný chce začít ještě víc.
refusal-no-undo = U tohoto stolu se karty neberou zpět.
refusal-nothing-to-take-back = V tomto tahu není žádná karta, kterou lze vzít zpět.
refusal-no-hints = U tohoto stolu se nenapovídá.
refusal-no-talk = U tohoto stolu se nemluví.
refusal-no-chat = U tohoto stolu jsou jen znamení a hotové věty.
refusal-number-named = To naznačuje číslo.
refusal-no-such-line = Označit nebo zase zobrazit jde jen nedávné zprávy.
refusal-is-minded = Právě tu hraje bot.
refusal-not-away = Na tomto místě už hraješ ty.
refusal-is-present = Tento hráč je u stolu.
refusal-still-time = Tento hráč má ještě čas se vrátit.
refusal-no-person = Tam nesedí žádný člověk.
refusal-oneself = Na sebe to použít nejde.
refusal-not-asked = Vyloučení hráče může navrhnout jen hostitel.
refusal-no-watchers = U tohoto stolu se nikdo nesmí dívat do cizích karet.
refusal-other-seat-open = Diváci už vidí karty jiného hráče.
refusal-was-removed = Ostatní tě u tohoto stolu vyloučili ze hry.
refusal-not-alone = Stejné rozdání lze hrát znovu jen v sólo hře.
refusal-challenged = Hra, kterou chcete překonat, se hrála podle těchto pravidel: nechte je i pro tuto.
