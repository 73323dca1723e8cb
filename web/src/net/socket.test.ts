import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Command, Snapshot, ToClient } from "../wire";
import { Connection, type ConnectionState, type Socket } from "./socket";

class PretendedWire implements Socket {
  onopen = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

const wires: PretendedWire[] = [];
const states: ConnectionState[] = [];
const heard: ToClient[] = [];
const snapshot = { type: "table", version: 3 } as Snapshot;
const move: Command = { type: "move", id: "a", number: 1, move: "7" };
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  for (const list of [wires, states, heard]) list.length = 0;
  connection = new Connection(
    "t1",
    { message: (one) => heard.push(one), state: (one) => states.push(one), seen: () => 7 },
    (address) => {
      const wire = new PretendedWire(address);
      wires.push(wire);
      return wire;
    },
  );
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection to a table", () => {
  it("says what it has seen, and is open with the first snapshot", () => {
    expect(wires[0]?.address).toBe("ws://here/api/tables/t1/socket?seen=7");
    wires[0]?.hear(snapshot);
    expect(states).toEqual(["connecting", "open"]);
    expect(heard).toEqual([snapshot]);
  });

  it("notices silence and comes back", () => {
    wires[0]?.hear(snapshot);
    vi.advanceTimersByTime(20_000);
    expect(wires[0]?.sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  it("sends again what was not answered, once it is back", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    wires[0]?.break();
    vi.advanceTimersByTime(1_000);
    wires[1]?.hear(snapshot);
    expect(wires[1]?.sent).toEqual([JSON.stringify(move)]);
  });

  it("does not repeat what was accepted", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    wires[0]?.hear({ type: "accepted", id: "a", version: 4 });
    wires[0]?.break();
    vi.advanceTimersByTime(1_000);
    wires[1]?.hear(snapshot);
    expect(wires[1]?.sent).toEqual([]);
  });

  it("takes an update for the acceptance of the command behind it", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    wires[0]?.hear({ type: "update", version: 4, at: 0, events: [], accepted: "a" });
    wires[0]?.break();
    vi.advanceTimersByTime(1_000);
    wires[1]?.hear(snapshot);
    expect(wires[1]?.sent).toEqual([]);
  });

  it("waits longer and longer, but never gives up", () => {
    for (let times = 0; times < 8; times += 1) {
      wires.at(-1)?.break();
      vi.advanceTimersByTime(8_000);
    }
    expect(wires).toHaveLength(9);
  });

  it.each([4401, 4404])("stays away after a final refusal (%s)", (code) => {
    wires[0]?.break(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(wires).toHaveLength(1);
  });

  it.each([1012, 4429])("comes back where that is of use (%s)", (code) => {
    wires[0]?.break(code);
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });
});
