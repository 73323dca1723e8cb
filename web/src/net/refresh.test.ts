import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { whileVisible } from "./refresh";

const page = Object.assign(new EventTarget(), { hidden: false });
const work = vi.fn(() => Promise.resolve());
const turn = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  page.hidden = false;
  work.mockReset().mockResolvedValue();
  vi.stubGlobal("document", page);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("work on a visible page", () => {
  it("is done at once, again after each pause, and no longer after the end", async () => {
    const end = whileVisible(work, 1000);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).toHaveBeenCalledTimes(3);
    end();
    turn(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("rests while the page is hidden and is done when it is seen again", async () => {
    const end = whileVisible(work, 1000);
    await vi.advanceTimersByTimeAsync(0);
    turn(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    turn(false);
    expect(work).toHaveBeenCalledTimes(2);
    end();
  });

  it("waits for a slow answer before the pause begins", async () => {
    let answer = () => {};
    work.mockImplementation(() => new Promise((done) => (answer = done)));
    const end = whileVisible(work, 1000);
    await vi.advanceTimersByTimeAsync(5000);
    turn(false);
    expect(work).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(2);
    end();
  });
});
