# A table: where it stands, who sits there, its clocks, help, votes and watchers. Buttons are the `-short` ones and verbs.

## Where a table stands, by `Phase`.
phase-lobby = En attente de joueurs
phase-bidding = Qui commence ?
phase-playing = Partie en cours
phase-over = Partie terminée
phase-closed = Table fermée

## Who starts (1.4); the bids by `Bid`.
bidding-question = Regarde tes cartes : veux-tu commencer ?
bid-like = J’aimerais commencer.
bid-like-short = Volontiers
bid-all-the-same = Peu m’importe qui commence.
bid-all-the-same-short = Peu importe
bid-rather-not = Je préfère ne pas commencer.
bid-rather-not-short = Plutôt non
bidding-waiting = En attente des autres réponses.
bidding-tie = Égalité : l’hôte choisit qui commence.
bidding-tie-host = Égalité : choisis qui commence.
bidding-lot = Si vous ne vous mettez pas d’accord à temps, le sort décidera.

## Seats. $name: a player. $bot: the name of a bot. `-turn` and `-until-return` by `Minding`.
seat-free = Place libre
seat-number = Place { $number }
seat-you = Toi
seat-host = Hôte
seat-bot = { $bot } (bot)
seat-away = { $name } n’est pas là
seat-offline = { $name } a perdu la connexion
seat-online = { $name } a retrouvé la connexion
seat-minded-turn = { $bot } joue ce tour pour { $name }
seat-minded-until-return = { $bot } joue pour { $name }
seat-minded-turn-you = { $bot } joue ce tour pour toi
seat-minded-until-return-you = { $bot } joue pour toi
seat-on-turn = C’est à { $name } de jouer
seat-thinking = { $name } réfléchit…
seat-sit = S’asseoir ici
seat-add-bot = Ajouter un bot
seat-clear = Libérer la place
seat-mind = Laisser un bot jouer pour { $name }
seat-mind-by = Laisser { $bot } jouer pour { $name }
seat-time = { $name } n’est pas là et peut encore revenir : { $text }.
seat-come-back = Me revoilà

## What a player does at a table.
action-end-turn = Finir le tour
action-start = Commencer la partie
action-leave = Quitter la table
action-close = Fermer la table
action-invite = Inviter par un lien
action-choose-card = Choisis une carte.
action-choose-pile = Choisis une pile pour le { $card }.

## Clocks; at the limit by `AtLimit`.
clock-none = Pas de limite de temps
clock-turn =
    { $count ->
        [one] { $count } seconde par tour
       *[other] { $count } secondes par tour
    }
clock-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
clock-seconds-left =
    { $count ->
        [one] Encore { $count } seconde
       *[other] Encore { $count } secondes
    }
clock-minutes-left =
    { $count ->
        [one] Encore { $count } minute
       *[other] Encore { $count } minutes
    }
clock-hours-left =
    { $count ->
        [one] Encore { $count } heure
       *[other] Encore { $count } heures
    }
clock-days-left =
    { $count ->
        [one] Encore { $count } jour
       *[other] Encore { $count } jours
    }
clock-bot-turn = Quand le temps est écoulé, un bot joue ce tour.
clock-bot-seat = Quand le temps est écoulé, un bot joue jusqu’au retour du joueur.

## Hints, by `HintLevel`: what a button asks for, and what the bot says.
hint-ask = Demander un indice
hint-short = Indice
hint-nudge-short = Quelle pile ?
hint-card-short = Quelle carte ?
hint-move-short = Montre-moi le coup
hint-nudge = Regarde la pile { $pile }.
hint-card = Pense au { $card }.
hint-move = Joue le { $card } sur la pile { $pile }.
hint-end-turn = Termine ton tour ici.

## Taking back, giving up, another game, removing a player.
undo = Reprendre la dernière carte
undo-short = Reprendre
concede = Abandonner la partie
concede-short = Abandonner
concede-confirm = Veux-tu vraiment abandonner ?
concede-withdraw = Continuer quand même
concede-refuse = Continuer
concede-waiting = { $count } sur { $total } veulent abandonner.
again = Rejouer une partie
again-same-deal = Encore la même donne
again-waiting = Pour une autre partie : { $count } sur { $total }.
again-wished = En attente des autres…
# name: people, perhaps several
again-waiting-for = En attente de réponse : { $name }.
removal-ask = Proposer d’exclure { $name }
removal-question = L’hôte propose d’exclure { $name }. Tu es pour ?
removal-agree = Pour
removal-withdraw = Changer d’avis
removal-refuse = Contre
# name: people, perhaps several; text: how much time is left, as in clock-seconds-left
vote-waiting = On attend la réponse de { $name }.
vote-time = { $name } n’est pas là et peut encore répondre : { $text }.

## Watchers (9.2), by `Watch`.
watch-nobody = Pas de public
watch-piles = Le public voit les piles, mais aucune main
watch-seat = Le public voit aussi une main, si la personne concernée est d’accord
watchers =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
watchers-allow = Montrer ma main au public
watchers-refuse = Cacher ma main au public
watchers-you = Tu regardes la partie.
# name: people, perhaps several
watchers-looking = Ta main est visible pour : { $name }.

## Settings of a table; who may find it by `Access`.
setting-edition = Édition
setting-players = Joueurs
setting-layout = Répartition des consignes
setting-name = Nom de la table
setting-access = Qui peut participer
setting-talk = Discussion
setting-relaxed-signs = Le troisième signe : « { sign-turn-short } »
setting-clock = Temps de réflexion
setting-bid-seconds = Temps pour décider qui commence
setting-grace-seconds = Temps pour revenir après une coupure
setting-watch = Public
setting-undo = Reprise des cartes
setting-hints = Indices
setting-pace = Rythme des bots
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-instant = immédiat
skip-ahead = Avance rapide
setting-minder = Bot qui joue pour les absents
access-public = Tout le monde, depuis le salon
access-invited = Seulement avec le lien

## Bots, by the names of `bots.registry.BOTS`: a name and one sentence; and how long they think, by `Cost`.
bot-random = Veinard
bot-random-about = Joue n’importe quelle carte qui ne fait pas perdre aussitôt.
bot-greedy = Glouton
bot-greedy-about = Joue la carte la plus proche, et plus que nécessaire seulement si cela coûte peu.
bot-planner = Stratège
bot-planner-about = Examine des tours entiers et les évalue selon des règles que chacun peut lire.
bot-sharp = Finaud
bot-sharp-about = Examine des tours entiers et les évalue selon ce qu’il a appris en jouant.
bot-master = Maître
bot-master-about = Essaie les meilleurs tours dans de nombreuses suites possibles, plusieurs tours à l’avance.
bot-cost-instant = Joue aussitôt
bot-cost-thinking = Réfléchit un instant
