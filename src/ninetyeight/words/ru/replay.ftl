# A game that is over, step by step.

## What one can do. $number, $total: which step or turn of how many.
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-scrub = Момент партии
replay-position = Шаг { $number } из { $total }
replay-turn = Ход { $number }
replay-turns = Ходы
replay-deal = Карты розданы.
replay-seat = Чья рука
replay-all-hands = Все руки
replay-player = Игрок { $number }
replay-keys = Клавиши: ← → шаг, ↑ ↓ ходы, Home и End, пробел — смотреть.

## What is said about a record. $name: the file. $reason: why the rules refuse it.
replay-open-about = Выбери файл с записью партии или перетащи его сюда. Он просто откроется для просмотра; сохранить его можно потом.
replay-choose = Выбрать файл
replay-drop = Отпусти его здесь
replay-another = Открыть другой файл
replay-keep = Сохранить в моих партиях
replay-kept = Уже в моих партиях
replay-bad-file = { $name } нельзя показать.
replay-unfinished = Запись обрывается раньше, чем закончилась партия.
replay-stopped = Запись идёт дальше, но правила не допускают следующий шаг: { $reason }
replay-house = Домашние правила
replay-not-yours = Открыть партию здесь могут только те, кто её играл. Попроси у кого-нибудь из них ссылку.
