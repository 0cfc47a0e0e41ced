# What players say to each other: phrases, signs, and the limits of talk (8).

## Ready phrases, by `PhraseCode`; with `-pile` the same about a pile. No number in any of them (8.1).
## $pile: the letter of a pile.
phrase-hello = Всем привет!
phrase-hello-pile = Привет! Взгляните на стопку { $pile }.
phrase-well-played = Отлично сыграно!
phrase-well-played-pile = Отличный ход в стопку { $pile }!
phrase-thanks = Спасибо!
phrase-thanks-pile = Спасибо за стопку { $pile }!
phrase-sorry = Простите!
phrase-sorry-pile = Простите за стопку { $pile }!
phrase-my-fault = Моя ошибка!
phrase-my-fault-pile = Стопка { $pile } — моя ошибка!
phrase-nice-trick = Отличный обратный прыжок!
phrase-nice-trick-pile = Отличный обратный прыжок на стопке { $pile }!
phrase-yes = Да
phrase-yes-pile = Да, стопка { $pile }
phrase-no = Нет
phrase-no-pile = Нет, не стопка { $pile }
phrase-wait = Подождите немного, пожалуйста.
phrase-wait-pile = Подождите, пожалуйста, со стопкой { $pile }.
phrase-your-turn = Твой ход!
phrase-your-turn-pile = Твой ход: подумай о стопке { $pile }!
phrase-can-help = Могу помочь.
phrase-can-help-pile = Могу помочь со стопкой { $pile }.
phrase-cannot-help = Не могу помочь.
phrase-cannot-help-pile = Не могу помочь со стопкой { $pile }.
phrase-good-hand = У меня хорошие карты.
phrase-good-hand-pile = У меня хорошие карты для стопки { $pile }.
phrase-bad-hand = У меня плохие карты.
phrase-bad-hand-pile = У меня плохие карты для стопки { $pile }.
phrase-play-little = Играй, пожалуйста, только обязательные карты.
phrase-play-little-pile = Играй, пожалуйста, поменьше карт в стопку { $pile }.
phrase-play-more = Сыграй побольше карт, пожалуйста.
phrase-play-more-pile = Сыграй побольше карт в стопку { $pile }, пожалуйста.
phrase-no-big-gaps = Пожалуйста, без больших скачков.
phrase-no-big-gaps-pile = Пожалуйста, без больших скачков в стопке { $pile }.
phrase-have-order = У меня на руке приказ.
phrase-have-order-pile = У меня на руке приказ для стопки { $pile }.
phrase-no-orders-now = Пожалуйста, сейчас без приказов.
phrase-no-orders-now-pile = Пожалуйста, сейчас без приказов в стопке { $pile }.
phrase-have-fire = У меня на руке карта огонька.
phrase-have-fire-pile = У меня на руке карта огонька для стопки { $pile }.
phrase-one-more-game = Сыграем ещё?
phrase-one-more-game-pile = Сыграем ещё? И следите за стопкой { $pile }!
phrase-goodbye = До встречи!
phrase-goodbye-pile = До встречи, и следите за стопкой { $pile }!

## The signs of 8.5, by `Sign`: a sentence, and a label for a button.
sign-like = Мне нужна эта стопка: одна из моих карт хорошо подходит.
sign-like-short = Мне подходит
sign-leave = Не трогайте, пожалуйста, эту стопку: я много потеряю, если сюда сыграет кто-то другой.
sign-leave-short = Не трогать
sign-turn = Могу отбросить эту стопку назад обратным прыжком.
sign-turn-short = Могу отбросить
sign-none-short = Без знака
signs-on-pile = Знаки на стопке { $pile }

## What may be said at a table, by `TalkLevel`, and what is shown around it.
talk-free = Знаки, фразы и чат
talk-signals = Только знаки и фразы
talk-none = Без разговоров
talk-write = Напиши что-нибудь…
talk-send = Отправить
talk-phrases = Фразы
talk-signs = Знаки
talk-said = Сказано
talk-everything = Всё
talk-nothing-said = Пока никто ничего не сказал.
talk-no-numbers = Говорите что угодно, только не число на карте.
talk-silence = Действует «Молчание»: нельзя ни говорить, ни подавать знаки.
talk-mute = Заглушить: { $name }
talk-unmute = Снова слышать: { $name }
talk-muted = Ты не слышишь, что говорит { $name }.

## Lines that give a number away, which people flag. $name: who wrote it. $other: who flagged it. $text: the line.
talk-flag = Пометить «{ $text }»: выдаёт число
talk-hidden = { $name }: сообщение скрыто, пометка: { $other }
talk-hidden-by-you = { $name }: сообщение скрыто, пометка твоя
talk-hidden-yours = Ты: { $text } (скрыто от остальных, пометка: { $other })
talk-show-again = Показать снова

## What to do instead of a line that is refused, by the sign that comes nearest.
advice-like = Покажи вместо этого знак «{ sign-like-short }» на стопке { $pile }.
advice-leave = Покажи вместо этого знак «{ sign-leave-short }» на стопке { $pile }.
advice-turn = Покажи вместо этого знак «{ sign-turn-short }» на стопке { $pile }.
advice-none = Скажи это без числа или выбери готовую фразу.

## How a line named the number of a card, by `RefusalReason` (8.6). $found: the part that did, as typed.
reason-digits = «{ $found }» — это число цифрами.
reason-number-word = «{ $found }» — это число словами.
reason-ordinal = «{ $found }» — это порядковое числительное.
reason-roman = «{ $found }» — это римское число.
reason-spelled = «{ $found }» — это число по частям.
reason-counting-marks = «{ $found }» можно сосчитать и получить число.
reason-relation = «{ $found }» выдаёт число сравнением или вычислением.
reason-look-alike = «{ $found }» похоже на число.
reason-mixed = «{ $found }» — это число из цифр и букв.
reason-misspelled = «{ $found }» — это почти число словами.
reason-riddle = «{ $found }» — известное прозвище числа.
