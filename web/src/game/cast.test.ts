import { beforeAll, describe, expect, it, vi } from "vitest";

import { t, texts } from "../texts/texts.svelte";
import type { TableData } from "../wire";
import { castOf, namesFrom, namesOf, seatName } from "./cast";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await texts.use("en");
});

describe("the names of winners", () => {
  const cast = { names: ["Ann", "Ben", "Cy"], you: 2 };

  it("start with the reader", () => {
    expect(namesOf(cast, [0, 2])).toBe("You and Ann");
    expect(namesOf({ ...cast, you: null }, [0, 2])).toBe("Ann and Cy");
  });

  it("are omitted if only the reader has won", () => {
    expect(t("won-by", { who: "you", names: namesOf(cast, [2]), count: 1 })).toBe("You won");
    expect(t("won-by", { who: "other", names: namesOf(cast, [1]), count: 1 })).toBe("Won by Ben");
    expect(t("won-by", { who: "other", names: namesOf(cast, [0, 2]), count: 2 })).toBe(
      "Shared win: You and Ann",
    );
  });
});

it("keeps the name of a bot when a seat before it is left out", () => {
  const seats = [
    { bot: null, name: "Ann", coat: 0 },
    { bot: "kitten", name: "", coat: 2 },
  ];
  const table = { seats } as unknown as TableData;
  expect(castOf(table, 0).names).toEqual(["Ann", t("bot-name-3")]);
  expect(seatName(table, 1)).toBe(t("bot-name-3"));
});

it("reads a level in a record as a bot, which is named after its seat", () => {
  expect(namesFrom(["Ann", "greedy", "kitten", "Kitten"])).toEqual([
    "Ann",
    t("bot-name-2"),
    t("bot-name-3"),
    "Kitten",
  ]);
});

describe("a draw", () => {
  it("of one card has no number", () => {
    expect(t("draw-which", { number: 1, total: 1 })).toBe("Draw a card");
    expect(t("draw-which", { number: 2, total: 3 })).toBe("Draw card 2 of 3");
  });
});
