/** The sounds for acts, and their timing. */

import { FEW } from "../art/cards";
import { TIMES, type Act } from "./acts";

export type Sound =
  "lay" | "snatch" | "draw" | "discard" | "turn" | "decide" | "few" | "end" | "tick";

export interface Cue {
  readonly sound: Sound;
  /** Milliseconds after the start of the motion. */
  readonly at: number;
  /** The number of cards involved. */
  readonly cards: number;
}

/** The sounds of an act. `counts` are the cards in hand before it. */
export function cuesOf(act: Act, counts: readonly number[]): readonly Cue[] {
  const cue = (sound: Sound, at = 0, cards = 1): Cue => ({ sound, at, cards });
  const { travel, squash, press, crouch } = TIMES;
  switch (act.type) {
    case "laid": {
      const left = (counts[act.seat] ?? 0) - act.cards.length;
      const isNews = left > 0 && left <= FEW && left + act.cards.length > FEW;
      const touch = cue("lay", travel - press, act.cards.length);
      return isNews ? [touch, cue("few", travel + squash)] : [touch];
    }
    case "snatched":
      return [cue("snatch")];
    case "ghost_snatched":
      return [cue("snatch", crouch)];
    case "drew_from_pile":
    case "drew_from_row":
    case "picked_up":
    case "dealt":
      return [cue("draw")];
    case "discarded":
      return [cue("discard")];
    case "game_ended":
      return [cue("end")];
    default:
      return [];
  }
}
