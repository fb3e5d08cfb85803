"""What gods, cards, powers and guardians do, in a line each; the whole rule is one command away."""

from __future__ import annotations

from typing import Final

GODS: Final = {
    "amun": "once in a conflict play two cards in a battle",
    "anubis": "trap warriors of other gods that die; each makes your god figure stronger",
    "isis": "when you lose, your figures beside an enemy figure can stay alive",
    "osiris": "lay tiles where you lose battles; summon one more figure onto a tile",
    "ra": "give summoned figures sun tokens: 1 more devotion where one dominates or wins",
}
CARDS: Final = {
    "plague": "all offer followers in secret; only the highest offer's figures live",
    "build": "sacrifice 3 followers to build a monument here",
    "chariots": "nothing but strength",
    "cycle": "after the battle take all your cards back",
    "drought": "if you win, 1 devotion for each of your figures on desert",
    "flood": "1 follower for each of your figures on fertile land; they outlive a defeat",
    "miracle": "1 devotion for each of your figures killed in this battle",
}
POWERS: Final = {
    "commanding": "3 followers when you win a battle",
    "inspiring": "Build Monument costs no followers",
    "omnipresent": "at the start of a conflict 1 follower for each region you are in",
    "revered": "Gain Followers gives 1 more",
    "resplendent": "your god figure has strength 3 while you control 3 monuments of a kind",
    "obelisk_attuned": "when a battle starts, move figures to your obelisks in that region",
    "temple_attuned": "+2 strength for each of your temples there with a figure of yours beside it",
    "pyramid_attuned": "summon one more figure beside each of your pyramids",
    "glorious": "3 devotion in place of 1 if you win by 3 or more",
    "magnanimous": "2 devotion if you lose with 2 or more figures",
    "bountiful": "each gain of devotion is 1 more while you are on red",
    "worshipful": "after a battle, 1 devotion for 2 followers",
}
GUARDIANS: Final = {
    "cat_mummy": "killed, it costs every other god 1 devotion",
    "satet": "moves onto an enemy figure and pushes it away",
    "mummy": "killed, it rises again beside its god",
    "apep": "can be summoned onto any water space",
    "giant_scorpion": "destroys the monuments it aims at when a conflict starts",
    "androsphinx": "enemy figures beside it add no strength",
}
