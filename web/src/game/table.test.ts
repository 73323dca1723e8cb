import { describe, expect, it, vi } from "vitest";

import { Connection } from "../net/socket";
import type { Command, GameData, Settings, Snapshot, TableData, Update } from "../wire";
import { TableStore } from "./table.svelte";

const game = {
  id: "g",
  next_decision: 5,
  hand_counts: [3, 4],
  scores: [0, 1],
} as unknown as GameData;
const table = { id: "t", host: "me", seats: [], spectators: 0 } as unknown as TableData;
const snapshot = {
  type: "table",
  version: 1,
  person: "me",
  table,
  game,
  you: { seat: 0, hand: [7], legal_moves: ["7"], prey: [[]] },
  missed: null,
} as unknown as Snapshot;

function opened() {
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { hidden: false });
  const sent: Command[] = [];
  const store = new TableStore("t", () => {
    const connection = new Connection("t", { message: vi.fn(), line: vi.fn(), seen: () => null });
    vi.spyOn(connection, "send").mockImplementation((command) => void sent.push(command));
    vi.spyOn(connection, "close").mockImplementation(() => undefined);
    return connection;
  });
  store.connected = "open";
  store.receive(snapshot);
  return { store, sent };
}

describe("the store of a table", () => {
  it("sends a decision once, with its number", () => {
    const { store, sent } = opened();
    store.decide("7");
    store.decide("7");
    expect(sent).toMatchObject([{ type: "move", number: 5, move: "7" }]);
    expect(store.mustDecide).toBe(false);
  });

  it("keeps settings until they are answered", () => {
    const { store, sent } = opened();
    const first = { seats: 3 } as Settings;
    const second = { seats: 4 } as Settings;
    store.agree(first);
    store.agree(second);
    const [one, other] = sent.map(({ id }) => id);
    store.receive({ type: "accepted", id: one ?? "", version: 2 });
    expect(store.asked?.settings).toBe(second);
    store.receive({ type: "accepted", id: other ?? "", version: 3 });
    expect(store.asked).toBeNull();
    store.agree(first);
    store.receive(snapshot);
    expect(store.asked).toBeNull();
  });

  it("asks again when the decision was refused", () => {
    const { store } = opened();
    store.decide("7");
    store.receive({
      type: "refused",
      id: "x",
      code: "wrong_seat",
      params: {},
      clause: null,
      sentence: "",
      version: 1,
    });
    expect(store.mustDecide).toBe(true);
  });

  it("shows updates one after the other, and all at once when asked to catch up", () => {
    vi.useFakeTimers();
    const { store } = opened();
    store.motion = { before: vi.fn(), after: () => 400, finish: vi.fn() };
    const update = (version: number): Update => ({
      type: "update",
      version,
      at: 0,
      events: [],
      game: { ...game, next_decision: version },
    });
    store.receive(update(6));
    store.receive(update(7));
    store.receive(update(8));
    expect(store.game?.next_decision).toBe(6);
    vi.advanceTimersByTime(400);
    expect(store.game?.next_decision).toBe(7);
    store.catchUp();
    expect(store.game?.next_decision).toBe(8);
    vi.useRealTimers();
  });

  it("keeps what an update leaves out", () => {
    const { store } = opened();
    store.receive({ type: "update", version: 2, at: 0, events: [] });
    expect(store.table).toBe(table);
    expect(store.you.hand).toEqual([7]);
  });
});
