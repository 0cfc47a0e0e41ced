# Why something that was asked for did not happen; by the codes of the rules and of a table.

## By `rules.RefusalCode` (3.6, 8.4, 8.5). None needs a value: the code is enough.
refusal-game-over = La partita è finita.
refusal-no-such-pile = Questa pila non esiste: le pile sono A, B, C e D.
refusal-not-in-hand = Non hai questa carta in mano.
refusal-does-not-fit = Questa carta non va su quella pila.
refusal-trick-forbidden = È visibile «Niente trucco del gambero»: adesso il trucco è vietato.
refusal-bound-to-pile = È visibile «Una sola pila»: tutte le carte di questa mossa vanno sulla stessa pila.
refusal-cover-fire-next = C’è un fuoco acceso: questa carta deve coprirlo.
refusal-turn-not-finished = La mossa non può ancora finire: manca qualcosa.
refusal-silence = È visibile «Silenzio»: adesso niente parole e niente segni.
refusal-sign-not-allowed = Questo segno non si usa a questo tavolo.

## By `table.TableCode`.
refusal-closed = Questo tavolo è chiuso.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-host = Può farlo solo l’host.
refusal-not-your-turn = Non tocca a te.
refusal-stale = Nel frattempo la partita è andata avanti: dai un’altra occhiata.
refusal-no-game = Non c’è nessuna partita in corso.
refusal-game-running = Non durante una partita.
refusal-no-such-seat = Questo posto non esiste.
refusal-seat-taken = Questo posto è occupato.
refusal-table-full = Tutti i posti sono occupati.
refusal-seats-free = La partita comincia quando tutti i posti sono occupati.
refusal-too-few-seats = Sono già occupati più posti: prima liberane uno.
refusal-no-such-bot = Questo bot non esiste.
refusal-not-bidding = Non è il momento di dire chi inizia.
refusal-no-tie = Non c’è nessuna parità da risolvere.
refusal-not-tied = Qualcun altro ci tiene di più a iniziare.
refusal-no-undo = A questo tavolo non si riprendono le carte.
refusal-nothing-to-take-back = Non ci sono carte di questa mossa da riprendere.
refusal-no-hints = A questo tavolo non ci sono suggerimenti.
refusal-no-talk = A questo tavolo non si parla.
refusal-no-chat = A questo tavolo ci sono solo segni e frasi pronte.
refusal-number-named = Così si capisce un numero.
refusal-no-such-line = Si possono segnalare o mostrare di nuovo solo i messaggi recenti.
refusal-is-minded = In questo momento qui gioca un bot.
refusal-not-away = A questo posto giochi già tu.
refusal-is-present = Questa persona è presente.
refusal-still-time = Questa persona ha ancora tempo per tornare.
refusal-no-person = A quel posto non c’è una persona.
refusal-oneself = Non puoi farlo su di te.
refusal-not-asked = Solo l’host può proporre di allontanare qualcuno.
refusal-no-watchers = A questo tavolo nessuno può guardare la mano degli altri.
refusal-other-seat-open = Un’altra mano è già aperta al pubblico.
refusal-was-removed = Il tavolo ha deciso di allontanarti.
refusal-not-alone = Le stesse carte si possono rigiocare solo da soli.
refusal-challenged = La partita da battere si è giocata con queste regole: tenetele per questa.
