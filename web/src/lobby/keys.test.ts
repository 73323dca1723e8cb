import { expect, it } from "vitest";

import { lobbyWish } from "./keys";

it("gives everything in the lobby a key", () => {
  expect(["D", "t", "c", "/"].map((key) => lobbyWish(key, 4)?.kind)).toEqual([
    "deal",
    "terms",
    "copy",
    "talk",
  ]);
  expect(lobbyWish("4", 4)).toEqual({ kind: "place", seat: 3 });
});

it("knows only the places of the table", () => {
  expect(lobbyWish("5", 4)).toBeNull();
  expect(lobbyWish("0", 4)).toBeNull();
  expect(lobbyWish("Enter", 4)).toBeNull();
});
