import { describe, expect, it } from "vitest";

import { pillLook } from "./pill";

describe("a claw pill", () => {
  const letters = (count: number) => (size: number) => count * size * 10;

  it("has its full size if there is room", () => {
    expect(pillLook(letters(8), 104)).toBe("whole");
    expect(pillLook(letters(40), Infinity)).toBe("whole");
  });

  it("is tight before it loses its words", () => {
    expect(pillLook(letters(8), 103)).toBe("tight");
    expect(pillLook(letters(8), 88)).toBe("tight");
    expect(pillLook(letters(8), 87)).toBe("bare");
  });

  it("may end in an ellipsis instead", () => {
    expect(pillLook(letters(8), 88, "cut")).toBe("tight");
    expect(pillLook(letters(8), 87, "cut")).toBe("cut");
  });
});
