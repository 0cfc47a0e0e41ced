# What players say to each other: phrases, signs, and the limits of talk (8).

## Ready phrases, by `PhraseCode`; with `-pile` the same about a pile. No number in any of them (8.1).
## $pile: the letter of a pile.
phrase-hello = Ahoj všem!
phrase-hello-pile = Ahoj! Podívejte se na hromádku { $pile }.
phrase-well-played = Dobře zahráno!
phrase-well-played-pile = Dobře zahráno na hromádce { $pile }!
phrase-thanks = Díky!
phrase-thanks-pile = Díky za hromádku { $pile }!
phrase-sorry = Promiňte!
phrase-sorry-pile = Omlouvám se za hromádku { $pile }!
phrase-my-fault = Moje chyba!
phrase-my-fault-pile = Hromádka { $pile } byla moje chyba!
phrase-nice-trick = Pěkný reverzní trik!
phrase-nice-trick-pile = Pěkný reverzní trik na hromádce { $pile }!
phrase-yes = Ano
phrase-yes-pile = Ano, hromádka { $pile }
phrase-no = Ne
phrase-no-pile = Ne, hromádku { $pile } ne
phrase-wait = Chvilku počkejte, prosím.
phrase-wait-pile = S hromádkou { $pile } prosím počkejte.
phrase-your-turn = Jsi na tahu!
phrase-your-turn-pile = Jsi na tahu, mysli na hromádku { $pile }!
phrase-can-help = Můžu pomoct.
phrase-can-help-pile = Můžu pomoct na hromádce { $pile }.
phrase-cannot-help = Nemůžu pomoct.
phrase-cannot-help-pile = Na hromádce { $pile } nemůžu pomoct.
phrase-good-hand = Mám dobré karty.
phrase-good-hand-pile = Mám dobré karty na hromádku { $pile }.
phrase-bad-hand = Mám špatné karty.
phrase-bad-hand-pile = Mám špatné karty na hromádku { $pile }.
phrase-play-little = Vylož prosím jen to, co musíš.
phrase-play-little-pile = Na hromádku { $pile } vykládej prosím co nejméně.
phrase-play-more = Vylož prosím víc karet.
phrase-play-more-pile = Na hromádku { $pile } vylož prosím víc karet.
phrase-no-big-gaps = Prosím, žádné velké skoky.
phrase-no-big-gaps-pile = Prosím, žádné velké skoky na hromádce { $pile }.
phrase-have-order = Mám v ruce příkaz.
phrase-have-order-pile = Mám v ruce příkaz na hromádku { $pile }.
phrase-no-orders-now = Teď prosím žádné příkazy.
phrase-no-orders-now-pile = Teď prosím žádné příkazy na hromádku { $pile }.
phrase-have-fire = Mám v ruce ohnivou kartu.
phrase-have-fire-pile = Mám v ruce ohnivou kartu na hromádku { $pile }.
phrase-one-more-game = Dáme si další hru?
phrase-one-more-game-pile = Dáme si další hru? A pozor na hromádku { $pile }!
phrase-goodbye = Tak zase příště!
phrase-goodbye-pile = Tak zase příště, a pozor na hromádku { $pile }!

## The signs of 8.5, by `Sign`: a sentence, and a label for a button.
sign-like = Tahle hromádka se mi hodí: některá moje karta na ni dobře sedí.
sign-like-short = Hodí se mi
sign-leave = Tuhle hromádku prosím nechte být: když na ni vyloží někdo jiný, hodně tím ztratím.
sign-leave-short = Nechte ji
sign-turn = Můžu tuhle hromádku vrátit reverzním trikem.
sign-turn-short = Můžu vrátit
sign-none-short = Bez znamení
signs-on-pile = Znamení na hromádce { $pile }

## What may be said at a table, by `TalkLevel`, and what is shown around it.
talk-free = Znamení, hotové věty a chat
talk-signals = Jen znamení a hotové věty
talk-none = Bez domluvy
talk-write = Napiš něco…
talk-send = Odeslat
talk-phrases = Hotové věty
talk-signs = Znamení
talk-said = Řečeno
talk-everything = Vše
talk-nothing-said = Zatím nikdo nic neřekl.
talk-no-numbers = Můžete říct cokoli, jen ne číslo karty.
talk-silence = Platí „Mlčení“: nikdo nesmí mluvit ani dávat znamení.
talk-mute = Ztlumit: { $name }
talk-unmute = Zase slyšet: { $name }
talk-muted = Neslyšíš, co říká { $name }.

## Lines that give a number away, which people flag. $name: who wrote it. $other: who flagged it. $text: the line.
talk-flag = Označit „{ $text }“: prozrazuje číslo
talk-hidden = { $name }: zpráva je skrytá, označuje ji { $other }
talk-hidden-by-you = { $name }: zpráva je skrytá, označuješ ji ty
talk-hidden-yours = Ty: { $text } (ostatním skryto, označuje { $other })
talk-show-again = Zase zobrazit

## What to do instead of a line that is refused, by the sign that comes nearest.
advice-like = Ukaž místo toho na hromádce { $pile } znamení „{ sign-like-short }“.
advice-leave = Ukaž místo toho na hromádce { $pile } znamení „{ sign-leave-short }“.
advice-turn = Ukaž místo toho na hromádce { $pile } znamení „{ sign-turn-short }“.
advice-none = Řekni to bez čísla, nebo vyber hotovou větu.

## How a line named the number of a card, by `RefusalReason` (8.6). $found: the part that did, as typed.
reason-digits = „{ $found }“ je číslo napsané číslicemi.
reason-number-word = „{ $found }“ je číslo napsané slovem.
reason-ordinal = „{ $found }“ je řadová číslovka.
reason-roman = „{ $found }“ je římské číslo.
reason-spelled = „{ $found }“ je číslo rozložené na kousky.
reason-counting-marks = „{ $found }“ dá po spočítání číslo.
reason-relation = „{ $found }“ prozrazuje číslo porovnáním nebo výpočtem.
reason-look-alike = „{ $found }“ vypadá jako číslo.
reason-mixed = „{ $found }“ je číslo z číslic a písmen.
reason-misspelled = „{ $found }“ je skoro číslo napsané slovem.
reason-riddle = „{ $found }“ je známé označení čísla.
