# A game that is over, step by step.

## What one can do. $number, $total: which step or turn of how many.
replay-back = O krok zpět
replay-on = O krok dál
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-scrub = Okamžik hry
replay-position = Krok { $number } z { $total }
replay-turn = Tah { $number }
replay-turns = Tahy
replay-deal = Karty jsou rozdané.
replay-seat = Čí ruka
replay-all-hands = Všechny ruce
replay-player = Hráč { $number }
replay-keys = Klávesy: ← → krok, ↑ ↓ tahy, Home a End, mezerník přehrává.

## What is said about a record. $name: the file. $reason: why the rules refuse it.
replay-open-about = Vyber soubor se záznamem hry, nebo ho sem přetáhni. Jen se zobrazí; uložit si ho můžeš potom.
replay-choose = Vybrat soubor
replay-drop = Pusť ho sem
replay-another = Otevřít jiný soubor
replay-keep = Uložit do mých her
replay-kept = Už je v mých hrách
replay-bad-file = { $name } se nedá zobrazit.
replay-unfinished = Záznam končí dřív než hra.
replay-stopped = Záznam pokračuje, ale pravidla další krok nedovolují: { $reason }
replay-house = Domácí pravidla
replay-not-yours = Hru tu mohou otevřít jen ti, kdo ji hráli. Požádej někoho z nich o odkaz ke sdílení.
