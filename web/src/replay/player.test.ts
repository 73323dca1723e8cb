import { beforeEach, expect, it, vi } from "vitest";
import type { Replay } from "../net/http_types";
import given from "./replay.json";
import { ReplayPlayer } from "./player.svelte";

const replay = given.replay as unknown as Replay;
const last = replay.steps.length;

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.useFakeTimers();
});

function opened(at = 0, seat: number | null = 0): ReplayPlayer {
  return new ReplayPlayer(replay, { at, seat, open: false, review: false });
}

it("shows the position of its moment and steps to the next", () => {
  const player = opened(4);
  expect(player.store.game?.board).toEqual(player.frames[4]?.board);
  expect(player.store.own?.hand).toEqual(player.frames[4]?.hands[0]);
  expect(player.forward()).toBe(true);
  expect(player.store.game?.board).toEqual(player.frames[5]?.board);
  player.back();
  expect(player.store.game?.board).toEqual(player.frames[4]?.board);
});

it("has the same log after steps and after a jump", () => {
  const walked = opened();
  while (walked.forward());
  expect(walked.at).toBe(last);
  expect(walked.store.log).toEqual(opened(last).store.log);
});

it("plays to the end and stops there", () => {
  const player = opened();
  player.play();
  expect(player.runs).toBe(true);
  vi.advanceTimersByTime(900 * last + 2000);
  expect(player.at).toBe(last);
  expect(player.runs).toBe(false);
  player.toggle();
  expect(player.at).toBe(1);
});

it("plays faster and slower", () => {
  const player = opened();
  player.changeSpeed(1);
  player.changeSpeed(1);
  player.changeSpeed(1);
  expect(player.speed).toBe(4);
  player.play();
  vi.advanceTimersByTime(230);
  expect(player.at).toBe(2);
  player.pause();
  vi.advanceTimersByTime(5000);
  expect(player.at).toBe(2);
  player.changeSpeed(1, true);
  expect(player.speed).toBe(0.5);
});

it("shows the same position from another seat", () => {
  const player = opened(6);
  player.sit(1);
  expect(player.store.seat).toBe(1);
  expect(player.store.own?.hand).toEqual(player.frames[6]?.hands[1]);
  player.sit(null);
  expect(player.store.own).toBeNull();
  expect(player.at).toBe(6);
});

it("jumps by turns and stays within the game", () => {
  const player = opened();
  player.turnForward();
  expect(player.at).toBe(player.turns[0]?.first);
  player.turnForward();
  expect(player.at).toBe(player.turns[1]?.first);
  player.turnBack();
  expect(player.at).toBe(player.turns[0]?.first);
  player.turnBack();
  expect(player.at).toBe(0);
  player.back();
  expect(player.at).toBe(0);
  player.go(10_000);
  expect(player.at).toBe(last);
  expect(player.forward()).toBe(false);
});
