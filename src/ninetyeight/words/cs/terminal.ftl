# What the terminal client says beside the game itself.

## Keys at a table, as short as can be.
terminal-play = Hrát
terminal-last-turn = Poslední tah

## The front door.
terminal-people = Více hráčů u této klávesnice
terminal-link = Přidat se odkazem
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
