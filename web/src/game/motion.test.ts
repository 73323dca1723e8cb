import { describe, expect, it, vi } from "vitest";

import type { GameEvent, TableEvent } from "../wire";
import { TableMotion } from "./motion";

/** What lies at a place of the row, as the page finds it. */
function moving(found: Readonly<Record<string, readonly string[]>>) {
  const moved: string[] = [];
  const element = (name: string) => ({
    animate: () => {
      moved.push(name);
      return { cancel: vi.fn() };
    },
  });
  const page = {
    querySelectorAll: (selector: string) =>
      (found[selector.replace(/^\[data-at="row:2"\] /, "")] ?? []).map(element),
  };
  const motion = new TableMotion({
    page: page as unknown as HTMLElement,
    seat: () => 0,
    moves: () => true,
    fly: vi.fn(),
    leave: vi.fn(),
  });
  const show = (event: GameEvent) => {
    motion.after([{ type: "moved", events: [event] } as unknown as TableEvent], 1);
    return moved;
  };
  return { show };
}

describe("a card that joins a bundle", () => {
  const CHIPS = { '[data-copy="13"]': ["first 13", "last 13"], '[data-copy="14"]': ["joker"] };

  it("moves, and not the joker that lies last", () => {
    expect(moving(CHIPS).show({ type: "bundled", place: 2, card: 13 })).toEqual(["last 13"]);
    expect(moving(CHIPS).show({ type: "bundled", place: 2, card: 14 })).toEqual(["joker"]);
  });

  it("is the one behind where there are but two; the band is drawn across them", () => {
    const two = moving({ use: ["behind", "front"], ".band": ["band"] });
    expect(two.show({ type: "bundled", place: 2, card: 13 })).toEqual(["behind", "band"]);
  });
});
