/** The table of the lesson as table data: the learner and Ben, both people and both present. */

import { SETTINGS } from "../constants";
import type { Board, CurrentGame, TableData } from "../wire";

/** The learner's seat and Ben's. */
export const LEARNER = 0;
export const BEN = 1;

export const personOf = (seat: number) => `seat ${String(seat)}`;

const NAMES = ["", "Ben"];

export function tableOf(board: Board): TableData {
  return {
    id: "",
    code: null,
    status: "running",
    settings: { ...SETTINGS, seats: NAMES.length },
    options: board.options,
    host: "",
    deputy: null,
    seats: NAMES.map((name, seat) => ({
      name,
      person: personOf(seat),
      bot: null,
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

export function gameOf(board: Board, number: number): CurrentGame {
  return {
    id: "",
    commitment: "",
    number,
    board,
    clock: null,
    hands: null,
    turn_scores: null,
    moments: null,
  };
}
