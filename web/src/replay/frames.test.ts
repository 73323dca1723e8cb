import { expect, it } from "vitest";
import type { Replay } from "../net/http_types";
import type { Board, GameEvent } from "../wire";
import { eventsOf, framesOf, ownOf, tableOf } from "./frames";
import given from "./replay.json";
import { isAsCommitted } from "./shuffle";
import { turnAt, turnsOf } from "./turns";

const replay = given.replay as unknown as Replay;
const positions = given.positions as unknown as readonly {
  readonly board: Omit<Board, "options">;
  readonly hands: readonly (readonly number[])[];
  readonly events?: Readonly<Record<string, readonly GameEvent[]>>;
}[];
const frames = framesOf(replay);

it("puts every position together as the rules give it", () => {
  expect(frames.length).toBe(positions.length);
  frames.forEach(({ board, hands }, at) => {
    expect(board).toEqual({ ...positions[at]?.board, options: replay.board.options });
    expect(hands).toEqual(positions[at]?.hands);
  });
  expect(frames.at(-1)?.board.phase).toBe("over");
});

it("shows each viewer the events that it may know, and all with open cards", () => {
  let hidden = 0;
  replay.steps.forEach((step, index) => {
    const told = positions[index + 1]?.events;
    for (const viewer of [null, 0, 1]) {
      const name = viewer === null ? "None" : String(viewer);
      expect(eventsOf(step, viewer, false)).toEqual(told?.[name]);
      expect(eventsOf(step, viewer, true)).toEqual(told?.[String(step.seat)]);
    }
    hidden += step.others ? 1 : 0;
  });
  expect(hidden).toBeGreaterThan(0);
});

it("shows a seat its own hand and asks nothing", () => {
  const frame = frames[5];
  if (!frame) throw new Error("the game is too short");
  expect(ownOf(frame, 1)?.hand).toEqual(frame.hands[1]);
  expect(ownOf(frame, 1)?.legal_moves).toEqual([]);
  expect(ownOf(frame, null)).toBeNull();
});

it("recognises bots by their level", () => {
  expect(tableOf(replay).seats.map(({ bot }) => bot)).toEqual([null, "kitten"]);
});

it("finds every turn, its set and its lines", () => {
  const turns = turnsOf(replay, frames, 0, false);
  expect(turns.map(({ number }) => number)).toEqual(turns.map((_, place) => place + 1));
  expect(turns.at(0)?.first).toBe(1);
  expect(turns.at(-1)?.last).toBe(replay.steps.length);
  turns.forEach((turn, place) => {
    const next = turns[place + 1];
    if (next) expect(next.first).toBe(turn.last + 1);
    expect(turn.size).toBeGreaterThan(0);
    expect(turn.lines[0]).toMatchObject({ at: turn.first, item: { kind: "laid" } });
    for (const { at } of turn.lines) {
      expect(at).toBeGreaterThanOrEqual(turn.first);
      expect(at).toBeLessThanOrEqual(turn.last);
    }
    expect(turnAt(turns, turn.first)).toBe(place);
    expect(turnAt(turns, turn.last)).toBe(place);
  });
  expect(turnAt(turns, 0)).toBe(0);
});

it("checks the commitment to the shuffle", () => {
  const { shuffle } = replay;
  if (!shuffle) throw new Error("the replay has no commitment");
  expect(isAsCommitted(shuffle)).toBe(true);
  expect(isAsCommitted({ ...shuffle, salt: "00" })).toBe(false);
  expect(isAsCommitted(null)).toBeNull();
});
