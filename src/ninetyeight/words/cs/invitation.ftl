# Kam odkaz vede: hra jednou větou, stůl jen ke sledování a odkazy, které nikam nevedou.

## Hra. $demands: co vyžaduje, a zvláštnosti stolu, spojené pomocí `demands-joined`.
invitation-alone = { $game }, sólo: { $demands }.
invitation-game = { $game }, počet hráčů { $count }: { $demands }.
invitation-signals = znamení a věty, ale žádný chat
invitation-no-talk = žádná domluva ani znamení
invitation-layout = příkazy jsou na jiných kartách než obvykle
invitation-undo = karty lze vzít zpět
invitation-hints = nápovědy jsou povolené
invitation-to-table = Máš pozvánku ke stolu
invitation-by = { $name } tě zve ke hře
invitation-join = Připojit se

## Stůl bez volného místa.
invitation-full = Všechna místa jsou obsazená, ale můžeš se dívat.
invitation-running = Hra už začala, ale můžeš se dívat.
invitation-watch = Dívat se

## Odkazy, které nikam nevedou, a proč.
invitation-gone = Tento stůl už tu není
invitation-gone-about = Byl zavřen, nebo v odkazu něco chybí. Popros o nový, nebo si hned zahraj.
invitation-closed = Tento stůl je zavřený
invitation-closed-about = Byl zavřen, nebo dlouho nikdo nepřišel. Popros o nový odkaz, nebo si hned zahraj.
invitation-private = U tohoto stolu se hraje bez diváků
invitation-private-about = Všechna místa jsou obsazená, nebo hra už začala. Popros o místo v příští hře, nebo si hned zahraj.
invitation-no-challenge = Tyto karty už tu nejsou
invitation-no-challenge-about = Výzva byla stažena, hra byla smazána, nebo v odkazu něco chybí. Popros o nový, nebo si hned zahraj.
invitation-no-replay = Tato hra už není sdílená
invitation-no-replay-about = Sdílení skončilo, nebo v odkazu něco chybí.
