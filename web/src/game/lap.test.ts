import { describe, expect, it } from "vitest";

import type { Board, GameEvent, Own, TableEvent } from "../wire";
import { lapOf } from "./lap";
import played from "./played_games.json";

const [GAME] = played;
const STARTED: TableEvent = { type: "started", game: "g", starter: 0, commitment: "" };

/** The events of the first moves of a game, and the position after them. */
function after(moves: number) {
  const made = GAME?.moves.slice(0, moves) ?? [];
  const events = made.map(
    (move) =>
      ({ type: "moved", events: move.events as unknown as GameEvent[] }) as unknown as TableEvent,
  );
  const now = made.at(-1);
  const board = { ...now?.board, known: [[1], [], []] } as unknown as Board;
  const own = { seat: 0, hand: now?.hand, legal_moves: ["7"], prey: [[]] } as unknown as Own;
  return { events: [STARTED, ...events], now: { board, own } };
}

describe("the last lap", () => {
  it("begins with the deal while the first lap lasts", () => {
    const { events, now } = after(2);
    const lap = lapOf(events, now);
    expect(lap?.isWhole).toBe(true);
    expect(lap?.start.board.stacks).toEqual([[], [], []]);
    expect(lap?.start.own?.hand).toEqual(GAME?.first.hand);
  });

  it("later begins as many turns ago as there are players", () => {
    const { events, now } = after(30);
    const lap = lapOf(events, now);
    expect(lap?.isWhole).toBe(false);
    expect(lap?.start.board.turn_number).toBe(now.board.turn_number - 3);
    expect(lap?.start.board.turn).toBe(now.board.turn);
    expect([...(lap?.earlier ?? []), ...(lap?.events ?? [])]).toEqual(events);
  });

  it("asks nothing, and leaves out cards in hand that became known only later", () => {
    const { events, now } = after(30);
    const start = lapOf(events, now)?.start;
    expect(start?.own?.legal_moves).toEqual([]);
    expect(start?.board.known).toEqual([[], [], []]);
  });

  it("does not exist before anything has happened", () => {
    expect(lapOf([], after(1).now)).toBeNull();
  });
});
