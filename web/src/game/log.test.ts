import { describe, expect, it } from "vitest";

import type { GameEvent, TableEvent } from "../wire";
import { drawnSoFar, told, type Log } from "./log";

function moved(seat: number, ...events: GameEvent[]): TableEvent {
  return { type: "moved", seat, number: 1, move: "", by_bot: false, events };
}

const counts = [10, 2, 9];
const lines = (log: Log) => log.flatMap((turn) => turn.lines);

describe("the log", () => {
  it("says how few cards are left", () => {
    const log = told([], [moved(1, { type: "laid", seat: 1, cards: [9] })], counts);
    expect(lines(log)).toEqual([{ kind: "laid", seat: 1, cards: [9], few: 2 }]);
  });

  it("tells a snatch once, when it is settled", () => {
    const snatch = { seat: 0, victim: 1, cards: [5, 5] };
    const begun = told([], [moved(0, { type: "snatched", ...snatch })], counts);
    expect(lines(begun)).toEqual([{ kind: "snatched", ...snatch }]);
    const settled = told(begun, [moved(0, { type: "took", ...snatch })], counts);
    expect(lines(settled)).toEqual([{ kind: "took", ...snatch }]);
  });

  it("puts the cards of one draw into one line, and others' hidden cards only as a number", () => {
    const log = told(
      [],
      [
        moved(2, { type: "drew_from_row", seat: 2, place: 0, cards: [8] }),
        moved(2, { type: "drew_from_pile", seat: 2, card: null }),
        moved(2, { type: "drew_from_pile", seat: 2, card: null }),
      ],
      counts,
    );
    expect(lines(log)).toEqual([{ kind: "drew", seat: 2, cards: [8], fromPile: [], unseen: 2 }]);
  });

  it("knows what we have drawn so far", () => {
    const log = told([], [moved(0, { type: "drew_from_pile", seat: 0, card: 13 })], counts);
    expect(drawnSoFar(log, 0)).toEqual([13]);
    expect(drawnSoFar(log, 1)).toEqual([]);
  });

  it("begins anew with a new game", () => {
    const before = told([], [moved(1, { type: "laid", seat: 1, cards: [9] })], counts);
    const started: TableEvent = { type: "started", game: "g", starter: 2, commitment: "" };
    expect(lines(told(before, [started], counts))).toEqual([{ kind: "started", seat: 2 }]);
  });
});
