import { describe, expect, it } from "vitest";

import { layout } from "../game/layout";
import { bandsOf } from "./bands";

const of = (width: number, height: number, places: number) => bandsOf(width, height, places, false);

describe("the bands of the lobby", () => {
  it("end the places of a phone at 218, with larger figures the fewer places there are", () => {
    const { bar, places, row, you } = of(390, 844, 4);
    expect([bar + places, row, you]).toEqual([218, 104, 70]);
    const figures = [4, 3, 2, 1].map((others) => of(390, 844, others).figure);
    expect(figures.slice(0, 2)).toEqual([88, 106]);
    expect(figures).toEqual([...figures].sort((a, b) => a - b));
  });

  it("are those of the table on a desktop, with the talk beside it", () => {
    const { bar, places, row, figure, talk } = of(1440, 900, 4);
    const input = { opponents: 4, ghost: false, watching: false, large: false } as const;
    const table = layout(1440, 900, { ...input, berth: "none" });
    expect([bar, places, row]).toEqual([table.bar, table.opponents, table.row]);
    expect([figure, talk]).toEqual([186, 344]);
  });

  it("have larger figures and words on a large screen", () => {
    const { figure, text } = of(2560, 1440, 4);
    expect(figure).toBeGreaterThan(280);
    expect(text).toBe(1.5);
    expect(of(1366, 768, 4).text).toBe(1);
  });

  it("fold the talk to one line below 740, then the QR code", () => {
    expect([844, 740, 720, 660].map((height) => of(390, height, 4).lines)).toEqual([2, 2, 1, 1]);
    expect([720, 660].map((height) => of(390, height, 4).folds)).toEqual([false, true]);
  });

  it("leave room above every figure for a name", () => {
    for (const [width, height] of [
      [360, 640],
      [740, 360],
      [820, 1180],
      [1366, 768],
    ] as const) {
      for (const others of [1, 2, 3, 4]) {
        const { figure, places } = of(width, height, others);
        expect(places - figure).toBeGreaterThanOrEqual(48);
        expect(figure).toBeGreaterThan(60);
      }
    }
  });
});
