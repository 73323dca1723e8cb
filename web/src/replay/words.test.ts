import { beforeAll, expect, it, vi } from "vitest";
import type { Replay } from "../net/http_types";
import { texts } from "../texts/texts.svelte";
import { ReplayPlayer } from "./player.svelte";
import given from "./replay.json";
import { placeWords, turnWords } from "./words";

const replay = given.replay as unknown as Replay;
const cast = { names: ["Ann", "Ben", "Cy"], you: null };

beforeAll(async () => {
  vi.stubGlobal("document", { hidden: false, documentElement: { lang: "" } });
  await texts.use("en");
});

const opened = (at: number) =>
  new ReplayPlayer(replay, { at, seat: null, open: false, review: false });

it("calls the position before the first decision the deal", () => {
  expect(placeWords(opened(0))).toBe("The deal");
  expect(turnWords(opened(0), cast)).toBe("The deal");
});

it("counts the turns from the first decision to the last", () => {
  const count = opened(0).turns.length;
  expect(placeWords(opened(1))).toBe(`Turn 1 of ${String(count)}`);
  expect(placeWords(opened(replay.steps.length))).toBe(`Turn ${String(count)} of ${String(count)}`);
});

it("says whose turn it is and what was laid", () => {
  const player = opened(1);
  const turn = player.turns[0];
  const name = cast.names[turn?.seat ?? 0] ?? "";
  expect(turn?.size).toBeGreaterThan(0);
  expect(turnWords(player, cast)).toMatch(new RegExp(`^${placeWords(player)}, ${name}, .`));
});
