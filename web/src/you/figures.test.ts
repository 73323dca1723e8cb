import { describe, expect, it } from "vitest";
import type { PeriodFigures } from "../net/http_types";
import { barHeights, chanceOf, line, pathThrough, shareOf, snatching } from "./figures";

function period(start: string, games: number, won: number): PeriodFigures {
  return { start, tally: { games, won, chance: games / 4 }, loss: null };
}

describe("the line over time", () => {
  it("looks back over periods until it has seen enough games", () => {
    const points = line([period("a", 10, 0), period("b", 10, 10), period("c", 30, 15)]);
    expect(points.map(({ share }) => share)).toEqual([0, 0.5, 0.5]);
    expect(points.map(({ games }) => games)).toEqual([10, 20, 30]);
    expect(points.every(({ chance }) => chance === 0.25)).toBe(true);
  });

  it("begins when a share means something", () => {
    const points = line([period("a", 3, 3), period("b", 6, 0), period("c", 3, 0)]);
    expect(points.map(({ start }) => start)).toEqual(["c"]);
    expect(points[0]?.share).toBe(0.25);
  });

  it("is empty without games", () => {
    expect(line([])).toEqual([]);
  });
});

describe("shares", () => {
  it("compare wins with what chance would bring", () => {
    const tally = { games: 8, won: 3, chance: 2 };
    expect(shareOf(tally)).toBe(0.375);
    expect(chanceOf(tally)).toBe(0.25);
  });

  it("are 0 without games", () => {
    expect(shareOf({ games: 0, won: 0, chance: 0 })).toBe(0);
  });
});

it("sums what was snatched over all values", () => {
  const one = { value: 3, sets: 2, taken: 1, cards: 4, lost_sets: 1, lost_cards: 2 };
  const all = snatching([one, { ...one, value: 14, lost_sets: 3 }]);
  expect(all).toEqual({ sets: 4, taken: 2, cards: 8, lostSets: 4, lostCards: 4 });
});

describe("the bars of a game", () => {
  it("are as high as the scores, the lowest still visible", () => {
    expect(barHeights([10, -10, 0])).toEqual([1, 0.2, expect.closeTo(0.6)]);
  });

  it("are equal for equal scores", () => {
    expect(barHeights([4, 4])).toEqual([1, 1]);
  });
});

it("draws a line through its points", () => {
  expect(
    pathThrough([
      [0, 1],
      [10, 2.25],
    ]),
  ).toBe("M0.0 1.0L10.0 2.3");
});
