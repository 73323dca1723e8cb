"""Times playouts, then replays thousands of the same games with the normative rules."""

from __future__ import annotations

import time

from linko.engine import play_out, replayed

TIMED = 20_000
REPLAYED = 5_000


def main() -> None:
    """Check that every replayed game is legal and ends as it ended when it was timed."""
    play_out("classic", seats=4, games=1)
    started = time.perf_counter()
    played = play_out("classic", seats=4, games=TIMED, seed=7)
    speed = played.decisions.sum() / (time.perf_counter() - started)
    for number in range(0, TIMED, TIMED // REPLAYED):
        game = replayed("classic", seats=4, state=int(played.states[number]))
        assert game.is_over
        assert len(game.moves) == played.decisions[number]
        assert game.scores == tuple(played.scores[number])
    print(f"{speed / 1e6:.1f} M decisions/s timed; {REPLAYED} of the {TIMED} games replay")


if __name__ == "__main__":
    main()
