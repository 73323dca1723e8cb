import { describe, expect, it } from "vitest";

import { RATIO } from "../art/cards";
import { fieldCard, handPlan, lineWidth, LINE_GAP, stackPlan, topWidth } from "./plans";

const SIZE = { top: 44, covered: 35, height: 137 };

describe("a stack in its room", () => {
  it("shows all sets while they fit", () => {
    expect(stackPlan(3, SIZE)).toMatchObject({ hidden: 0, sliver: 0 });
  });

  it.each([4, 9, 18, 40])("never exceeds its room with %d sets", (sets) => {
    const plan = stackPlan(sets, SIZE);
    const strips = sets - 1 - plan.hidden;
    expect(plan.hidden * plan.sliver + strips * plan.strip + 44 * RATIO).toBeLessThanOrEqual(137.5);
  });
});

describe("the top set of a stack", () => {
  const size = { top: 78, covered: 54, height: 317, room: 172 };

  it("is larger with at most three sets", () => {
    for (const sets of [1, 2, 3]) expect(topWidth(sets, 2, size)).toBeCloseTo(78 * 1.3);
  });

  it("is never larger than its room, nor so large that sets below become page edges", () => {
    expect(topWidth(1, 5, size)).toBeCloseTo(172 / 2.2);
    for (const sets of [4, 6, 7, 8]) {
      const top = topWidth(sets, 1, size);
      const hidden = stackPlan(sets, { ...size, top: 78 }).hidden;
      expect(stackPlan(sets, { ...size, top }).hidden).toBe(hidden);
    }
    expect(topWidth(12, 1, size)).toBe(78);
  });
});

describe("the ghost's field", () => {
  const gaps = { across: 7, down: 6 };

  it("has cards of full size while they fit", () => {
    expect(fieldCard([2, 2, 1], { width: 186, height: 130 }, gaps, 34)).toBe(34);
  });

  it.each([118, 130, 160])("holds twelve sets of thirteen cards in a height of %d", (height) => {
    const sets = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const card = fieldCard(sets, { width: 186, height }, gaps, 34);
    const inLine = Math.floor((186 - 0.3 * card + 7) / (card + 7));
    const lines = Math.ceil(12 / inLine);
    expect(lines * card * RATIO + (lines - 1) * 6).toBeLessThanOrEqual(height);
    expect(card).toBeGreaterThan(22);
  });
});

describe("the hand", () => {
  const room = { width: 336, height: 160, largest: 64, most: 2 as const };

  it("fits with all 14 groups and 23 cards on the narrowest phone", () => {
    const groups = Array.from({ length: 14 }, (_, i) => ({
      card: i + 1,
      count: [2, 1, 1, 3, 1, 2, 1, 2, 1, 3, 1, 1, 2, 2][i] ?? 1,
    }));
    const plan = handPlan(groups, room);
    expect(plan.lines).toHaveLength(2);
    expect(plan.width).toBeGreaterThanOrEqual(39);
    for (const line of plan.lines) {
      expect(lineWidth(line, plan.width, plan.step, plan.gap)).toBeLessThanOrEqual(room.width);
    }
    expect(2 * plan.width * RATIO + LINE_GAP).toBeLessThanOrEqual(room.height + 1);
  });

  it("lies on one line with large cards when there are few", () => {
    const plan = handPlan([{ card: 3, count: 2 }], room);
    expect(plan.lines).toHaveLength(1);
    expect(plan.width).toBe(64);
  });

  it("takes two lines on a wide table before its cards become narrower than 64", () => {
    const wide = { width: 1000, height: 194, largest: 94, most: 2 as const };
    for (let ranks = 1; ranks <= 14; ranks += 1) {
      const groups = Array.from({ length: ranks }, (_, i) => ({ card: i + 1, count: 1 + (i % 2) }));
      expect(handPlan(groups, wide).width).toBeGreaterThanOrEqual(64);
    }
  });

  it("has smaller cards before its copies overlap more", () => {
    const groups = [1, 2, 3, 4, 5, 6, 7, 8].map((card) => ({ card, count: 2 }));
    const plan = handPlan(groups, { width: 850, height: 194, largest: 94, most: 2 });
    expect(plan).toMatchObject({ step: 0.3 });
    expect(plan.lines).toHaveLength(1);
    expect(plan.width).toBeLessThan(94);
  });

  it("has no lines when empty", () => {
    expect(handPlan([], room).lines.flat()).toEqual([]);
  });
});
