/** Which sounds belong to what happened, and when. */

import { FEW } from "../art/cards";
import type { TableEvent } from "../wire";
import { actsOf, TIMES, type Act } from "./acts";

export type Sound = "lay" | "snatch" | "draw" | "discard" | "turn" | "decide" | "few" | "end";

export interface Cue {
  readonly sound: Sound;
  /** Milliseconds after the beginning of the motion. */
  readonly at: number;
  /** How many cards it is about. */
  readonly cards: number;
}

/** The sounds of an update. `counts` are the cards in hand afterwards. */
export function cuesOf(events: readonly TableEvent[], counts: readonly number[]): readonly Cue[] {
  return actsOf(events).flatMap((act) => cueOf(act, counts));
}

function cueOf({ event, at }: Act, counts: readonly number[]): readonly Cue[] {
  const cue = (sound: Sound, later = 0, cards = 1): Cue => ({ sound, at: at + later, cards });
  switch (event.type) {
    case "laid": {
      const left = counts[event.seat] ?? 0;
      const isNews = left > 0 && left <= FEW && left + event.cards.length > FEW;
      const landed = cue("lay", TIMES.travel - TIMES.press, event.cards.length);
      return isNews ? [landed, cue("few", TIMES.travel + TIMES.settle)] : [landed];
    }
    case "snatched":
    case "ghost_snatched":
      return [cue("snatch")];
    case "drew_from_pile":
    case "drew_from_row":
    case "picked_up":
      return [cue("draw")];
    case "discarded":
      return [cue("discard")];
    case "game_ended":
      return [cue("end")];
    default:
      return [];
  }
}
