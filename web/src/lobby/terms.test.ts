import { describe, expect, it } from "vitest";

import { OPTIONS } from "../constants";
import type { Settings } from "../wire";
import {
  clockKind,
  clockOf,
  editionOf,
  lengthKind,
  optionsOf,
  seatCounts,
  seatRange,
  withLength,
  withOption,
} from "./terms";

const custom = { ranks: 13, copies: 8, jokers: 5, hand_size: 13, row_size: 6, ghost_size: 13 };
const settings = { rounds: null, target: null } as Settings;

describe("the terms of a table", () => {
  it("are a named edition where the options are its own", () => {
    const part = withOption(OPTIONS, { fewest_in_hand: true }, 4);
    expect(part).toEqual({ edition: "advanced", seats: 4 });
  });

  it("are custom where no edition has these options, or so many seats", () => {
    expect(withOption(OPTIONS, { ones_beat_top: true }, 4).edition).toEqual({
      ones_beat_top: true,
      ...custom,
    });
    expect(typeof editionOf({ ...OPTIONS, fewest_in_hand: true }, 2)).toBe("object");
    expect(withOption(OPTIONS, { ranks: 9 }, 4).edition).toEqual({ ...custom, ranks: 9 });
  });

  it("have all options, also those that a custom edition leaves out", () => {
    expect(optionsOf("phantom")).toEqual({ ...OPTIONS, ghost: true });
    expect(optionsOf({ ones_beat_top: true, ranks: 9 })).toEqual({
      ...OPTIONS,
      ones_beat_top: true,
      ranks: 9,
    });
  });

  it("have two seats with the ghost", () => {
    expect(withOption(OPTIONS, { ghost: true }, 5)).toEqual({
      edition: "phantom",
      seats: 2,
    });
  });

  it("allow as many players as the edition", () => {
    expect(seatCounts(seatRange("advanced"))).toEqual([3, 4, 5]);
    expect(seatCounts(seatRange(null))).toEqual([2, 3, 4, 5]);
    expect(seatCounts(seatRange(null, { ...OPTIONS, ghost: true }))).toEqual([2]);
  });

  it("know how long is played", () => {
    for (const length of ["single", "rounds", "target"] as const) {
      expect(lengthKind({ ...settings, ...withLength(length) })).toBe(length);
    }
  });

  it("know which clock it is", () => {
    for (const kind of ["none", "quick", "calm", "days"] as const) {
      expect(clockKind(clockOf(kind, null))).toBe(kind);
    }
    const own = { bank: 7, per_decision: 3 };
    expect(clockKind(own)).toBe("own");
    expect(clockOf("own", own)).toBe(own);
    expect(clockOf("own", null)).toEqual(clockOf("calm", null));
  });
});
