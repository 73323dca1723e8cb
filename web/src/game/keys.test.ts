import { describe, expect, it } from "vitest";

import { keyOf } from "./keys";

describe("keys", () => {
  it("choose ranks and jokers while a set is laid", () => {
    expect(keyOf("7", "play")).toEqual({ kind: "card", card: 7 });
    expect(keyOf("0", "play")).toEqual({ kind: "card", card: 10 });
    expect(keyOf("K", "play")).toEqual({ kind: "card", card: 13 });
    expect(keyOf("x", "play")).toEqual({ kind: "card", card: 14 });
    expect(keyOf("Enter", "play")).toEqual({ kind: "confirm" });
  });

  it("answer the other questions", () => {
    expect(keyOf("t", "take")).toEqual({ kind: "move", move: "take" });
    expect(keyOf("d", "answer")).toEqual({ kind: "move", move: "discard" });
    expect(keyOf("3", "draw")).toEqual({ kind: "row", place: 2 });
    expect(keyOf("p", "draw")).toEqual({ kind: "move", move: "pile" });
    expect(keyOf("s", "consolation")).toEqual({ kind: "move", move: "pass" });
    expect(keyOf("Q", "ghost")).toEqual({ kind: "move", move: "ghost:12" });
    expect(keyOf("Enter", "ghost")).toBeNull();
  });

  it("only show help while somebody else decides", () => {
    expect(keyOf("7", null)).toBeNull();
    expect(keyOf("Enter", "draw")).toBeNull();
    expect(keyOf("?", null)).toEqual({ kind: "sheet", sheet: "keys" });
  });
});
