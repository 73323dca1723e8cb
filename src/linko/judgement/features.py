"""The features that value a move, with hand-set weights, and the traits that the network reads."""

from __future__ import annotations

from typing import Final

FEATURES: Final = {
    # A set laid
    "lay_card": (2.0, "for each card laid: what a set is worth"),
    "lay_one": (0.0, "if it is a single card"),
    "lay_two": (0.0, "if it is two cards"),
    "lay_three": (0.0, "if it is three cards"),
    "lay_rank": (-0.65, "for each ten ranks of its value: low ranks first, high ones snatch later"),
    "risk": (-0.6, "for each card, times the probability that another hand can snatch the set"),
    "risk_large": (0.0, "the same again for sets of three and more"),
    "snatch_card": (1.5, "for each card snatched"),
    "snatch_any": (0.5, "if anything is snatched"),
    "snatch_leader": (0.0, "for each card snatched from the leader"),
    "loot_completes": (0.3, "for each card of the loot's rank in the hand"),
    "kept_back": (
        -2.0,
        "for each card of its rank that stays in the hand, because it breaks up the group",
    ),
    "joker_used": (-3.5, "for each joker laid with a rank"),
    "jokers_alone": (-4.0, "for each joker laid alone"),
    "last_groups": (0.3, "3 minus the number of ranks left in the hand, if above 0: tempo"),
    "end_card": (2.0, "for each card laid, times how near the end is"),
    "end_snatch": (
        0.0,
        "for each card snatched, times how near the end is; half as much against the ghost's",
    ),
    "end_joker": (0.0, "for each joker laid with a rank, times how near the end is"),
    "end_kept_back": (0.0, "for each card kept back, times how near the end is"),
    # The attacker takes rather than leaves
    "take_loot": (0.5, "for taking at all"),
    "take_card": (0.0, "for each card of the loot"),
    "take_completes": (0.5, "for each card of its rank in the hand, up to three"),
    "take_rank": (0.0, "for each ten ranks of its value"),
    "take_joker": (1.0, "for each joker in it"),
    "take_end": (-2.5, "for each card, times how near the end is"),
    "take_groups": (0.0, "0.3 times the number of ranks in the hand"),
    "take_hand": (0.0, "for each ten cards in the hand"),
    # The robbed player picks up rather than discards
    "pickup": (0.2, "for picking up at all"),
    "pickup_card": (0.3, "for each card of the set"),
    "pickup_completes": (0.3, "for each card of its rank in the hand, up to three"),
    "pickup_rank": (0.0, "for each ten ranks of its value"),
    "pickup_joker": (0.0, "for each joker in it"),
    "pickup_row": (-0.3, "times the worth of the best card of the row"),
    "pickup_end": (0.0, "for each card, times how near the end is"),
    # A card drawn
    "draw_joker": (3.0, "a joker"),
    "draw_rank": (0.3, "for each ten ranks of a card"),
    "draw_first": (0.0, "a rank that is not in the hand"),
    "draw_held": (1.0, "a rank that is in the hand"),
    "draw_held_more": (0.3, "for each further card of it in the hand, up to four"),
    "draw_pair": (0.7, "for each card of the same rank in the row that can be drawn next"),
    "draw_pile": (0.1, "the top of the pile"),
    "draw_bundle": (0.0, "for each further card of a bundle"),
    "draw_end": (0.0, "for each further card of a bundle, times how near the end is"),
    # Consolation: a card drawn rather than none
    "console": (-1.5, "for drawing at all"),
    "console_end": (-1.0, "times how near the end is"),
}
"""All features in the order of a weight vector: the hand-set weight, and the meaning."""

SET_TRAITS: Final = {
    "size": "cards of the set, in fours",
    "one": "a single card",
    "two": "two cards",
    "three": "three cards",
    "four": "four cards",
    "value": "its value, in tens",
    "threat": "the probability that another hand can snatch it",
    "threat_cards": "the same, times the number of cards in threes",
    "snatches": "how many top sets it snatches",
    "snatches_any": "whether it snatches any",
    "snatches_cards": "cards snatched, in threes",
    "snatches_leader": "cards snatched from the leader, in threes",
    "completes": "cards in the hand of the ranks snatched, in threes",
    "jokers_added": "jokers laid with a rank",
    "jokers_alone": "jokers laid alone",
    "kept_back": "cards of its rank that stay in the hand",
    "groups": "ranks left in the hand, in fours",
    "last": "what is left can be laid at once",
    "singles": "ranks left with a single card, in threes",
    "largest": "cards of the largest rank left, in threes",
    "low_singles": "singles of ranks up to 4 left, in twos",
    "high_singles": "singles of ranks from 11 left, in twos",
    "jokers_left": "jokers left",
    "hand_left": "cards left, in tens",
    "lead": "how far ahead it would be if all went out, in tens of points",
    "ghost": "whether it snatches from the ghost",
    "ghost_completes": "cards in the hand of the best rank there, in threes",
}
"""The inputs of the network for a set, in order; `judgement/network.py` computes them."""

POSITION_TRAITS: Final = {
    "hand": "cards in the hand, in tens",
    "near": "how near the end is",
    "ahead": "points ahead of the best other seat, in tens",
    "supply": "cards in row and pile, in forties",
    "top_size": "cards of the seat's top set, in threes",
    "top_value": "its value, in tens",
    "top_threat": "the probability that another hand can snatch it",
    "top_threat_cards": "the same, times the number of cards in threes",
    "next_hand": "cards of the next seat, in tens",
    "fewest": "the fewest cards another seat holds, in sixes",
    "fewest_inverse": "1 divided by that number",
    "others": "cards the others hold on average, in tens",
    "laps": "laps played, in tens",
    "fitting": "entries of the row that fit the hand, in threes",
    "seats": "seats beyond three, in twos",
    "consolation": "whether there are consolation draws",
    "ones_beat_top": "whether ones snatch the highest",
}
"""The inputs of the network for a position, in order."""

HIDDEN: Final = 16
"""Number of hidden units of the network."""
