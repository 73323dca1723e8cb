import { describe, expect, it } from "vitest";

import { layout, under, type Berth } from "./layout";

const table = { opponents: 4, berth: "lower" as Berth, ghost: false, watching: false };
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
    expect(layout(1440, 900, table).screen).toBe("desktop");
  });

  it("leaves the hand its room on every phone", () => {
    for (const height of [664, 740, 844, 932]) {
      const made = bands(height, 390);
      expect(made.sum + made.hand).toBeLessThanOrEqual(height);
      expect(made.hand).toBeGreaterThanOrEqual(150);
    }
  });

  it("keeps the row in its place whatever is asked, but on low phones", () => {
    const top = (berth: Berth) => {
      const made = layout(390, 844, { ...table, berth });
      return made.bar + made.opponents + made.upper;
    };
    expect(new Set((["upper", "lower", "none"] as const).map(top)).size).toBe(1);
  });

  it("gives the hand's room to the stacks for a spectator", () => {
    const watching = bands(844, 390, { watching: true });
    expect(watching.hand).toBe(0);
    expect(watching.sum).toBe(844);
    expect(watching.stack).toBeGreaterThan(bands(844, 390).stack);
  });

  it("keeps the row in its place under a strip", () => {
    for (const [width, height] of [
      [390, 844],
      [740, 360],
      [1440, 900],
    ] as const) {
      const whole = layout(width, height, table);
      const made = under(40, whole);
      expect(made.opponents + 40).toBe(whole.opponents);
      expect(made.stack + 40).toBe(whole.stack);
      expect(made.row).toBe(whole.row);
    }
  });

  it("fits seven cards into the row of the narrowest phone", () => {
    expect(7 * layout(360, 740, table).rowCard + 62).toBeLessThanOrEqual(360);
  });
});
