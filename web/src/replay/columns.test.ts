import { expect, it } from "vitest";
import type { Replay } from "../net/http_types";
import { EDGE, nearest, pitchOf, placesOf } from "./columns";
import { framesOf } from "./frames";
import given from "./replay.json";
import { turnAt, turnsOf } from "./turns";

const replay = given.replay as unknown as Replay;
const turns = turnsOf(replay, framesOf(replay), null, false);
const last = replay.steps.length;
const WIDTH = 400;
const xs = placesOf(turns, last, WIDTH);

it("places every decision from left to right, the first of a turn in its middle", () => {
  expect(xs.length).toBe(last + 1);
  xs.forEach((x, at) => {
    if (at > 0) expect(x).toBeGreaterThan(xs[at - 1] ?? 0);
  });
  const pitch = pitchOf(WIDTH, turns.length);
  for (const turn of turns) {
    const place = turnAt(turns, turn.first);
    expect(xs[turn.first - 1]).toBeCloseTo(EDGE + pitch * (place + 0.5));
  }
  expect(xs.at(-1)).toBe(WIDTH);
});

it("finds the nearest of some decisions", () => {
  const some = [0, 4, 9];
  expect(nearest(some, xs, -5)).toBe(0);
  expect(nearest(some, xs, (xs[4] ?? 0) + 1)).toBe(4);
  expect(nearest(some, xs, WIDTH)).toBe(9);
});
