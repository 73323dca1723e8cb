import { describe, expect, it, vi } from "vitest";

import { Connection } from "../net/socket";
import type {
  Command,
  CurrentGame,
  FromClient,
  GameEvent,
  Settings,
  Snapshot,
  TableData,
  TableEvent,
  Update,
  ToClient,
} from "../wire";
import { TableStore } from "./table.svelte";

function moved(number: number, ...events: GameEvent[]): TableEvent {
  return { type: "moved", seat: 0, number, move: "", by_bot: false, events };
}

const game = {
  id: "g",
  number: 5,
  board: {
    hand_counts: [3, 4],
    known: [[], []],
    scores: [0, 1],
    stacks: [[], []],
    turn: 0,
    turn_number: 9,
    phase: "play",
    to_move: 0,
    snatch: null,
  },
} as unknown as CurrentGame;
const table = {
  id: "t",
  host: "me",
  seats: [{ person: null }, { person: "me" }],
  spectators: 0,
} as unknown as TableData;
const snapshot = {
  type: "table",
  version: 1,
  person: "me",
  table,
  game,
  own: { seat: 0, hand: [7], legal_moves: ["7"], prey: [[]] },
  missed: null,
  log: [moved(12, { type: "turn_began", seat: 0, turn_number: 9 })],
  log_from: 40,
} as unknown as Snapshot;

function opened() {
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { hidden: false });
  const sent: Command[] = [];
  const asked: FromClient[] = [];
  const store = new TableStore("t", () => {
    const connection = new Connection("t", { message: vi.fn(), state: vi.fn(), seen: () => null });
    vi.spyOn(connection, "send").mockImplementation((command) => void sent.push(command));
    vi.spyOn(connection, "ask").mockImplementation((question) => void asked.push(question));
    vi.spyOn(connection, "close").mockImplementation(() => undefined);
    return connection;
  });
  store.connected = "open";
  store.receive(snapshot);
  return { store, sent, asked };
}

describe("the store of a table", () => {
  it("sends a decision once, with its number", () => {
    const { store, sent } = opened();
    store.decide("7");
    store.decide("7");
    expect(sent).toMatchObject([{ type: "move", number: 5, move: "7" }]);
    expect(store.mustDecide).toBe(false);
  });

  it("keeps the table on screen while the server cannot save", () => {
    const { store } = opened();
    store.receive({
      type: "refused",
      id: null,
      code: "server_cannot_save",
      params: {},
      version: 1,
    } as unknown as ToClient);
    expect(store.unsaved).toBe(true);
    expect(store.refused).toBe(null);
    expect(store.table).toBe(table);
    expect(store.game).toBe(game);
    store.receive(snapshot);
    expect(store.unsaved).toBe(false);
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

  const lay: GameEvent = { type: "laid", seat: 0, cards: [7] };
  const turn: GameEvent = { type: "turn_began", seat: 1, turn_number: 10 };
  const update = (number: number, ...events: GameEvent[]): Update => ({
    type: "update",
    version: number,
    at: 0,
    events: [moved(number, ...events)],
    game: { ...game, number, board: { ...game.board, hand_counts: [number, number] } },
  });

  it("shows updates one after the other, and all at once when asked to catch up", () => {
    vi.useFakeTimers();
    const { store } = opened();
    store.draw({ begin: () => true, finish: vi.fn() }, () => 1);
    store.receive(update(6, lay));
    store.receive(update(7, lay));
    store.receive(update(8, lay));
    expect(store.game?.number).toBe(5);
    vi.advanceTimersByTime(520);
    expect(store.game?.number).toBe(6);
    store.catchUp();
    expect(store.game?.number).toBe(8);
    vi.useRealTimers();
  });

  it("changes counts, stacks and log act by act, never before the motion has landed", () => {
    vi.useFakeTimers();
    const { store } = opened();
    const told = () => store.log.at(-1)?.items.map(({ kind }) => kind);
    store.draw({ begin: () => true, finish: vi.fn() }, () => 1);
    store.receive(update(6, lay, turn));
    vi.advanceTimersByTime(490);
    expect(store.game).toBe(game);
    expect(store.own?.hand).toEqual([7]);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(store.game?.board.hand_counts).toEqual([2, 4]);
    expect(store.game?.board.stacks[0]).toEqual([[7]]);
    expect(store.own).toMatchObject({ hand: [], legal_moves: [] });
    expect(told()).toEqual(["laid"]);
    expect(store.game?.board.turn).toBe(0);
    vi.advanceTimersByTime(600);
    expect(store.game?.number).toBe(6);
    expect(store.game?.board.hand_counts).toEqual([6, 6]);
    vi.useRealTimers();
  });

  it("shows the last lap again from the log, and then the present", () => {
    vi.useFakeTimers();
    const { store } = opened();
    store.draw({ begin: () => true, finish: vi.fn() }, () => 1);
    store.receive(update(6, lay));
    store.catchUp();
    const { game: present, log } = store;
    expect(store.showAgain()).toBe(true);
    expect(store.replays).toBe(true);
    expect(store.game?.board.stacks[0]).toEqual([]);
    expect(store.mustDecide).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(store.replays).toBe(false);
    expect(store.game).toBe(present);
    expect(store.log).toEqual(log);
    vi.useRealTimers();
  });

  it("keeps what an update leaves out", () => {
    const { store } = opened();
    store.receive({ type: "update", version: 2, at: 0, events: [] });
    expect(store.table).toBe(table);
    expect(store.own?.hand).toEqual([7]);
  });

  it("treats an update as the answer to the command that caused it", () => {
    const { store, sent } = opened();
    store.agree({ seats: 3 } as Settings);
    store.receive({ type: "update", version: 2, at: 0, events: [], accepted: sent[0]?.id ?? "" });
    expect(store.asked).toBeNull();
  });

  it("finds the seat of this person, dealt or not", () => {
    const { store } = opened();
    expect(store.seat).toBe(1);
    store.receive({ ...snapshot, game: null, own: null, log: [] });
    expect(store.seat).toBe(1);
    store.receive({ ...snapshot, person: "somebody else", own: null });
    expect(store.seat).toBeNull();
  });
});

describe("the log of a newly opened page", () => {
  const turns = (store: TableStore) => store.log.map((turn) => turn.number);
  const laid = (number: number) => moved(number, { type: "laid", seat: 1, cards: [number] });

  it("shows the last laps, and earlier ones when asked", () => {
    const { store, asked } = opened();
    expect(turns(store)).toEqual([8, 9]);
    store.askEarlier();
    store.askEarlier();
    expect(asked).toMatchObject([{ type: "log", before: 40 }]);
    const begun = moved(11, { type: "turn_began", seat: 1, turn_number: 8 });
    store.receive({ type: "log", events: [laid(10), begun, laid(11)], version: 30 });
    expect(turns(store)).toEqual([7, 8, 9]);
    store.askEarlier();
    expect(asked).toMatchObject([{ before: 40 }, { before: 30 }]);
    const started: TableEvent = { type: "started", game: "g", starter: 0, commitment: "" };
    store.receive({ type: "log", events: [started], version: 29 });
    expect(store.hasEarlier).toBe(false);
  });

  it("continues with new events and with missed ones", () => {
    const { store } = opened();
    store.receive({ type: "update", version: 2, at: 0, events: [laid(13)] });
    store.receive({ ...snapshot, version: 3, missed: [laid(14)] });
    expect(store.log.at(-1)?.items.map((item) => item.cards)).toEqual([[13], [14]]);
  });
});
