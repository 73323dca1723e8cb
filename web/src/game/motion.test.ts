import { describe, expect, it, vi } from "vitest";

import type { Act } from "./acts";
import type { CardLook, Flight } from "./flights";
import { TableMotion } from "./motion";

/** Places of a page, each with its left edge and its number of cards. */
type Places = Readonly<Record<string, readonly [x: number, copies: number]>>;

/** A page that only knows where things are, before and after an act. */
function staged(before: Places, after: Places) {
  let places = before;
  const animated: string[] = [];
  const element = (at: string, [x, copies]: readonly [number, number]) => ({
    dataset: { at },
    getBoundingClientRect: () => ({ x, y: 100, width: 40, height: 56 }),
    querySelectorAll: () => Array.from({ length: copies }),
    animate: (frames: Keyframe[]) => {
      animated.push(`${at} ${Object.keys(frames[0] ?? {}).join(" ")}`);
      return { cancel: vi.fn() };
    },
  });
  const page = {
    querySelectorAll: (selector: string) => {
      const found = /^\[data-at(\^?)="?([^"]*)"?\]$/.exec(selector);
      return Object.entries(places)
        .filter(([at]) => {
          if (selector === "[data-at]") return true;
          return found?.[1] ? at.startsWith(found[2] ?? "") : at === found?.[2];
        })
        .map(([at, place]) => element(at, place));
    },
  };
  let flights: readonly Flight[] = [];
  const motion = new TableMotion({
    page: page as unknown as HTMLElement,
    seat: () => 0,
    moves: () => true,
    fly: (made) => (flights = made),
    leave: vi.fn(),
  });
  const begin = (act: Act) => {
    motion.begin(
      act,
      (look) => {
        places = after;
        look();
        places = before;
      },
      1,
    );
    return { flights, animated };
  };
  return { begin };
}

const looks = (flights: readonly Flight[]) => flights.map(({ look }) => look as CardLook);

describe("a card drawn by the reader", () => {
  const before: Places = { pile: [0, 1], "hand:3": [100, 1], "hand:9": [200, 2] };
  const after: Places = { pile: [0, 1], "hand:3": [90, 1], "hand:9": [190, 3] };

  it("turns over for its owner and slides below the hand", () => {
    const { flights } = staged(before, after).begin({ type: "drew_from_pile", seat: 0, card: 9 });
    expect(looks(flights)).toEqual([{ card: null, turnsTo: 9, shadow: true }]);
    expect(flights[0]?.below).toBe(true);
  });

  it("finds room that the hand has made before it lands", () => {
    const { animated } = staged(before, after).begin({ type: "drew_from_pile", seat: 0, card: 9 });
    expect(animated).toEqual(["hand:3 transform", "hand:9 transform"]);
  });

  it("stays face down for everybody else", () => {
    const places: Places = { pile: [0, 1], "head:1": [300, 0] };
    const { flights } = staged(places, places).begin({
      type: "drew_from_pile",
      seat: 1,
      card: null,
    });
    expect(looks(flights)).toEqual([{ card: null, turnsTo: null, shadow: true }]);
  });
});

describe("cards that leave", () => {
  it("are hidden where they lay, and the set below rises", () => {
    const { flights, animated } = staged(
      { "stack:1": [0, 2], "under:1": [0, 1], "head:1": [50, 0], "head:2": [300, 0] },
      { "stack:1": [20, 1], "head:1": [50, 0], "head:2": [300, 0] },
    ).begin({ type: "took", seat: 2, victim: 1, cards: [5, 5] });
    expect(looks(flights).map(({ card }) => card)).toEqual([5, 5]);
    expect(animated).toEqual(["head:1 transform", "stack:1 opacity", "under:1 transform"]);
  });

  it("come from the pile for the row, the ghost and a bundle, and turn over", () => {
    const { flights } = staged(
      { pile: [0, 1], "row:0": [50, 1] },
      { pile: [0, 1], "row:0": [50, 2], "row:1": [100, 1], "ghost:4": [300, 1] },
    ).begin({
      type: "supplied",
      events: [
        { type: "ghost_received", card: 4 },
        { type: "bundled", place: 0, card: 13 },
        { type: "row_refilled", cards: [8] },
      ],
    });
    expect(looks(flights).map(({ turnsTo }) => turnsTo)).toEqual([4, 13, 8]);
  });
});
