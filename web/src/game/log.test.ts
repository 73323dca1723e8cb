import { describe, expect, it } from "vitest";

import type { Board, GameEvent, TableEvent } from "../wire";
import {
  cardsOf,
  gist,
  latestDraws,
  logOf,
  robberiesFirst,
  told,
  type Log,
  type LogItem,
} from "./log";

function moved(seat: number, ...events: GameEvent[]): TableEvent {
  return { type: "moved", seat, number: 1, move: "", by_bot: false, events };
}

const counts = [10, 2, 9];
const items = (log: Log) => log.flatMap((turn) => turn.items);

describe("the log", () => {
  it("says how few cards are left", () => {
    const log = told([], [moved(1, { type: "laid", seat: 1, cards: [9] })], counts);
    expect(items(log)).toEqual([{ kind: "laid", seat: 1, cards: [9], few: 2 }]);
  });

  it("says how few cards were left at that time, not now", () => {
    const events = [
      moved(1, { type: "laid", seat: 1, cards: [9, 9] }),
      moved(1, { type: "drew_from_pile", seat: 1, card: null }),
      moved(1, { type: "picked_up", seat: 1, cards: [4, 4, 4] }),
    ];
    expect(items(told([], events, [10, 7, 9]))[0]).toMatchObject({ kind: "laid", few: 3 });
    expect(items(told([], events, [10, 9, 9]))[0]).not.toHaveProperty("few");
  });

  it("shows a snatch once, when it is settled", () => {
    const snatch = { seat: 0, victim: 1, cards: [5, 5] };
    const begun = told([], [moved(0, { type: "snatched", ...snatch })], counts);
    expect(items(begun)).toEqual([{ kind: "snatched", ...snatch }]);
    const settled = told(begun, [moved(0, { type: "took", ...snatch })], counts);
    expect(items(settled)).toEqual([{ kind: "took", ...snatch }]);
  });

  it("puts the cards that one player draws into one item", () => {
    const log = told(
      [],
      [
        moved(2, { type: "drew_from_row", seat: 2, place: 0, cards: [8] }),
        moved(2, { type: "drew_from_pile", seat: 2, card: null }),
        moved(1, { type: "drew_from_pile", seat: 1, card: null }),
      ],
      counts,
    );
    expect(items(log)).toEqual([
      {
        kind: "drew",
        seat: 2,
        draws: [
          { from: "row", cards: [8] },
          { from: "pile", card: null },
        ],
      },
      { kind: "drew", seat: 1, draws: [{ from: "pile", card: null }] },
    ]);
  });

  it("knows what a seat drew last", () => {
    const log = told(
      [],
      [
        moved(0, { type: "drew_from_row", seat: 0, place: 1, cards: [2, 14] }),
        moved(0, { type: "drew_from_pile", seat: 0, card: 13 }),
      ],
      counts,
    );
    expect(cardsOf(latestDraws(log, 0))).toEqual([2, 14, 13]);
    expect(latestDraws(log, 1)).toEqual([]);
  });

  it("starts again with a new game", () => {
    const before = told([], [moved(1, { type: "laid", seat: 1, cards: [9] })], counts);
    const started: TableEvent = { type: "started", game: "g", starter: 2, commitment: "" };
    expect(items(told(before, [started], counts))).toEqual([{ kind: "started", seat: 2 }]);
  });

  it("numbers the turns of a game that was joined later", () => {
    const board = { turn_number: 56, hand_counts: counts } as unknown as Board;
    const events = [
      moved(0, { type: "laid", seat: 0, cards: [9] }),
      moved(0, { type: "turn_began", seat: 1, turn_number: 56 }),
      moved(1, { type: "laid", seat: 1, cards: [3] }),
    ];
    expect(logOf(events, board).map((turn) => turn.number)).toEqual([55, 56]);
  });
});

describe("the gist of a lap", () => {
  const laid = (seat: number): LogItem => ({ kind: "laid", seat, cards: [7] });
  const took: LogItem = { kind: "took", seat: 1, victim: 0, cards: [5] };
  const drew: LogItem = { kind: "drew", seat: 0, draws: [] };
  const lap = [laid(1), took, drew, laid(2), { kind: "drew", seat: 3 } as LogItem, laid(3)];

  it("always says who robbed the reader, even in one line", () => {
    expect(gist(lap, 1, 0)).toEqual([took]);
    expect(gist(lap, 2, 0)).toEqual([took, drew]);
  });

  it("then says what was laid last, in order", () => {
    expect(gist(lap, 4, 0)).toEqual([took, drew, laid(2), laid(3)]);
    expect(gist(lap, 2, null)).toEqual([laid(2), laid(3)]);
  });

  it("leaves nothing out if there is room", () => {
    expect(gist(lap, 9, 0)).toEqual(lap);
  });

  it("may begin with who robbed the reader", () => {
    expect(robberiesFirst([laid(1), took, drew], 0)).toEqual([took, laid(1), drew]);
    expect(robberiesFirst([laid(1), took, drew], null)).toEqual([laid(1), took, drew]);
  });
});
