"""The legal moves of a game, counted and chosen without building a list.

Mirrors `linko.rules.legal`; the codes have the same order.
"""

from __future__ import annotations

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import (
    ANSWER,
    BUNDLED_HIGHEST,
    BUNDLED_JOKERS,
    CODE_DISCARD,
    CODE_LEAVE,
    CODE_PASS,
    CODE_PICKUP,
    CODE_PILE,
    CODE_TAKE,
    CONSOLATION,
    DRAW,
    GHOST,
    GHOST_CODE,
    KIND_GHOST,
    KIND_PLAY,
    KIND_ROW,
    MOVE_KIND,
    NOBODY,
    OVER,
    PLAY,
    PLAY_CODE,
    ROW_CODE,
    SET_COUNT,
    SET_JOKERS,
    SET_VALUE,
    TAKE,
    Mask,
    MoveCodes,
    Record,
    X,
)


@compiled
def count_legal(g: Record) -> int:
    """Return the number of legal moves; 0 when the game is over."""
    phase = g.phase
    if phase == PLAY:
        jokers = int(g.hands[g.turn, X])
        return (int(g.hand_counts[g.turn]) - jokers) * (jokers + 1) + jokers
    if phase == TAKE or phase == ANSWER:
        return 2
    if phase == DRAW:
        return count_draws(g)
    if phase == CONSOLATION:
        return count_draws(g) + 1
    if phase == GHOST:
        return count_ghost_prey(g)
    return 0


@compiled
def nth_legal(g: Record, k: int) -> int:
    """Return the code of legal move number k, from 0, in ascending order of codes."""
    phase = g.phase
    if phase == PLAY:
        return nth_play(g, k)
    if phase == TAKE:
        return CODE_TAKE if k == 0 else CODE_LEAVE
    if phase == ANSWER:
        return CODE_PICKUP if k == 0 else CODE_DISCARD
    if phase == GHOST:
        return nth_ghost_prey(g, k)
    if phase == CONSOLATION and k == count_draws(g):
        return CODE_PASS
    return nth_draw(g, k)


@compiled
def is_legal(g: Record, code: int) -> bool:
    """Whether a code is a legal move."""
    phase, kind, value = g.phase, MOVE_KIND[code], SET_VALUE[code]
    if phase == PLAY:
        return bool(
            kind == KIND_PLAY
            and g.hands[g.turn, value] >= SET_COUNT[code]
            and g.hands[g.turn, X] >= SET_JOKERS[code]
        )
    if phase == TAKE:
        return code == CODE_TAKE or code == CODE_LEAVE
    if phase == ANSWER:
        return code == CODE_PICKUP or code == CODE_DISCARD
    if phase == GHOST:
        return bool(
            kind == KIND_GHOST
            and value < g.top_value[g.turn]
            and g.ghost[value] == g.top_size[g.turn]
        )
    if phase == DRAW or phase == CONSOLATION:
        if kind == KIND_ROW:
            return in_row(g, code)
        if code == CODE_PILE:
            return bool(g.pile_top < g.pile_end)
        return phase == CONSOLATION and code == CODE_PASS
    return False


@compiled
def in_row(g: Record, code: int) -> bool:
    """Whether the row has an entry with these cards."""
    for place in range(g.row_count):
        if (
            g.row_first[place] == SET_VALUE[code]
            and g.row_highest[place] == BUNDLED_HIGHEST[code]
            and g.row_jokers[place] == BUNDLED_JOKERS[code]
        ):
            return True
    return False


@compiled
def list_legal(g: Record, codes: MoveCodes) -> int:
    """Write the legal codes into an array in ascending order, and return their number."""
    count = count_legal(g)
    for k in range(count):
        codes[k] = nth_legal(g, k)
    return count


@compiled
def mark_legal(g: Record, mask: Mask) -> None:
    """Set the legal codes in a mask of all codes."""
    if g.phase == PLAY:
        mark_plays(g, mask)
        return
    for k in range(count_legal(g)):
        mask[nth_legal(g, k)] = True


@compiled
def mark_plays(g: Record, mask: Mask) -> None:
    """`mark_legal` in the phase PLAY; marks the same plays as `nth_play` returns."""
    jokers = int(g.hands[g.turn, X])
    for rank in range(1, g.ranks + 1):
        for count in range(1, g.hands[g.turn, rank] + 1):
            for added in range(jokers + 1):
                mask[PLAY_CODE[rank, count, added]] = True
    for alone in range(1, jokers + 1):
        mask[PLAY_CODE[X, alone, 0]] = True


@compiled
def to_move(g: Record) -> int:
    """Return the seat that must decide now; `NOBODY` when the game is over."""
    if g.phase == OVER:
        return NOBODY
    if g.victim != NOBODY and g.phase != TAKE:
        return int(g.victim)
    return int(g.turn)


@compiled
def nth_play(g: Record, k: int) -> int:
    """Return play number k; plays are ordered by rank, then rank cards, then jokers."""
    jokers = int(g.hands[g.turn, X])
    card, added = (k // (jokers + 1), k % (jokers + 1)) if jokers else (k, 0)
    for rank in range(1, g.ranks + 1):
        held = int(g.hands[g.turn, rank])
        if card < held:
            return int(PLAY_CODE[rank, card + 1, added])
        card -= held
    # The remaining plays are jokers alone.
    alone = k - (int(g.hand_counts[g.turn]) - jokers) * (jokers + 1)
    return int(PLAY_CODE[X, alone + 1, 0])


@compiled
def single_cards(g: Record) -> int:
    """Return the single cards of the row as a bit mask."""
    cards = 0
    if g.bundles == 0:
        for place in range(g.row_count):
            cards |= 1 << int(g.row_first[place])
    else:
        for place in range(g.row_count):
            if g.row_highest[place] + g.row_jokers[place] == 0:
                cards |= 1 << int(g.row_first[place])
    return cards


@compiled
def count_draws(g: Record) -> int:
    """Return the number of choices in a draw: the pile, and each different entry of the row."""
    cards = single_cards(g)
    count = 1 if g.pile_top < g.pile_end else 0
    while cards:
        cards &= cards - 1
        count += 1
    if g.bundles:
        code = next_bundle(g, -1)
        while code >= 0:
            count += 1
            code = next_bundle(g, code)
    return count


@compiled
def nth_draw(g: Record, k: int) -> int:
    """Return choice number k of a draw: the pile, then single cards, then bundles."""
    if g.pile_top < g.pile_end:
        if k == 0:
            return CODE_PILE
        k -= 1
    cards = single_cards(g)
    for card in range(1, X + 1):
        if cards >> card & 1:
            if k == 0:
                return int(ROW_CODE[card, 0, 0])
            k -= 1
    code = next_bundle(g, -1)
    while k > 0:
        code = next_bundle(g, code)
        k -= 1
    return code


@compiled
def next_bundle(g: Record, after: int) -> int:
    """Return the lowest bundle code above a code; -1 if there is none."""
    lowest = -1
    for place in range(g.row_count):
        if g.row_highest[place] + g.row_jokers[place] > 0:
            code = int(ROW_CODE[g.row_first[place], g.row_highest[place], g.row_jokers[place]])
            if code > after and (lowest < 0 or code < lowest):
                lowest = code
    return lowest


@compiled
def count_ghost_prey(g: Record) -> int:
    """Return the number of ghost sets that the set just laid can snatch."""
    size, count = g.top_size[g.turn], 0
    for rank in range(1, g.top_value[g.turn]):
        if g.ghost[rank] == size:
            count += 1
    return count


@compiled
def nth_ghost_prey(g: Record, k: int) -> int:
    """Return ghost set number k of those that can be snatched, lowest first."""
    size = g.top_size[g.turn]
    for rank in range(1, g.top_value[g.turn]):
        if g.ghost[rank] == size:
            if k == 0:
                return int(GHOST_CODE[rank])
            k -= 1
    return -1
