import { expect, test } from "vitest";
import { landscape, type Climber, type Frame } from "./landscape";

const DESKTOP: Frame = { width: 1440, height: 452, beside: true, right: 480, bottom: 220 };
const PHONE: Frame = { width: 390, height: 356, beside: false, right: 390, bottom: 76 };

function climbers(...scores: readonly number[]): readonly Climber[] {
  return scores.map((score, seat) => ({ seat, score, won: score === scores[0] }));
}

test("a hill is as high as its score says", () => {
  const { hills } = landscape(climbers(22, 20, 8, 3), DESKTOP);
  const tops = [0, 1, 2, 3].map((seat) => hills.find((hill) => hill.seat === seat)?.top ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(4);
});

test("the outermost hills reach the edges of a large window", () => {
  const frame = { ...DESKTOP, width: 2560, height: 720 };
  const ends = landscape(climbers(22, 20, 8, 3), frame).hills.flatMap(({ path }) =>
    [...path.matchAll(/(-?[\d.]+) 720/g)].map(([, x]) => Number(x)),
  );
  expect(Math.min(...ends)).toBeLessThan(0);
  expect(Math.max(...ends)).toBeGreaterThan(2560);
});

test("the winner's hill is in the middle, behind the hills of the last places", () => {
  const { hills, sun } = landscape(climbers(22, 20, 8, 3), PHONE);
  expect(hills.map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
  expect(hills[1]?.x).toBe(195);
  expect(sun.x).toBe(195);
});

test("the last hill rises first, the winner's last", () => {
  const { hills } = landscape(climbers(22, 20, 8, 3), DESKTOP);
  const turns = [3, 2, 1, 0].map((seat) => hills.find((hill) => hill.seat === seat)?.turn);
  expect(turns).toEqual([0, 1, 2, 3]);
});

test("a shared win is one ridge with two peaks, half in each coat", () => {
  const { hills } = landscape(climbers(7, 7, 2), DESKTOP);
  const ridge = hills.filter(({ won }) => won);
  expect(ridge).toHaveLength(2);
  expect(ridge[0]?.path).toBe(ridge[1]?.path);
  expect(ridge[0]?.to).toBe(ridge[1]?.from);
  expect(ridge[0]?.x).toBeLessThan(ridge[1]?.x ?? 0);
});

test("if everybody shares the win, nobody else has a hill", () => {
  expect(landscape(climbers(7, 7), PHONE).hills).toHaveLength(2);
});

test("hills and stars keep clear of the words", () => {
  for (const frame of [DESKTOP, PHONE]) {
    const { hills, stars, head } = landscape(climbers(9, 9 - 1, 8, 8, 8), frame);
    for (const { x, top, won } of hills) {
      if (!won && (!frame.beside || x < frame.right)) {
        expect(top - head).toBeGreaterThan(frame.bottom);
      }
    }
    for (const { x, y } of stars) {
      expect(y > frame.bottom || x > frame.right).toBe(true);
    }
  }
});
