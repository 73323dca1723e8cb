import { describe, expect, it } from "vitest";

import type { ClockData } from "../wire";
import { clockFace, duration, timeLeft } from "./time";

const clock: ClockData = { banks: [60, 5], per_decision: 10, since: 1000, runs: true };

describe("time at the table", () => {
  it("runs only for the player who must decide", () => {
    expect(timeLeft(clock, 0, 1, 1012)).toEqual({ seconds: 70, runs: false, low: false });
    expect(timeLeft(clock, 1, 1, 1003)).toEqual({ seconds: 12, runs: true, low: false });
    expect(timeLeft({ ...clock, runs: false }, 1, 1, 1012).seconds).toBe(15);
  });

  it("is low before it is over, and never less than nothing", () => {
    expect(timeLeft(clock, 1, 1, 1006)).toMatchObject({ seconds: 9, low: true });
    expect(timeLeft(clock, 1, 1, 1099)).toMatchObject({ seconds: 0, low: true });
  });

  it("counts from the server's start time even if our clock is behind", () => {
    expect(timeLeft(clock, 0, 0, 990).seconds).toBe(70);
  });

  it("is written as on a clock", () => {
    expect(clockFace(65, "en")).toBe("1:05");
    expect(clockFace(9.2, "en")).toBe("0:10");
    expect(clockFace(7200, "en")).toBe("2h");
    expect(clockFace(3 * 86_400, "de")).toBe("3 T");
  });

  it("is written in words of the language", () => {
    expect(duration(30, "en")).toBe("30 seconds");
    expect(duration(300, "pl")).toBe("5 minut");
    expect(duration(86_400, "de")).toBe("1 Tag");
    expect(duration(90, "nl")).toBe("90 seconden");
  });
});
