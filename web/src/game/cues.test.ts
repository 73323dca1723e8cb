import { describe, expect, it } from "vitest";

import type { Act } from "./acts";
import { cuesOf } from "./cues";

const heard = (counts: readonly number[], act: Act) => cuesOf(act, counts);

const LAY = { type: "laid", seat: 1, cards: [7, 7] } as const;

describe("sounds", () => {
  it("knock once per card when a set is laid", () => {
    expect(heard([9, 9], LAY)).toMatchObject([{ sound: "lay", cards: 2 }]);
    expect(heard([9, 9], LAY)[0]?.at).toBeGreaterThan(0);
  });

  it("purr once when somebody has only three cards left", () => {
    expect(heard([9, 5], LAY).map(({ sound }) => sound)).toEqual(["lay", "few"]);
    expect(heard([9, 2], { ...LAY, cards: [7] }).map(({ sound }) => sound)).toEqual(["lay"]);
    expect(heard([9, 2], LAY).map(({ sound }) => sound)).toEqual(["lay"]);
  });

  it.each([
    ["snatch", { type: "snatched", seat: 0, victim: 1, cards: [5] }],
    ["snatch", { type: "ghost_snatched", seat: 0, cards: [5] }],
    ["draw", { type: "drew_from_pile", seat: 0, card: null }],
    ["draw", { type: "drew_from_row", seat: 0, place: 0, cards: [5] }],
    ["draw", { type: "picked_up", seat: 0, cards: [5] }],
    ["discard", { type: "discarded", seat: 0, cards: [5] }],
    ["end", { type: "game_ended", reason: "out", scores: [], winners: [] }],
  ] as const)("%s: $type", (sound, event) => {
    expect(heard([9, 9], event).map((cue) => cue.sound)).toEqual([sound]);
  });
});
