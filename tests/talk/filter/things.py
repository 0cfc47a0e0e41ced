"""Things at the table that can be counted, in the forms that the six languages require."""

PLURALS = {
    "en": "cards minutes seconds players people piles turns rounds games moves hands times skulls",
    "de": "Karten Minuten Sekunden Spieler Leute Stapel Züge Runden Spiele Partien Hände Male",
    "fr": "cartes minutes secondes joueurs personnes piles tours manches parties coups mains fois",
    "it": "carte minuti secondi giocatori persone pile turni giri partite mosse mani volte teschi",
}
"""One form after every number from 2 on."""

CZECH = {
    "karta": "karty karet",
    "minuta": "minuty minut",
    "vteřina": "vteřiny vteřin",
    "hráč": "hráči hráčů",
    "hromádka": "hromádky hromádek",
    "tah": "tahy tahů",
    "kolo": "kola kol",
    "hra": "hry her",
    "partie": "partie partií",
    "lebka": "lebky lebek",
}
"""After two to four, and from five on."""

RUSSIAN = {
    "карта": "карты карт",
    "минута": "минуты минут",
    "секунда": "секунды секунд",
    "игрок": "игрока игроков",
    "стопка": "стопки стопок",
    "ход": "хода ходов",
    "раунд": "раунда раундов",
    "игра": "игры игр",
    "партия": "партии партий",
    "раз": "раза раз",
    "череп": "черепа черепов",
}
"""After one; after two to four; and from five on; by the last digit."""

ADJECTIVES = {
    "en": "more other good small remaining lovely useless",
    "de": "weitere gute kleine letzte übrige brauchbare schöne",
    "fr": "autres petites bonnes dernières mauvaises",
    "it": "altre belle piccole ultime brutte",
    "cs": "dalších dobrých malých posledních hrozných",
    "ru": "других хороших маленьких последних ужасных",
}

SINGULARS = {
    "en": "game round turn time player pile move minute",
    "de": "Spiel Runde Partie Zug Mal Spieler Stapel Versuch Minute",
    "fr": "partie manche tour fois joueur pile essai minute",
    "it": "partita mano turno volta giocatore pila mossa",
    "cs": "hra kolo tah hráč partie pokus minuta",
    "ru": "игра партия раунд ход игрок раз попытка минута",
}
"""After an ordinal."""


def counted(number: int, language: str) -> list[str]:
    """Every thing in the form that goes with a number."""
    match language:
        case "cs":
            return [forms.split()[number > 4] for forms in CZECH.values()]
        case "ru":
            return [_russian(number, one, *forms.split()) for one, forms in RUSSIAN.items()]
        case _:
            return PLURALS[language].split()


def _russian(number: int, one: str, few: str, many: str) -> str:
    if number % 10 == 1 and number != 11:
        return one
    return few if number % 10 in (2, 3, 4) and number not in (12, 13, 14) else many
