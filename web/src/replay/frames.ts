/** The positions of a replay. The server has computed them; here they are only put together. */

import type { Cards } from "../art/cards";
import { SETTINGS } from "../constants";
import { levelOf } from "../game/cast";
import type { Replay, ReplayStep } from "../net/http_types";
import type { Board, CurrentGame, GameEvent, Own, TableData, TableEvent } from "../wire";

/** The position after some decisions. */
export interface Frame {
  readonly board: Board;
  readonly hands: readonly Cards[];
}

/** Whose view is shown: that of a seat, or of a spectator. */
export type Viewer = number | null;

/** All positions: the deal, then one for each decision. */
export function framesOf(replay: Replay): readonly Frame[] {
  const frames: Frame[] = [{ board: replay.board, hands: replay.hands }];
  for (const step of replay.steps) frames.push(after(frames.at(-1) as Frame, step));
  return frames;
}

function after({ board, hands }: Frame, step: ReplayStep): Frame {
  return {
    board: { ...board, ...step.board },
    hands: step.hands ? hands.map((hand, seat) => step.hands?.[seat] ?? hand) : hands,
  };
}

/** What only this viewer's seat knows in a position; nobody is asked anything in a replay. */
export function ownOf({ hands }: Frame, viewer: Viewer): Own | null {
  if (viewer === null) return null;
  return {
    seat: viewer,
    hand: hands[viewer] ?? [],
    legal_moves: [],
    prey: [],
    last_play: null,
  };
}

/** The events of a decision as they were seen, or with open cards. */
export function eventsOf(step: ReplayStep, viewer: Viewer, open: boolean): readonly GameEvent[] {
  return open || step.seat === viewer ? step.events : (step.others ?? step.events);
}

/** A decision as an event of a table; the number of the first decision is 1. */
export function movedAt(
  step: ReplayStep,
  number: number,
  viewer: Viewer,
  open: boolean,
): TableEvent {
  const { seat, move } = step;
  return {
    type: "moved",
    seat,
    number,
    move,
    by_bot: false,
    events: eventsOf(step, viewer, open),
  };
}

/** The game after some decisions, in the form in which tables have it. */
export function gameAt({ id }: Replay, { board }: Frame, at: number): CurrentGame {
  return {
    id: id ?? "",
    commitment: "",
    number: at + 1,
    board,
    clock: null,
    hands: null,
    turn_scores: null,
    moments: null,
  };
}

/** The id of the person on a seat of a replay. */
export const sitterId = (seat: number) => `seat ${String(seat)}`;

/** The table of a replay: everybody is there, and bots are recognised by their level. */
export function tableOf({ edition, names, board }: Replay): TableData {
  return {
    id: "",
    code: null,
    status: "running",
    settings: { ...SETTINGS, edition, seats: names.length },
    options: board.options,
    host: "",
    deputy: null,
    seats: names.map((name, seat) => ({
      name,
      person: sitterId(seat),
      bot: levelOf(name),
      stand_in: null,
      present: true,
      coat: seat,
    })),
    spectators: 0,
    match: null,
    next: null,
    closed_because: null,
    closed_words: null,
  };
}
