# The whole rulebook. Sentences of `-ruling` keys are rulings of this edition, and the page marks them.

## Around it.
rulebook-about = Alles, was die gedruckten Regeln sagen, an einem Ort. Wo sie etwas offenlassen oder einander widersprechen, entscheidet diese Ausgabe. Solche Sätze tragen dieses Zeichen:
rulebook-ruling = Eine Entscheidung dieser Ausgabe
rulebook-contents = Inhalt
rulebook-top = Zurück zum Inhalt
rulebook-learn = Beim Spielen lernen
rulebook-learn-about = Fünf Minuten, Karte für Karte.
rulebook-part-game = Das Spiel
rulebook-part-variants = Varianten
rulebook-part-orders = Die Befehle von Extreme

## The goal.
rule-goal-title = Das Ziel
rule-goal-together = Eine bis fünf Personen spielen zusammen: Ihr gewinnt alle, oder ihr verliert alle.
rule-goal-cards = Die Zahlenkarten von 2 bis 99 sollen auf vier Stapeln abgelegt werden. Liegen alle dort, habt ihr das Spiel besiegt.
rule-goal-picture = Der Zahlenstrahl. Farbig ist, wohin ein Stapel noch kann, Punkte sind abgelegte Karten, kleine Striche sind Karten, die noch niemand gesehen hat, und deine eigenen Karten stehen quer über beiden Bahnen.

## Set-up (1.1 to 1.3).
rule-setup-title = Vorbereitung
rule-setup-piles = Mit vier Reihenkarten beginnen vier Stapel. A und B sind aufsteigend ab 1, C und D absteigend ab 100. Stapel haben Buchstaben: Wer einen Stapel nennt, nennt so nie eine Zahl.
rule-setup-row = Manche Anleitungen sprechen von Reihen, andere von Stapeln. Gemeint ist dasselbe.
rule-setup-hands = Mischt die Zahlenkarten und teilt sie aus. Der Rest ist der verdeckte Zugstapel.
rule-setup-size = Karten auf der Hand

## Who starts (1.4).
rule-starter-title = Wer beginnt
rule-starter-agree = Seht euch eure Karten an und einigt euch nach den Regeln für Absprachen, wer beginnt. Dann geht es im Uhrzeigersinn weiter. Im Solospiel beginnst du.
rule-starter-bids-ruling = Hier am Tisch sagen alle, wie gern sie beginnen würden. Wer am liebsten möchte, beginnt, und bei Gleichstand entscheidet der Host.
rule-starter-lot-ruling = Einigt ihr euch nicht rechtzeitig, entscheidet das Los.

## A turn (2.1 to 2.5).
rule-turn-title = Ein Spielzug
rule-turn-minimum = Lege in deinem Spielzug mindestens zwei Karten ab, eine nach der anderen, jede auf einen beliebigen Stapel, und so viele mehr, wie du willst.
rule-turn-directions = Auf einem aufsteigenden Stapel muss eine Karte höher sein als die oberste, auf einem absteigenden niedriger. Der Schritt darf beliebig groß sein, aber kleine Schritte lassen mehr Platz.
rule-turn-picture = Mit der 37 auf der Hand: 3 mehr als 34 oder 25 mehr als 12. Auch auf C und D passt sie, dort ist sie niedriger als die oberste Karte.
rule-turn-own = Sobald alles Nötige getan ist, entscheidest du selbst, wann dein Spielzug endet.
rule-turn-itself-ruling = Er endet von selbst, wenn deine Hand leer ist, nach einem Stop und nach der dritten Karte eines Spielzugs mit „3!“.
rule-turn-draw = Ziehe am Ende deines Spielzugs nach, bis die Hand wieder voll ist, oder nimm, was im Zugstapel noch übrig ist.

## The backwards trick (2.3).
rule-trick-often = Du darfst ihn beliebig oft nutzen, auf jedem Stapel, auch mehrmals in einem Spielzug.
rule-trick-picture = Die 71 ist genau um 10 höher als die 61: Der absteigende Stapel C geht zurück und hat wieder Platz.

## The end (3.1 to 3.6).
rule-end-title = Das Ende des Spiels
rule-end-deck = Ist der Zugstapel leer, spielt ihr ohne Nachziehen weiter. Ab dem nächsten Spielzug genügt eine Karte, mehr sind erlaubt.
rule-end-passed = Wer keine Karten mehr hat, wird übergangen; die anderen spielen weiter.
rule-end-won = Das Spiel ist gewonnen, wenn alle Karten abgelegt sind und in diesem Moment nichts mehr zu erfüllen ist.
rule-end-lost = Das Spiel ist sofort verloren, wenn sich der laufende Spielzug nicht mehr zu Ende bringen lässt: mit allen Karten, die noch fehlen, und mit allem, was die Karten auf dem Tisch verlangen.
rule-end-one = Wer von den zwei verlangten Karten nur eine ablegen könnte, legt sie nicht ab.
rule-end-search-ruling = Ob sich ein Spielzug zu Ende bringen lässt, wird zu seinem Beginn und nach jeder Karte geprüft, und jeder mögliche Weg zählt. Liegt auf Stapel A die 57, lassen sich mit 59 und 49 auf der Hand zwei Karten spielen: die 59 und dann die 49 mit dem Rückwärts-Trick, obwohl die 49 allein nirgends passt.
rule-end-order-ruling = Ein Befehl gilt, sobald seine Karte gespielt ist. Vorher zählen ein Totenkopf und eine „3!“ auf der Hand hier wie gewöhnliche Karten; ein Stop beendet den Spielzug wie immer.
rule-end-last = Ist nur noch eine „3!“ oder ein Totenkopf übrig, darf diese Karte gespielt werden; das Spiel ist damit aber verloren, obwohl keine Karte mehr übrig ist.
rule-end-refused-ruling = Was die Regeln verbieten, wird hier abgelehnt, und nichts geschieht. Jede andere Karte kann gespielt werden, auch wenn sie verliert.
rule-end-warned-ruling = Die Warnung kommt früh: Eine Karte, nach der sich der Spielzug nicht beenden lässt, ohne einen Befehl zu brechen, trägt den Hinweis „{ play-loses-short }“, ob das Spiel nun mit ihr oder erst später endet. Bevor du sie spielst, wirst du gefragt.

## The result (3.5).
rule-score-title = Das Ergebnis
rule-score-left = Zählt die Karten, die auf allen Händen und im Zugstapel übrig sind. Weniger als zehn sind ein hervorragendes Ergebnis.
rule-score-harder = Alle Karten abgelegt? Dann ist es Zeit für ein schwereres Spiel.
rule-score-zero = Mit einem Totenkopf, einem Feuer oder einer „3!“ könnt ihr sogar verlieren, wenn keine Karte übrig ist.
rule-score-cause-ruling = Als Grund einer Niederlage gilt die erste Pflicht aus dieser Liste, ohne die sich der Spielzug noch hätte beenden lassen: Totenkopf, Feuer, „3!“, Mindestzahl. Hätte der Wegfall einer einzigen nicht genügt, gilt die erste, die auf dem Tisch lag.

## Talk (8.1 to 8.4, 8.6).
rule-talk-title = Absprachen
rule-talk-may = Ihr dürft und sollt miteinander reden. Aber niemand darf die Zahl einer Karte nennen oder sagen, dass eine Karte höher oder niedriger als eine bestimmte Zahl ist. Alles andere darf gesagt werden.
rule-talk-good = Das dürft ihr sagen
rule-talk-good-leave = Bitte nicht auf Stapel A spielen.
rule-talk-good-gap = Bitte keinen großen Sprung auf C!
rule-talk-good-help = Ich kann auf Stapel D helfen.
rule-talk-bad = Das dürft ihr nicht sagen
rule-talk-bad-number = Ich habe die 34.
rule-talk-bad-more = Meine ist etwas höher als 50.
rule-talk-bad-tens = Ich habe eine in den Siebzigern.
rule-talk-orders = Bei Extreme dürft ihr über Befehle reden: welche ihr habt und welche jetzt lieber nicht gespielt werden sollten.
rule-talk-chat-ruling = Der Chat lehnt jede Zahl von 2 bis 99 ab, wie sie auch geschrieben ist, es sei denn, sie zählt Dinge am Tisch, wie in „zwei Karten“.

## Signs (8.5).
rule-signs-title = Zeichen
rule-signs-how-ruling = Auf jedem Stapel darfst du eines von zwei Zeichen zeigen. Es gilt, bis du es änderst oder eine Karte auf diesen Stapel gelegt wird.
rule-signs-turn-ruling = Tische, die es lockerer mögen, haben ein drittes. Wer mitdenkt, erkennt daran eine bestimmte Karte, darum gibt es das Zeichen an anderen Tischen nicht.
rule-signs-bots-ruling = Bots wählen jedes Zeichen nur anhand dieses Stapels und ihrer eigenen Hand, nach einer Regel, die alle lesen können: Es gibt keine geheimen Codes.

## Expert (4.1, 4.2).
rule-expert-minimum = Mindestens drei Karten in jedem Spielzug statt zwei.
rule-expert-deck-ruling = Bei leerem Zugstapel genügt eine Karte, wie immer.
rule-expert-hand = Noch schwerer: Alle haben eine Karte weniger auf der Hand, 7 allein, 6 zu zweit, 5 ab drei Personen.
rule-expert-hand-ruling = Nachgezogen wird dann bis zu dieser Zahl. Die kleine Hand lässt sich mit jeder Ausgabe kombinieren.

## Fire (4.3 to 4.6). $cards: the cards that burn.
rule-fire-cards = Die Karten { $cards } brennen.
rule-fire-replace = In der Erweiterung sind das Feuerkarten; sie ersetzen die gewöhnlichen Karten mit diesen Zahlen.
rule-fire-cover-ruling = Zu zweit bis zu fünft muss eine Feuerkarte bis zum Ende des nächsten Spielzugs überdeckt sein, sonst ist das Spiel verloren.
rule-fire-example = Tim spielt eine Feuerkarte. Er darf sie im selben Spielzug selbst überdecken; sonst muss Sara es in ihrem tun.
rule-fire-next-ruling = Als nächster Spielzug zählt der Spielzug der nächsten Person, die noch Karten hat. Eine Feuerkarte darf mit einer anderen überdeckt werden, die ihre eigene Frist hat.
rule-fire-last-ruling = Eine Feuerkarte, die als allerletzte gespielt wird oder deren Frist noch läuft, wenn alle Karten liegen, schadet nicht.
rule-fire-alone = Im Solospiel muss gleich die nächste Karte auf die Feuerkarte gespielt werden.
rule-fire-alone-ruling = Auch wenn dazwischen ein Spielzug endet.
rule-fire-strict-ruling = Strenges Feuer, für Tische, die es wörtlich nehmen: Gleich die nächste Karte muss die Feuerkarte überdecken, egal von wem.
rule-fire-refused-ruling = Bei strengem Feuer und im Solospiel kann bis dahin keine Karte anderswo gespielt werden. Kann keine das Feuer überdecken, ist das Spiel verloren.
rule-fire-picture = Die 33 brennt auf Stapel A. Die 36 überdeckt sie, und mit dem Rückwärts-Trick auch die 23.

## Extreme (5.1, 5.5, 6.1, 6.7).
rule-extreme-cards = Manche Karten tragen einen Befehl: sieben verschiedene Befehle auf je vier Karten. Jeder gespielte Befehl muss genau befolgt werden; sind es in einem Spielzug mehrere, dann alle zusammen. Sonst ist das Spiel sofort verloren.
rule-extreme-flash = Befehle mit dem Blitz-Symbol gelten für die Person, die sie spielt, und nur in diesem Spielzug. Ist er vorbei, gelten sie nicht mehr, auch oben auf einem Stapel nicht.
rule-extreme-lasting = Dauerbefehle mit dem Unendlichkeits-Symbol gelten für alle von dem Moment an, in dem sie gespielt werden, solange sie oben liegen. Sind mehrere sichtbar, gelten alle. Ein überdeckter Befehl gilt nicht mehr.
rule-extreme-layout-ruling = Welche Zahlen welchen Befehl tragen, ist auf die Karten gedruckt, steht aber in keiner Spielregel. Diese Verteilung ist unsere eigene. Ein Tisch kann auch eine auslosen oder die seines eigenen Exemplars eintippen.
rule-extreme-plain = Die Karten von Extreme lassen sich auch nach den ursprünglichen Regeln spielen; die Befehle gelten dann nicht.

## Each order (5.2 to 5.4, 6.2 to 6.6), beside its demand in rules.ftl.
rule-stop-first = Auch als erste Karte und auch unter der Mindestzahl.
rule-skull-end = Kein Totenkopf darf oben liegen, wenn ein Spielzug endet, auch nicht ganz am Ende des Spiels.
rule-skull-between-ruling = Dazwischen dürfen andere Karten gespielt werden. Ein Totenkopf darf mit einem Totenkopf überdeckt werden, der dann selbst überdeckt werden muss.
rule-three-where = Egal, die wievielte der drei Karten sie ist. Ein Stop darf die dritte Karte sein, und nur die dritte.
rule-three-few = Sie darf auch gespielt werden, wenn die Karten nicht reichen, sogar als letzte Karte, aber dann ist das Spiel verloren.
rule-three-cover-ruling = Mehrere „3!“ vertragen sich. Überdecken hebt den Befehl nicht auf.
rule-silence-subjects = Über anderes darf nach den gedruckten Regeln geredet werden.
rule-silence-chat-ruling = Ein Programm erkennt nicht, worum es in einer Zeile geht. Darum ruhen hier am Tisch Chat, Sätze und Zeichen, solange „Schweigen“ offen liegt.
rule-silence-play-ruling = Karten spielen, den Spielzug beenden und gemeinsam aufgeben gilt nicht als Verständigung: All das ist auch beim Schweigen erlaubt.
rule-no-backwards-where = Auf gar keinem Stapel.
rule-no-backwards-own-ruling = Auch nicht, um diesen Befehl selbst zu überdecken.
rule-one-pile-choose = Den Stapel wählst du mit deiner ersten Karte.
rule-one-pile-free-ruling = Karten, die du vor dem Befehl gelegt hast, zählen nicht. Spielst du ihn mitten im Spielzug, kommt die nächste Karte auf ihn. Die Karte, die ihn überdeckt, macht dich für den Rest des Spielzugs frei.
rule-draw-one-many = Egal, wie viele Karten gespielt wurden. Du darfst also weniger Karten auf der Hand haben als sonst.
rule-draw-one-top-ruling = Es zählt, was oben liegt, wenn der Spielzug endet.
rule-draw-one-covered = Ist der Befehl überdeckt, wird die Hand wieder ganz gefüllt.
rule-draw-one-short-ruling = Wer weniger Karten auf der Hand hat, als der Spielzug verlangt, verliert, solange der Zugstapel Karten hat, es sei denn, es lässt sich ein Stop spielen.

## Combining (7.1), and what everybody sees (9).
rule-combining-title = Kombinieren
rule-combining-how-ruling = Die Profivariante lässt sich mit Feuer und mit Extreme kombinieren, und Feuer mit Extreme. Trägt eine brennende Karte einen Befehl, gilt beides.
rule-seeing-title = Was du siehst
rule-seeing-own-ruling = Du siehst deine eigene Hand, alle Karten auf den Stapeln in ihrer Reihenfolge, wie viele Karten jede Hand und der Zugstapel haben, was gesagt und gezeigt wurde, wer dran ist und was noch zu tun ist.
rule-seeing-watchers-ruling = Zuschauende sehen dasselbe ohne jede Hand, es sei denn, jemand zeigt ihnen die eigene.
rule-seeing-hidden-ruling = Niemand sieht andere Hände oder die Reihenfolge des Zugstapels, bevor das Spiel vorbei ist. Dann ist alles offen.
