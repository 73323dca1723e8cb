import { expect, it } from "vitest";
import type { Parts } from "../net/http_types";
import { luckOf } from "./luck";

const parts = (deal: number, draws: number, own: number, others: number): Parts => ({
  parity: 0.25,
  deal,
  draws,
  own,
  others,
  errors: [0, 0, 0, 0],
});

it("leads from the average share to the result in four pieces that join", () => {
  const luck = luckOf(parts(0.12, 0.21, 0.19, 0.23));
  expect(luck.parity).toBe(25);
  expect(luck.result).toBe(100);
  expect(luck.pieces.map(({ amount }) => amount)).toEqual([12, 21, 19, 23]);
  luck.pieces.forEach(({ from }, place) => expect(from).toBe(luck.pieces[place - 1]?.to ?? 25));
  expect(luck.lines).toBe(1);
});

it("adds up in whole numbers whatever the parts are", () => {
  for (const given of [
    parts(0.126, 0.214, 0.187, 0.223),
    parts(-0.0833, -0.0834, -0.0833, 0),
    parts(0.005, 0.005, 0.005, -0.265),
    parts(0.3335, -0.1112, 0.2222, 0.3055),
  ]) {
    const exact = given.parity + given.deal + given.draws + given.own + given.others;
    const { parity, pieces, result } = luckOf(given);
    expect(result).toBe(Math.round(100 * exact));
    expect(pieces.reduce((sum, { amount }) => sum + amount, parity)).toBe(result);
    pieces.forEach(({ name, amount }) =>
      expect(Math.abs(amount - 100 * given[name])).toBeLessThan(1.01),
    );
  }
});

it("draws a loss to the left of its start, on a new line", () => {
  const { pieces, lines, least } = luckOf(parts(0.1, -0.4, -0.05, 0.1));
  expect(pieces.map(({ line }) => line)).toEqual([0, 1, 1, 2]);
  expect(lines).toBe(3);
  expect(pieces[1]).toMatchObject({ from: 35, to: -5 });
  expect(least).toBe(-10);
});
