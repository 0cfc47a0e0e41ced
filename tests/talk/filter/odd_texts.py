"""Texts that a careless filter would be slow on, or fail on."""

LONGEST_LINE = 500
"""Longer than the 300 characters that a table lets pass."""

ODD = "0123456789IVXLCl|oO.·-–_*'’ABCDabcd \t\n\u200b\u00ad\ufe0f\u20e3½Ⅶ七🎲🍎😂‘ßЀёйіñ№#!?+=<>()"
"""Characters that mean something to the filter."""

PIECES = tuple(
    """
a¦a ¦seven¦x.¦1 ¦1¦I¦/¦🍎¦🎉 ¦ten ¦и¦quaranta¦'s ¦one ¦-¦#¦(¦A+¦und¦* ¦x ¦8) ¦<3¦3! ¦a_¦half a
¦we are only ¦hundred ¦you two ¦hex ¦binar ¦knock ¦!¦\u0336¦七¦above A ¦one above ¦a top of ¦A, ¦.¦,
¦zweiund¦fortyx¦f o r t ¦se ven ¦I l ¦* *¦\ufe0f¦\u0301¦1 0x¦of the ¦dvacet¦двадцат
¦|¦||| ¦. ¦dot ¦dash ¦.- ¦⠼⠙¦✌¦✋ ¦$& ¦abc def ¦el ¦sierra ¦ǝ¦neuf ¦et neuf ¦keys ¦piano a
¦letter E¦I have .......¦|l
""".replace("\n", "").split("¦")
)
"""Texts to repeat."""
