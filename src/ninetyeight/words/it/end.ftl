# La fine di una partita: perché è persa, di quanto, e che cosa se ne può fare.

## Perché una partita è persa, secondo la causa; `-you` per chi non poteva continuare. $why: che cosa mancava, sotto.
ending-lost-minimum-you =
    { $count ->
        [one] Ti serviva ancora una carta, { $why }.
        [2] Ti servivano ancora due carte, { $why }.
        [3] Ti servivano ancora tre carte, { $why }.
       *[other] Ti servivano ancora { $count } carte, { $why }.
    }
ending-lost-minimum =
    { $count ->
        [one] A { $name } serviva ancora una carta, { $why }.
        [2] A { $name } servivano ancora due carte, { $why }.
        [3] A { $name } servivano ancora tre carte, { $why }.
       *[other] A { $name } servivano ancora { $count } carte, { $why }.
    }
ending-lost-three-you =
    { $count ->
        [one] Per «3!» ti serviva ancora una carta, { $why }.
        [2] Per «3!» ti servivano ancora due carte, { $why }.
        [3] Per «3!» ti servivano ancora tre carte, { $why }.
       *[other] Per «3!» ti servivano ancora { $count } carte, { $why }.
    }
ending-lost-three =
    { $count ->
        [one] Per «3!» a { $name } serviva ancora una carta, { $why }.
        [2] Per «3!» a { $name } servivano ancora due carte, { $why }.
        [3] Per «3!» a { $name } servivano ancora tre carte, { $why }.
       *[other] Per «3!» a { $name } servivano ancora { $count } carte, { $why }.
    }
ending-lost-three-late = «3!» permette esattamente tre carte per mossa, ma era la carta numero { $count }.
ending-lost-three-open =
    { $count ->
        [one] «3!» permetteva solo tre carte, e la pila { $piles } non è stata coperta.
       *[other] «3!» permetteva solo tre carte, e le pile { $piles } non sono state coperte.
    }
ending-lost-skull =
    { $count ->
        [one] Il teschio sulla pila { $piles } è rimasto scoperto: { $why }.
       *[other] I teschi sulle pile { $piles } sono rimasti scoperti: { $why }.
    }
ending-lost-fire =
    { $count ->
        [one] Il fuoco sulla pila { $piles } non è stato coperto in tempo: { $why }.
       *[other] I fuochi sulle pile { $piles } non sono stati coperti in tempo: { $why }.
    }
ending-lost-conceded-you = Hai abbandonato.
ending-won = Giocate tutte e 98!

## Che cosa mancava, come resto della frase. $count: quante carte si potevano giocare, o restavano in mano.
ending-why-no-fit = ma nessuna andava bene
ending-why-no-fit-one-pile = ma nessuna andava bene sulla pila { $pile }, l’unica permessa da «Una sola pila»
ending-why-no-fit-no-backwards = ma senza trucco del gambero nessuna andava bene
ending-why-no-fit-both = ma senza trucco del gambero nessuna andava bene sulla pila { $pile }, l’unica permessa da «Una sola pila»
ending-why-no-fit-fire = ma nessuna copriva il fuoco sulla pila { $pile }, che veniva prima
ending-why-too-few =
    { $count ->
        [one] ma se ne poteva giocare solo una
        [2] ma se ne potevano giocare solo due
       *[other] ma se ne potevano giocare solo { $count }
    }
ending-why-too-few-one-pile =
    { $count ->
        [one] ma con «Una sola pila» se ne poteva giocare solo una
        [2] ma con «Una sola pila» se ne potevano giocare solo due
       *[other] ma con «Una sola pila» se ne potevano giocare solo { $count }
    }
ending-why-too-few-no-backwards =
    { $count ->
        [one] ma senza trucco del gambero se ne poteva giocare solo una
        [2] ma senza trucco del gambero se ne potevano giocare solo due
       *[other] ma senza trucco del gambero se ne potevano giocare solo { $count }
    }
ending-why-too-few-both =
    { $count ->
        [one] ma con «Una sola pila» e senza trucco del gambero se ne poteva giocare solo una
        [2] ma con «Una sola pila» e senza trucco del gambero se ne potevano giocare solo due
       *[other] ma con «Una sola pila» e senza trucco del gambero se ne potevano giocare solo { $count }
    }
ending-why-hand =
    { $count ->
        [0] ma in mano non ne restava nessuna
        [one] ma in mano ne restava solo una
        [2] ma in mano ne restavano solo due
       *[other] ma in mano ne restavano solo { $count }
    }
ending-why-stop = ma uno Stop ha chiuso la mossa

## Perché un teschio o un fuoco non è stato coperto, come resto della frase.
ending-open-no-fit = lì nessuna carta andava bene
ending-open-no-fit-one-pile = «Una sola pila» permetteva solo la pila { $pile }
ending-open-no-fit-no-backwards = senza trucco del gambero lì nessuna carta andava bene
ending-open-no-fit-fire = prima andava coperto il fuoco sulla pila { $pile }
ending-open-stop = uno Stop ha chiuso la mossa
ending-open-three = «3!» permetteva solo tre carte
ending-open-hand =
    { $count ->
        [0] non restava nessuna carta
        [one] restava solo una carta
       *[other] restavano solo { $count } carte
    }
ending-open-together = non si poteva fare tutto insieme

## Perché una carta non va su una pila, in una o due parole.
ending-stuck-does-not-fit = non va bene
ending-stuck-trick-forbidden = senza trucco
ending-stuck-bound-to-pile = una sola pila
ending-stuck-cover-fire-next = prima il fuoco
ending-stuck-not-enough = non basta
ending-stuck-does-not-save = non salva
ending-stuck-turn-over = mossa finita
ending-skip = Salta

## Di quanto.
ending-played = { $count } su 98 giocate
ending-scale = Carte rimaste: { $left }. Il tuo record: { $best }. In media: { $mean }.
ending-this = Questa partita
ending-best = Record
ending-average = Media
ending-new-best = Il tuo miglior risultato!
ending-decided = La mossa decisiva
ending-decided-about = Mossa { $turn }: { $name } ha giocato { $card } sulla pila { $pile }. Da { $on } ha saltato { $gap } numeri.
ending-decided-about-you = Mossa { $turn }: hai giocato { $card } sulla pila { $pile }. Da { $on } hai saltato { $gap } numeri.
ending-decided-watch = Rivedi questa mossa

## Una vittoria a carte scoperte.
ending-solve = Si poteva vincere?
ending-solve-searching = Cerco una vittoria…
ending-solve-yes = Si poteva vincere: guarda come
ending-solve-no = Non si poteva vincere: è stato provato tutto.
ending-solve-unknown = Nessuna vittoria trovata. Potrebbe comunque esserci.
ending-line-choice = Quale partita
ending-line-played = La partita giocata
ending-line-won = Una vittoria a carte scoperte
ending-line-about = Il computer vedeva tutte le mani e tutto il mazzo. A un tavolo nessuno può.

## Carte con cui altri vogliono fare meglio.
ending-beat = Fai meglio di me
ending-beat-about = Chi apre questo link riceve le stesse carte. Il link non ne mostra nessuna. Alla fine si vede chi ha fatto meglio.
ending-beat-end = Ritira la sfida
ending-beat-ended = Il link non funziona più. Le partite già iniziate continuano.
ending-challenge = Sai fare meglio?
ending-challenge-by = { $name } ha giocato queste carte: { $result }
ending-challenge-about = Ricevi le stesse carte e prima non ne vedi nessuna. Alla fine i due risultati stanno fianco a fianco. Se qualcuno al tavolo le vede altrove prima della fine, è per esercizio.
ending-challenge-known = Conosci già queste carte: è per esercizio e non conta.
ending-challenge-practised = Non era un primo tentativo: le carte erano note.
ending-challenge-play = Gioca queste carte
ending-challenge-bots = Gioca con i bot
ending-challenge-friends = Gioca con amici
ending-practice = Gioca tu queste carte
ending-practice-about = Per esercizio: il replay mostra le carte.
ending-compare = A confronto
ending-compare-better = Hai fatto meglio!
ending-compare-equal = Altrettanto bene!
ending-compare-worse = Non questa volta.
ending-compare-yours = Il tuo tentativo
ending-compare-known = Le carte erano note prima della fine: era per esercizio.
ending-save = Salva
