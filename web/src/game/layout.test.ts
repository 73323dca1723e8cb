import { describe, expect, it } from "vitest";

import { RATIO } from "../art/cards";
import { LINE_GAP } from "./plans";
import { layout, ROW_GAP, rowCardFor, under, type Berth, type Layout } from "./layout";

const table = {
  opponents: 4,
  berth: "lower" as Berth,
  ghost: false,
  watching: false,
  large: false,
};
const bands = (height: number, width: number, part = {}) => {
  const made = layout(width, height, { ...table, ...part });
  return { ...made, sum: made.bar + made.opponents + made.upper + made.row + made.own + made.you };
};

describe("the table on a screen", () => {
  it("is a phone's, a tablet's, a laptop's or a desktop's", () => {
    expect(layout(390, 844, table).screen).toBe("phone");
    expect(layout(844, 390, table).screen).toBe("landscape");
    expect(layout(820, 1180, table).screen).toBe("tablet");
    expect(layout(1180, 820, table).screen).toBe("laptop");
    expect(layout(1599, 900, table).screen).toBe("laptop");
    expect(layout(1600, 900, table).screen).toBe("desktop");
  });

  it("grows by one factor, and its text by less", () => {
    expect(layout(390, 844, table)).toMatchObject({ unit: 1, text: 1 });
    expect(layout(1366, 768, table)).toMatchObject({ unit: 1, text: 1 });
    const large = layout(2560, 1440, table);
    expect(large).toMatchObject({ unit: 1.6, text: 1.5, largestCard: 150, top: 125, covered: 86 });
    expect(layout(5120, 2880, table)).toMatchObject({ unit: 1.8, text: 1.5 });
  });

  it("uses the whole height of every wide window", () => {
    for (const [width, height] of [
      [1024, 768],
      [1366, 650],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
      [1300, 1300],
    ] as const) {
      expect(bands(height, width).sum).toBe(height);
    }
  });

  it("holds two lines of a hand with cards 64 wide in wide windows", () => {
    for (const height of [720, 768, 900, 1080, 1440]) {
      const { hand } = layout(1366, height, table);
      expect(2 * 64 * RATIO + LINE_GAP).toBeLessThanOrEqual(hand + 0.5);
    }
  });

  it("gives names their own line and prompts the full width if text is large", () => {
    for (const [width, height, screen] of [
      [360, 740, "phone"],
      [740, 360, "tablet"],
      [1440, 900, "tablet"],
    ] as const) {
      const made = layout(width, height, { ...table, opponents: 1, large: true });
      expect(made).toMatchObject({ screen, headBeside: false, log: 0 });
    }
  });

  it("leaves enough room for the hand on every phone", () => {
    for (const height of [664, 740, 844, 932]) {
      const made = bands(height, 390);
      expect(made.sum + made.hand).toBeLessThanOrEqual(height);
      expect(made.hand).toBeGreaterThanOrEqual(150);
    }
  });

  it("has smaller cards if the row has more entries than usual", () => {
    for (const width of [360, 820, 1100, 1440]) {
      const made = layout(width, 900, table);
      expect(rowCardFor(made, 6, true)).toBe(made.rowCard);
      const card = rowCardFor(made, 10, true);
      expect(12 * card + 11 * ROW_GAP).toBeLessThan(made.width);
      expect(card).toBeGreaterThan(18);
    }
  });

  it("fits a row with more entries than usual into half of a phone in landscape", () => {
    const made = layout(844, 390, table);
    expect(11 * rowCardFor(made, 10, false) + 10 * ROW_GAP).toBeLessThan(made.width - made.across);
  });

  it("keeps room for a question in the ghost's field only on tall tablets", () => {
    const kept = (width: number, height: number) =>
      layout(width, height, { ...table, opponents: 1, ghost: true }).ghostBerth > 0;
    expect(kept(820, 1180)).toBe(true);
    expect([kept(820, 990), kept(390, 1100), kept(844, 390), kept(1440, 1100)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("keeps the row in its place whatever is asked, except on short phones", () => {
    const top = (berth: Berth) => {
      const made = layout(390, 844, { ...table, berth });
      return made.bar + made.opponents + made.upper;
    };
    expect(new Set((["upper", "lower", "none"] as const).map(top)).size).toBe(1);
  });

  it("shows everything on a phone in landscape", () => {
    const made = layout(740, 360, table);
    expect(made.bar + made.opponents + made.you + made.hand).toBe(360);
    expect(made.bar + made.row + made.own + made.hand).toBe(360);
    expect(made.folds).toBe(true);
    expect(layout(740, 360, { ...table, berth: "none" }).folds).toBe(false);
  });

  it("gives the hand's room to the stacks for a spectator", () => {
    const watching = bands(844, 390, { watching: true });
    expect(watching.hand).toBe(0);
    expect(watching.sum).toBe(844);
    expect(watching.stack).toBeGreaterThan(bands(844, 390).stack);
  });

  it("shows a spectator larger cards on wide screens, as far as copies can be counted", () => {
    const top = (opponents: number, watching: boolean) =>
      layout(1440, 900, { ...table, opponents, watching }).top;
    expect(top(3, true)).toBeGreaterThan(top(3, false));
    expect(top(5, true)).toBeLessThan(top(3, true));
  });

  it("keeps the row in its place under a strip", () => {
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      const whole = layout(width, height, table);
      const made = under(40, 0, whole);
      expect(made.opponents + 40).toBe(whole.opponents);
      expect(made.stack + 40).toBe(whole.stack);
      expect(made.row).toBe(whole.row);
    }
  });

  it("keeps the row in its place under a strip and over a high prompt, on every phone", () => {
    const above = (made: Layout) => made.bar + made.opponents + made.upper;
    for (const height of [640, 740, 844]) {
      const whole = layout(360, height, { ...table, berth: "upper" });
      const made = under(39, 100, whole);
      expect(above(made) + 39).toBe(above(whole));
      expect(made.upper).toBeGreaterThan(100);
      expect(made.top * RATIO).toBeLessThanOrEqual(made.stack);
      expect(made.top).toBeGreaterThanOrEqual(34);
      expect(under(0, whole.upper - 13, whole)).toBe(whole);
    }
  });

  it("makes room for a prompt that is higher than its berth", () => {
    for (const height of [640, 740, 844]) {
      const whole = layout(390, height, { ...table, berth: "upper" });
      const made = under(0, 140, whole);
      expect(made.upper).toBeGreaterThan(140);
      expect(made.opponents + made.upper).toBe(whole.opponents + whole.upper);
      expect(made.top * RATIO).toBeLessThanOrEqual(made.stack);
      expect(under(0, 60, whole)).toBe(whole);
    }
  });

  it("keeps the row in its place over a prompt that is higher than its berth", () => {
    const whole = layout(390, 844, { ...table, berth: "upper" });
    const made = under(0, whole.upper, whole);
    expect(made.upper).toBe(whole.upper + 13);
    expect(made.opponents + made.upper).toBe(whole.opponents + whole.upper);
    expect(made.stack).toBe(whole.stack - 13);
  });

  it("fits seven cards into the row of the narrowest phone", () => {
    expect(7 * layout(360, 740, table).rowCard + 62).toBeLessThanOrEqual(360);
  });
});
