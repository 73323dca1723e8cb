/** The turns of a replay, for the strip and the log. */

import type { Card } from "../art/cards";
import { told, type Log, type LogItem } from "../game/log";
import type { Replay } from "../net/http_types";
import { movedAt, type Frame, type Viewer } from "./frames";

/** A line of the log, and the decision that made it. */
export interface TurnLine {
  readonly item: LogItem;
  readonly at: number;
}

export interface ReplayTurn {
  readonly number: number;
  readonly seat: number;
  /** The first and the last decision. */
  readonly first: number;
  readonly last: number;
  /** The rank of the set that was laid, and its size. */
  readonly rank: Card;
  readonly size: number;
  readonly snatches: number;
  readonly lines: readonly TurnLine[];
}

/** All turns in which something was decided, with the lines that this viewer may read. */
export function turnsOf(
  replay: Replay,
  frames: readonly Frame[],
  viewer: Viewer,
  open: boolean,
): readonly ReplayTurn[] {
  const lines = linesOf(replay, frames, viewer, open);
  const turns: ReplayTurn[] = [];
  replay.steps.forEach((step, index) => {
    const before = (frames[index] as Frame).board;
    const laid = step.events.find((event) => event.type === "laid");
    const snatches = step.events.filter(
      ({ type }) => type === "snatched" || type === "ghost_snatched",
    ).length;
    const same = turns.at(-1);
    if (same?.number === before.turn_number) {
      turns[turns.length - 1] = {
        ...same,
        last: index + 1,
        snatches: same.snatches + snatches,
      };
      return;
    }
    turns.push({
      number: before.turn_number,
      seat: before.turn,
      first: index + 1,
      last: index + 1,
      rank: laid?.cards[0] ?? 0,
      size: laid?.cards.length ?? 0,
      snatches,
      lines: lines.get(before.turn_number) ?? [],
    });
  });
  return turns;
}

/** The lines of each turn, each with the decision that last changed it. */
function linesOf(
  replay: Replay,
  frames: readonly Frame[],
  viewer: Viewer,
  open: boolean,
): ReadonlyMap<number, readonly TurnLine[]> {
  const found = new Map<number, TurnLine[]>();
  let log: Log = [{ number: (frames[0] as Frame).board.turn_number, items: [] }];
  replay.steps.forEach((step, index) => {
    const counts = (frames[index + 1] as Frame).board.hand_counts;
    const known = log.length;
    log = told(log, [movedAt(step, index + 1, viewer, open)], counts);
    // A decision adds lines at the end of its turn, and may begin the next turn.
    for (const { number, items } of log.slice(known - 1)) {
      const before = found.get(number) ?? [];
      found.set(
        number,
        items.map((item, place) => {
          const same = before[place];
          return same?.item === item ? same : { item, at: index + 1 };
        }),
      );
    }
  });
  return found;
}

/** The index of the turn in which a decision was made; the deal belongs to the first turn. */
export function turnAt(turns: readonly ReplayTurn[], at: number): number {
  const next = turns.findIndex(({ last }) => last >= at);
  return next < 0 ? turns.length - 1 : next;
}
