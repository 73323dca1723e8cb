import { describe, expect, it } from "vitest";

import type { CurrentGame, TableData } from "../wire";
import { absentDecider, mayHandOver } from "./absence";

const sitter = (person: string, present: boolean, stand_in: string | null = null) => ({
  person,
  present,
  stand_in,
});
const table = (...seats: ReturnType<typeof sitter>[]) =>
  ({ host: "ann", seats }) as unknown as TableData;
const game = (to_move: number | null, per_decision?: number) =>
  ({
    board: { to_move },
    clock: per_decision === undefined ? null : { per_decision },
  }) as unknown as CurrentGame;
const ANN = sitter("ann", true);

describe("the absent player whom everybody is waiting for", () => {
  it("is the one who must decide and is not connected", () => {
    const away = table(ANN, sitter("ben", false));
    expect(absentDecider(away, game(1))).toBe(1);
    expect(absentDecider(away, game(0))).toBeNull();
    expect(absentDecider(away, game(null))).toBeNull();
  });

  it("is nobody once a bot plays on", () => {
    expect(absentDecider(table(ANN, sitter("ben", false, "kitten")), game(1))).toBeNull();
  });

  it("is nobody in a game played over days, in which players come and go", () => {
    const away = table(ANN, sitter("ben", false));
    expect(absentDecider(away, game(1, 86_400))).toBeNull();
    expect(absentDecider(away, game(1, 30))).toBe(1);
  });
});

describe("letting a bot play", () => {
  it("is up to the host, or to everybody seated while the host is away", () => {
    const here = table(ANN, sitter("ben", true));
    const gone = table(sitter("ann", false), sitter("ben", true));
    expect(mayHandOver({ isHost: true, seat: 0 }, here)).toBe(true);
    expect(mayHandOver({ isHost: false, seat: 1 }, here)).toBe(false);
    expect(mayHandOver({ isHost: false, seat: 1 }, gone)).toBe(true);
    expect(mayHandOver({ isHost: false, seat: null }, gone)).toBe(false);
  });
});
