import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Act } from "./acts";
import { Playback, type Director, type Part } from "./playback";

const LAY: Act = { type: "laid", seat: 1, cards: [7] };
const SNATCH: Act = { type: "snatched", seat: 1, victim: 2, cards: [5] };
const TOOK: Act = { type: "took", seat: 1, victim: 2, cards: [5] };

/** A playback that records what is shown. */
function stage(changes: Partial<Director> = {}) {
  const seen: string[] = [];
  const playback = new Playback({
    isWatched: () => true,
    reader: () => 0,
    speed: () => 1,
    waitsForPerson: () => false,
    begin: ({ type }) => {
      seen.push(`${type} begins`);
      return true;
    },
    land: ({ type }) => void seen.push(`${type} lands`),
    stop: vi.fn(),
    draw: vi.fn(),
    ...changes,
  });
  const part = (name: string, ...acts: Act[]): Part => ({
    acts,
    end: (skipped) => void seen.push(`${name}, ${String(skipped.length)} skipped`),
  });
  return { playback, part, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("playback", () => {
  it("shows an effect only when its motion has landed", () => {
    const { playback, part, seen } = stage();
    playback.add(part("move", LAY));
    expect(seen).toEqual(["laid begins"]);
    vi.advanceTimersByTime(499);
    expect(seen).toEqual(["laid begins"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["laid begins", "laid lands", "move, 0 skipped"]);
  });

  it("holds the claw of another player before the cards go", () => {
    const { playback, part, seen } = stage();
    playback.add(part("snatch", SNATCH));
    playback.add(part("take", TOOK));
    vi.advanceTimersByTime(690);
    expect(seen.at(-1)).toBe("snatch, 0 skipped");
    vi.advanceTimersByTime(20);
    expect(seen.at(-1)).toBe("took begins");
  });

  it("holds the claw even if the next move comes later", () => {
    const { playback, part, seen } = stage();
    playback.add(part("snatch", SNATCH));
    vi.advanceTimersByTime(300);
    playback.add(part("take", TOOK));
    expect(seen.at(-1)).toBe("snatch, 0 skipped");
    vi.advanceTimersByTime(400);
    expect(seen.at(-1)).toBe("took begins");
  });

  it("shows the effect at once if nothing moves, and then waits", () => {
    const { playback, part, seen } = stage({ begin: () => false });
    playback.add(part("first", LAY));
    playback.add(part("second", LAY));
    expect(seen).toEqual(["laid lands", "first, 0 skipped"]);
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe("second, 0 skipped");
  });

  it("skips to the present, in order", () => {
    const { playback, part, seen } = stage();
    playback.add(part("first", LAY, SNATCH));
    playback.add(part("second", TOOK));
    playback.skip();
    expect(seen).toEqual(["laid begins", "first, 2 skipped", "second, 1 skipped"]);
    expect(playback.isBehind).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(seen).toHaveLength(3);
  });

  it("shows everything at once while nobody watches", () => {
    const { playback, part, seen } = stage({ isWatched: () => false });
    playback.add(part("move", LAY, SNATCH));
    expect(seen).toEqual(["move, 2 skipped"]);
  });

  it.each([
    [0.6, 833],
    [1.6, 312],
  ])("follows the pace: %d", (speed, length) => {
    const { playback, part, seen } = stage({ speed: () => speed });
    playback.add(part("move", LAY));
    vi.advanceTimersByTime(length - 5);
    expect(seen.at(-1)).toBe("laid begins");
    vi.advanceTimersByTime(10);
    expect(seen.at(-1)).toBe("move, 0 skipped");
  });
});
