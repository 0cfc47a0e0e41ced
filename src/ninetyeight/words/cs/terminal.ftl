# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Hrát
terminal-last-turn = Poslední tah
terminal-signs = Znamení: ukázat svoje, vidět všechna

## The front door.
terminal-tagline = Devadesát osm karet, čtyři hromádky, jeden tým.
terminal-play-alone = Hrát sólo
terminal-play-bots = Hrát s boty
terminal-people = Více hráčů u této klávesnice
terminal-link = Přidat se přes odkaz
terminal-preferences = Jazyk, barvy, jméno
terminal-next = Další
terminal-back = Zpět
terminal-quit = Konec

## The curtain between people who share a keyboard. $name: who plays next.
terminal-pass = Předejte klávesnici hráči { $name }.
terminal-pass-enter = Enter ukáže karty.

## A seat whose person is not there; in brackets behind the name.
terminal-away = pryč

## A record that was saved. $path: where. $why: what stood in the way.
terminal-saved = Uloženo: { $path }
terminal-not-saved = Nepodařilo se uložit: { $why }

## Columns of the list of games.
terminal-when = Kdy
terminal-result = Výsledek

## A window in which not everything has room. $width, $height: columns and rows that are enough.
terminal-small = Okno je příliš malé: je potřeba { $width } × { $height }.

## A number that was typed, and is no card of the hand.
terminal-not-in-hand = Kartu { $card } v ruce nemáš.

## Deleting a game from a list; `-about` what becomes of one that is over, `-running` of one that waits.
terminal-delete = Smazat
terminal-delete-ask = Smazat tuhle hru?
terminal-delete-about = Její záznam zmizí navždy a statistiky ji už nebudou počítat.
terminal-delete-running = Skončí tady, bez výsledku, a nepůjde v ní pokračovat.

## A bot of one's own that failed: told once. $bot: its name. $other: the bot that stands in for it.
terminal-bot-late = { $bot } neodpověděl včas. Kdykoli se to stane, hraje za něj { $other }.
terminal-bot-crashed = { $bot } skončil s chybou. Kdykoli se to stane, hraje za něj { $other }.
terminal-bot-bad-answer = { $bot } dal odpověď, která se nedá použít. Kdykoli se to stane, hraje za něj { $other }.
terminal-no-games = Zatím žádná dohraná hra.
