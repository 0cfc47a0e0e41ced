# The whole rulebook. Sentences of `-ruling` keys are rulings of this edition, and the page marks them.

## Around it.
rulebook-about = Tutto ciò che dicono i regolamenti stampati, in un solo posto. Dove lasciano aperta una questione o si contraddicono, decide questa edizione. Queste frasi portano questo segno:
rulebook-ruling = Una decisione di questa edizione
rulebook-contents = Indice
rulebook-top = Torna all’indice
rulebook-learn = Impara giocando
rulebook-learn-about = Cinque minuti, carta dopo carta.
rulebook-part-game = Il gioco
rulebook-part-variants = Le varianti
rulebook-part-orders = I comandi di Extreme

## The goal.
rule-goal-title = Lo scopo
rule-goal-together = Da una a cinque persone giocano insieme: vincete tutti, o perdete tutti.
rule-goal-cards = Le carte numeriche da 2 a 99 vanno messe giù su quattro pile. Quando ci sono tutte, avete vinto il gioco.
rule-goal-picture = La linea dei numeri. Il colore mostra dove una pila può ancora andare, i punti sono le carte già giocate, i trattini le carte che nessuno ha visto, e le tue carte attraversano le due corsie.

## Set-up (1.1 to 1.3).
rule-setup-title = La preparazione
rule-setup-piles = Quattro carte di partenza danno inizio a quattro pile. A e B sono ascendenti da 1, C e D discendenti da 100. Le pile si chiamano con una lettera: così chi nomina una pila non nomina mai un numero.
rule-setup-row = Alcuni regolamenti parlano di file, altri di pile: è la stessa cosa.
rule-setup-hands = Mescolate le carte numeriche e distribuitele. Il resto è il mazzo di gioco, coperto.
rule-setup-size = Carte in mano

## Who starts (1.4).
rule-starter-title = Chi inizia
rule-starter-agree = Guardate le vostre mani e decidete insieme chi inizia, rispettando le regole della comunicazione. Poi si va in senso orario. Nel gioco da soli inizi tu.
rule-starter-bids-ruling = Qui, a ogni tavolo, tutti dicono quanto volentieri inizierebbero. Inizia chi lo desidera di più; a parità sceglie l’host.
rule-starter-lot-ruling = Se non vi accordate in tempo, decide la sorte.

## A turn (2.1 to 2.5).
rule-turn-title = Una mossa di gioco
rule-turn-minimum = In una mossa di gioco metti giù almeno due carte, una alla volta, ognuna su una pila a scelta, e quante altre vuoi.
rule-turn-directions = Su una pila ascendente una carta dev’essere più alta di quella in cima, su una discendente più bassa. Il salto può essere grande quanto vuoi, ma i passi piccoli lasciano più spazio.
rule-turn-picture = Con il 37 in mano: 3 in più di 34, oppure 25 in più di 12. Va anche su C e D, dove è più basso della carta in cima.
rule-turn-own = Quando non manca più niente, decidi tu quando finisce la tua mossa.
rule-turn-itself-ruling = Finisce da sola quando la tua mano è vuota, dopo uno Stop e dopo la terza carta di una mossa con «3!».
rule-turn-draw = Alla fine della tua mossa pesca fino ad avere di nuovo la mano piena, o prendi ciò che resta nel mazzo di gioco.

## The backwards trick (2.3).
rule-trick-often = Puoi usarlo quante volte vuoi, su qualsiasi pila, anche più volte in una mossa.
rule-trick-picture = Il 71 è più alto del 61 esattamente di 10: la pila discendente C torna indietro e ha di nuovo spazio.

## The end (3.1 to 3.6).
rule-end-title = La fine della partita
rule-end-deck = Quando il mazzo di gioco è vuoto, si continua senza pescare. Dalla mossa successiva basta una carta, ma se ne possono giocare di più.
rule-end-passed = Chi non ha più carte viene saltato; gli altri continuano.
rule-end-won = Si vince il gioco quando tutte le carte sono giù e in quel momento non manca altro.
rule-end-lost = Il gioco si considera perso appena il giocatore attivo non può più finire la mossa, cioè giocare le carte dovute e fare tutto ciò che richiedono le carte sul tavolo.
rule-end-one = Chi potrebbe giocare solo una delle due carte dovute non la gioca.
rule-end-search-ruling = Se una mossa si può finire, lo si verifica al suo inizio e dopo ogni carta, e conta ogni modo possibile. Con il 57 sulla pila A, il 59 e il 49 in mano bastano per giocare due carte: il 59, e poi il 49 con il trucco del gambero, anche se il 49 da solo non va da nessuna parte.
rule-end-order-ruling = Un comando vincola da quando la sua carta è stata giocata. Prima, un teschio o un «3!» in mano qui conta come una carta normale; uno Stop fa finire la mossa, come sempre.
rule-end-last = Se resta solo un «3!» o un teschio, quella carta si può giocare, ma così il gioco è perso, senza carte rimaste.
rule-end-refused-ruling = Ciò che le regole vietano qui viene rifiutato, e non succede niente. Ogni altra carta si può giocare, anche se fa perdere.
rule-end-warned-ruling = L’avviso arriva presto: una carta dopo la quale la mossa non si può finire senza violare un comando viene segnalata come perdente, che la partita finisca con quella o solo più tardi. Prima che tu la giochi, ti viene chiesta conferma.

## The result (3.5).
rule-score-title = Il risultato
rule-score-left = Contate le carte rimaste in tutte le mani e nel mazzo di gioco. Meno di dieci è un risultato eccellente.
rule-score-harder = Avete giocato tutte le carte? Allora è ora di una partita più difficile.
rule-score-zero = Con un teschio, un fuoco o un «3!» si può perdere perfino senza carte rimaste.
rule-score-cause-ruling = La causa di una sconfitta è il primo obbligo di questo elenco senza il quale la mossa si sarebbe ancora potuta finire: teschio, fuoco, «3!», minimo. Se non fosse bastato toglierne uno solo, è il primo tra quelli presenti sul tavolo.

## Talk (8.1 to 8.4, 8.6).
rule-talk-title = La comunicazione
rule-talk-may = Potete parlare, anzi dovreste. Ma nessuno può nominare il numero di una carta, né dire che una carta è maggiore o minore di un certo numero. Tutto il resto si può dire.
rule-talk-good = Potete dire
rule-talk-good-leave = Per favore, non giocate sulla pila A.
rule-talk-good-gap = Niente grandi salti su C!
rule-talk-good-help = Posso aiutare sulla pila D.
rule-talk-bad = Non potete dire
rule-talk-bad-number = Ho il 34.
rule-talk-bad-more = La mia è poco più di 50.
rule-talk-bad-tens = Ne ho una sui settanta.
rule-talk-orders = In Extreme potete parlare dei comandi: quali avete, e quali è meglio non giocare adesso.
rule-talk-chat-ruling = La chat rifiuta ogni numero da 2 a 99, comunque sia scritto, a meno che non serva a contare qualcosa al tavolo, come in «due carte».

## Signs (8.5).
rule-signs-title = I segni
rule-signs-how-ruling = Su ogni pila puoi mostrare un segno, a scelta tra due. Resta finché non lo cambi o finché non si mette una carta su quella pila.
rule-signs-turn-ruling = I tavoli che giocano più liberamente ne hanno un terzo. A chi ragiona rivela una carta precisa, perciò gli altri tavoli non lo usano.
rule-signs-bots-ruling = I bot scelgono ogni segno solo in base a quella pila e alla propria mano, con una regola che tutti possono leggere: non ci sono codici segreti.

## Expert (4.1, 4.2).
rule-expert-minimum = Almeno tre carte in ogni mossa invece di due.
rule-expert-deck-ruling = Con il mazzo di gioco vuoto basta una carta, come sempre.
rule-expert-hand = Ancora più difficile: ognuno ha una carta in meno, 7 da soli, 6 in due, 5 in tre o più.
rule-expert-hand-ruling = La mano si riempie allora fino a quel numero. La mano ridotta si può combinare con ogni edizione.

## Fire (4.3 to 4.6). $cards: the cards that burn.
rule-fire-cards = Le carte { $cards } bruciano.
rule-fire-replace = Nell’espansione sono carte col fuoco, che sostituiscono le carte normali con questi numeri.
rule-fire-cover-ruling = Da due a cinque giocatori una carta col fuoco va coperta entro la fine della mossa successiva, altrimenti il gioco è perso.
rule-fire-example = Tim gioca una carta col fuoco. Può coprirla lui nella stessa mossa; altrimenti deve farlo Sara nella sua.
rule-fire-next-ruling = La mossa successiva è quella del prossimo giocatore che ha ancora carte. Una carta col fuoco può essere coperta da un’altra, che ha la sua scadenza.
rule-fire-last-ruling = Una carta col fuoco che è l’ultima di tutte, o la cui scadenza non è ancora arrivata quando tutte le carte sono giù, non fa danni.
rule-fire-alone = Quando si gioca da soli, la carta subito dopo va giocata sulla carta col fuoco.
rule-fire-alone-ruling = Anche se nel frattempo finisce una mossa.
rule-fire-strict-ruling = Fuoco rigoroso, per i tavoli che prendono la regola alla lettera: la carta subito dopo deve coprire la carta col fuoco, chiunque la giochi.
rule-fire-refused-ruling = Con il fuoco rigoroso, e quando si gioca da soli, fino ad allora nessuna carta si può giocare altrove. Se nessuna può coprire il fuoco, il gioco è perso.
rule-fire-picture = Il 33 brucia sulla pila A. Il 36 lo copre, e anche il 23, con il trucco del gambero.

## Extreme (5.1, 5.5, 6.1, 6.7).
rule-extreme-cards = Alcune carte portano un comando: sette comandi diversi, su quattro carte ciascuno. Ogni comando giocato va rispettato esattamente; se in una mossa sono più d’uno, tutti insieme. Altrimenti il gioco è subito perso.
rule-extreme-flash = I comandi con il simbolo di lampo vincolano chi li gioca, per quella mossa. Finita la mossa non hanno più effetto, nemmeno in cima a una pila.
rule-extreme-lasting = I comandi duraturi, con il simbolo di infinito, vincolano tutti dal momento in cui sono giocati, finché sono in cima. Se ne sono visibili più d’uno, valgono tutti. Un comando coperto non ha più effetto.
rule-extreme-layout-ruling = Quali numeri portano quale comando è stampato sulle carte, ma non è scritto in nessun regolamento. Questa distribuzione è nostra. Un tavolo può anche sorteggiarne una, o inserire quella della propria copia.
rule-extreme-plain = Le carte di Extreme si possono giocare anche con le regole originali; allora i comandi non hanno effetto.

## Each order (5.2 to 5.4, 6.2 to 6.6), beside its demand in rules.ftl.
rule-stop-first = Anche come prima carta, e anche sotto il minimo.
rule-skull-end = Nessun teschio può essere in cima quando finisce una mossa, nemmeno alla fine della partita.
rule-skull-between-ruling = Nel frattempo si possono giocare altre carte. Un teschio può essere coperto da un altro, che poi va coperto a sua volta.
rule-three-where = Non importa quale delle tre sia. Uno Stop può essere la terza carta, e solo la terza.
rule-three-few = Si può giocare anche senza abbastanza carte, perfino come ultima carta, ma allora il gioco è perso.
rule-three-cover-ruling = Più «3!» non si contraddicono. Coprirlo non lo annulla.
rule-silence-subjects = Secondo i regolamenti stampati, di altro si può parlare.
rule-silence-chat-ruling = Una macchina non può capire di che cosa parla un messaggio. Perciò qui, a ogni tavolo, chat, frasi e segni sono sospesi finché è visibile un Silenzio.
rule-silence-play-ruling = Giocare carte, finire una mossa e abbandonare di comune accordo non è comunicare: con Silenzio tutto questo resta permesso.
rule-no-backwards-where = Su nessuna pila.
rule-no-backwards-own-ruling = Nemmeno per coprire proprio questo comando.
rule-one-pile-choose = La pila la scegli con la tua prima carta.
rule-one-pile-free-ruling = Le carte giocate prima del comando non contano. Se lo giochi a metà mossa, la carta successiva ci va sopra. La carta che lo copre ti libera per il resto della mossa.
rule-draw-one-many = Qualunque sia il numero di carte giocate. Si possono quindi avere in mano meno carte del solito.
rule-draw-one-top-ruling = Conta ciò che è in cima quando la mossa finisce.
rule-draw-one-covered = Coperto il comando, la mano si riempie di nuovo del tutto.
rule-draw-one-short-ruling = Una mano più piccola del minimo fa perdere, finché ci sono carte nel mazzo di gioco, a meno che non si possa giocare uno Stop.

## Combining (7.1), and what everybody sees (9).
rule-combining-title = Combinare
rule-combining-how-ruling = La variante per esperti si può combinare con il fuoco e con Extreme, e il fuoco con Extreme. Se una carta che brucia porta un comando, valgono entrambi.
rule-seeing-title = Che cosa vedi
rule-seeing-own-ruling = Vedi la tua mano, tutte le carte sulle pile nel loro ordine, quante carte hanno ogni mano e il mazzo di gioco, ciò che è stato detto e mostrato, a chi tocca e che cosa manca.
rule-seeing-watchers-ruling = Il pubblico vede lo stesso, ma nessuna mano, a meno che un giocatore non gli mostri la propria.
rule-seeing-hidden-ruling = Nessuno vede le altre mani o l’ordine del mazzo di gioco prima della fine della partita. Poi tutto è scoperto.
