# The whole rulebook. Sentences of `-ruling` keys are rulings of this edition, and the page marks them.

## Around it.
rulebook-about = Tout ce que disent les règles imprimées, en un seul endroit. Là où elles laissent une question ouverte ou se contredisent, cette édition décide. Ces phrases portent cette marque :
rulebook-ruling = Une décision de cette édition
rulebook-contents = Sommaire
rulebook-top = Retour au sommaire
rulebook-learn = Apprendre en jouant
rulebook-learn-about = Cinq minutes, carte après carte.
rulebook-part-game = Le jeu
rulebook-part-variants = Les variantes
rulebook-part-orders = Les consignes d’Extreme

## The goal.
rule-goal-title = Le but
rule-goal-together = On joue en équipe, d’une à cinq personnes : vous gagnez ensemble, ou vous perdez ensemble.
rule-goal-cards = Il faut poser les cartes numérotées de 2 à 99 sur quatre piles. Quand elles y sont toutes, vous avez gagné.
rule-goal-picture = La ligne des nombres. En couleur, là où une pile peut encore aller ; les points sont les cartes posées, les petits traits les cartes que personne n’a vues, et tes propres cartes traversent les deux voies.

## Set-up (1.1 to 1.3).
rule-setup-title = La mise en place
rule-setup-piles = Quatre cartes Base marquent le début de quatre piles. A et B sont ascendantes à partir de 1, C et D descendantes à partir de 100. Les piles portent des lettres : nommer une pile n’est jamais nommer un nombre.
rule-setup-row = Certaines règles parlent de rangées, d’autres de piles : c’est la même chose.
rule-setup-hands = Mélangez les cartes numérotées et distribuez-les. Le reste forme la pioche, face cachée.
rule-setup-size = Cartes en main

## Who starts (1.4).
rule-starter-title = Qui commence
rule-starter-agree = Regardez vos mains et décidez ensemble qui commence, en respectant les règles de la discussion. Puis on joue dans le sens des aiguilles d’une montre. En solo, c’est toi qui commences.
rule-starter-bids-ruling = Ici, à chaque table, tout le monde dit à quel point il aimerait commencer. La personne qui en a le plus envie commence ; en cas d’égalité, l’hôte choisit.
rule-starter-lot-ruling = Si vous ne vous mettez pas d’accord à temps, le sort décide.

## A turn (2.1 to 2.5).
rule-turn-title = Un tour
rule-turn-minimum = À ton tour, pose au moins deux cartes, une à la fois, chacune sur la pile de ton choix, et autant d’autres que tu veux.
rule-turn-directions = Sur une pile ascendante, une carte doit être supérieure à celle du sommet ; sur une pile descendante, inférieure. L’écart peut être aussi grand que tu veux, mais de petits écarts laissent plus de place.
rule-turn-picture = Avec le 37 en main : 3 de plus que 34, ou 25 de plus que 12. Il va aussi sur C et D, où il est inférieur à la carte du sommet.
rule-turn-own = Dès que tu as fait tout ce qu’il faut, c’est toi qui décides quand finir ton tour.
rule-turn-itself-ruling = Il se termine de lui-même quand ta main est vide, après un Stop, et après la troisième carte d’un tour avec « 3! ».
rule-turn-draw = À la fin de ton tour, pioche pour compléter ta main, ou prends ce qui reste dans la pioche.

## The backwards trick (2.3).
rule-trick-often = Tu peux en jouer autant que tu veux, sur n’importe quelle pile, et même plusieurs pendant un tour.
rule-trick-picture = Le 71 est supérieur au 61 d’exactement 10 : la pile descendante C recule et retrouve de la place.

## The end (3.1 to 3.6).
rule-end-title = La fin de la partie
rule-end-deck = Quand la pioche est vide, on continue sans piocher. Dès le tour suivant, une carte suffit, mais on peut en jouer plus.
rule-end-passed = Qui n’a plus de cartes ne joue plus ; les autres continuent.
rule-end-won = La partie est gagnée quand toutes les cartes sont posées et qu’il ne reste alors rien d’autre à faire.
rule-end-lost = La partie est aussitôt perdue quand la personne dont c’est le tour ne peut plus le terminer, c’est-à-dire poser les cartes dues et faire tout ce qu’exigent les cartes sur la table.
rule-end-one = Si tu ne peux poser qu’une des deux cartes dues, tu ne la poses pas.
rule-end-search-ruling = On vérifie si un tour peut être terminé quand il commence et après chaque carte, et tous les moyens comptent. Avec le 57 sur la pile A, le 59 et le 49 en main suffisent pour jouer deux cartes : le 59, puis le 49 par un rétro, bien que le 49 seul n’aille nulle part.
rule-end-order-ruling = Une consigne s’impose dès que sa carte est jouée. Avant cela, une tête de mort ou un « 3! » en main compte ici comme une carte ordinaire ; un Stop termine le tour, comme toujours.
rule-end-last = S’il ne reste qu’un « 3! » ou qu’une tête de mort, on peut jouer cette carte, mais la partie est alors perdue, sans aucune carte restante.
rule-end-refused-ruling = Ce que les règles interdisent est refusé ici, et rien ne se passe. Toute autre carte peut être jouée, même si elle fait perdre.
rule-end-warned-ruling = L’avertissement vient tôt : une carte après laquelle le tour ne peut pas être terminé sans enfreindre une consigne est signalée comme perdante, que la partie finisse avec elle ou seulement plus tard. Avant que tu la joues, on te demande confirmation.

## The result (3.5).
rule-score-title = Le résultat
rule-score-left = Comptez les cartes qui restent dans toutes les mains et dans la pioche. Moins de dix, c’est un excellent résultat.
rule-score-harder = Toutes les cartes sont posées ? Il est temps de passer à une partie plus difficile.
rule-score-zero = Avec une tête de mort, un feu ou un « 3! », vous pouvez même perdre sans qu’il reste une seule carte.
rule-score-cause-ruling = La cause d’une défaite est la première obligation de cette liste sans laquelle le tour aurait encore pu être terminé : tête de mort, feu, « 3! », minimum. S’il n’avait pas suffi d’en lever une seule, c’est la première de celles qui étaient sur la table.

## Talk (8.1 to 8.4, 8.6).
rule-talk-title = La discussion
rule-talk-may = Vous pouvez parler, et c’est même conseillé. Mais personne ne doit dire le numéro d’une carte, ni qu’une carte est plus grande ou plus petite qu’un certain nombre. Tout le reste est permis.
rule-talk-good = Vous pouvez dire
rule-talk-good-leave = Ne joue pas sur la pile A, s’il te plaît.
rule-talk-good-gap = Pas de grand écart sur C !
rule-talk-good-help = Je peux aider sur la pile D.
rule-talk-bad = Vous ne devez pas dire
rule-talk-bad-number = J’ai le 34.
rule-talk-bad-more = La mienne fait un peu plus de 50.
rule-talk-bad-tens = J’en ai une dans les soixante-dix.
rule-talk-orders = Dans Extreme, vous pouvez parler des consignes : lesquelles vous avez, et lesquelles il vaut mieux ne pas jouer maintenant.
rule-talk-chat-ruling = Le tchat refuse tout nombre de 2 à 99, de quelque façon qu’il soit écrit, sauf s’il sert à compter quelque chose à la table, comme dans « deux cartes ».

## Signs (8.5).
rule-signs-title = Les signes
rule-signs-how-ruling = Sur chaque pile, tu peux montrer l’un des deux signes. Il reste jusqu’à ce que tu le changes ou qu’une carte soit posée sur cette pile.
rule-signs-turn-ruling = Les tables qui jouent plus librement en ont un troisième. En réfléchissant, on en déduit une carte précise : les autres tables s’en passent donc.
rule-signs-bots-ruling = Les bots choisissent chaque signe d’après cette pile et leur propre main seulement, selon une règle que chacun peut lire : il n’y a pas de code secret.

## Expert (4.1, 4.2).
rule-expert-minimum = Au moins trois cartes à chaque tour au lieu de deux.
rule-expert-deck-ruling = Avec une pioche vide, une carte suffit, comme toujours.
rule-expert-hand = Encore plus difficile : tout le monde a une carte de moins en main, 7 en solo, 6 à deux, 5 à trois ou plus.
rule-expert-hand-ruling = On complète alors la main jusqu’à ce nombre. La main réduite se combine avec toutes les éditions.

## Fire (4.3 to 4.6). $cards: the cards that burn.
rule-fire-cards = Les cartes { $cards } brûlent.
rule-fire-replace = Dans l’extension, ce sont des cartes feu, qui remplacent les cartes ordinaires portant ces nombres.
rule-fire-cover-ruling = De deux à cinq joueurs, une carte feu doit être recouverte avant la fin du tour suivant, sinon la partie est perdue.
rule-fire-example = Tim joue une carte feu. Il peut la recouvrir lui-même pendant le même tour ; sinon, Sara doit le faire pendant le sien.
rule-fire-next-ruling = Le tour suivant est celui de la prochaine personne qui a encore des cartes. Une carte feu peut être recouverte par une autre, qui a son propre délai.
rule-fire-last-ruling = Une carte feu qui est la toute dernière carte, ou dont le délai court encore quand toutes sont posées, est sans conséquence.
rule-fire-alone = En solo, la toute prochaine carte doit être jouée sur la carte feu.
rule-fire-alone-ruling = Même si un tour se termine entre-temps.
rule-fire-strict-ruling = Feu strict, pour les tables qui prennent la règle au mot : la toute prochaine carte doit recouvrir la carte feu, peu importe qui la joue.
rule-fire-refused-ruling = Avec le feu strict, et en solo, aucune carte ne peut être jouée ailleurs d’ici là. Si aucune ne peut recouvrir le feu, la partie est perdue.
rule-fire-picture = Le 33 brûle sur la pile A. Le 36 le recouvre, et le 23 aussi, par un rétro.

## Extreme (5.1, 5.5, 6.1, 6.7).
rule-extreme-cards = Certaines cartes portent une consigne : sept consignes différentes, sur quatre cartes chacune. Toute consigne jouée doit être respectée exactement ; s’il y en a plusieurs pendant un tour, toutes ensemble. Sinon, la partie est aussitôt perdue.
rule-extreme-flash = Les consignes au symbole éclair s’imposent à la personne qui les joue, pour ce tour. Une fois le tour fini, elles n’ont plus d’effet, même au sommet d’une pile.
rule-extreme-lasting = Les consignes au symbole infini s’imposent à tout le monde dès qu’elles sont jouées, tant qu’elles sont au sommet. Si plusieurs sont visibles, elles s’appliquent toutes. Une consigne recouverte n’a plus d’effet.
rule-extreme-layout-ruling = Quels nombres portent quelle consigne, c’est imprimé sur les cartes, mais cela ne figure dans aucune règle. Cette répartition est la nôtre. Une table peut aussi en tirer une au sort, ou saisir celle de son propre exemplaire.
rule-extreme-plain = On peut aussi jouer les cartes d’Extreme selon les règles d’origine ; les consignes sont alors sans effet.

## Each order (5.2 to 5.4, 6.2 to 6.6), beside its demand in rules.ftl.
rule-stop-first = Même comme première carte, et même en dessous du minimum.
rule-skull-end = Aucune tête de mort ne doit être au sommet quand un tour se termine, pas même à la toute fin de la partie.
rule-skull-between-ruling = On peut jouer d’autres cartes entre-temps. Une tête de mort peut être recouverte par une autre, qu’il faut alors recouvrir à son tour.
rule-three-where = Peu importe sa place parmi les trois. Un Stop peut être la troisième carte, et seulement la troisième.
rule-three-few = On peut la jouer sans avoir assez de cartes, même comme dernière carte, mais alors la partie est perdue.
rule-three-cover-ruling = Plusieurs « 3! » ne se contredisent pas. Recouvrir la carte n’annule pas la consigne.
rule-silence-subjects = D’après les règles imprimées, on peut parler d’autre chose.
rule-silence-chat-ruling = Une machine ne peut pas savoir de quoi parle un message. Ici, à chaque table, le tchat, les phrases et les signes sont donc suspendus tant qu’un Silence est visible.
rule-silence-play-ruling = Jouer des cartes, terminer un tour et abandonner d’un commun accord, ce n’est pas communiquer : tout cela reste permis avec « Silence ».
rule-no-backwards-where = Sur aucune pile.
rule-no-backwards-own-ruling = Pas même pour recouvrir cette consigne elle-même.
rule-one-pile-choose = Tu choisis la pile avec ta première carte.
rule-one-pile-free-ruling = Les cartes posées avant la consigne ne comptent pas. Si tu la joues au milieu de ton tour, la carte suivante doit aller dessus. La carte qui la recouvre te libère pour le reste du tour.
rule-draw-one-many = Quel que soit le nombre de cartes jouées. On peut donc avoir moins de cartes en main que d’habitude.
rule-draw-one-top-ruling = Ce qui compte, c’est ce qui est au sommet quand le tour se termine.
rule-draw-one-covered = Une fois la consigne recouverte, on complète de nouveau sa main.
rule-draw-one-short-ruling = Une main plus petite que le minimum fait perdre tant qu’il y a des cartes dans la pioche, sauf si un Stop peut être joué.

## Combining (7.1), and what everybody sees (9).
rule-combining-title = Combiner
rule-combining-how-ruling = La variante pour experts se combine avec le feu et avec Extreme, et le feu avec Extreme. Si une carte qui brûle porte une consigne, les deux s’appliquent.
rule-seeing-title = Ce que tu vois
rule-seeing-own-ruling = Tu vois ta propre main, toutes les cartes des piles dans leur ordre, le nombre de cartes de chaque main et de la pioche, ce qui a été dit et montré, qui doit jouer et ce qu’il reste à faire.
rule-seeing-watchers-ruling = Le public voit la même chose, mais aucune main, sauf si quelqu’un lui montre la sienne.
rule-seeing-hidden-ruling = Personne ne voit les autres mains ni l’ordre de la pioche avant la fin de la partie. Ensuite, tout est visible.
