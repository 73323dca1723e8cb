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

  it("detects silence and reconnects", () => {
    wires[0]?.hear(snapshot);
    vi.advanceTimersByTime(20_000);
    expect(wires[0]?.sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });

  it("retries less and less often while the server cannot save, and then resends unanswered commands", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    for (let refusals = 0; refusals < 8; refusals++) {
      wires.at(-1)?.hear({ type: "refused", id: null, code: "server_cannot_save", params: {} });
      wires.at(-1)?.break(refusals === 0 ? 1012 : 4503);
      vi.advanceTimersByTime(8_000);
    }
    expect(wires).toHaveLength(9);
    expect(states).not.toContain("gone");
    vi.advanceTimersByTime(5_000);
    expect(wires).toHaveLength(9);
    wires.at(-1)?.hear(snapshot);
    expect(wires.at(-1)?.sent).toEqual([JSON.stringify(move)]);
  });

  it("resends unanswered commands after reconnecting", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    wires[0]?.break();
    vi.advanceTimersByTime(1_000);
    wires[1]?.hear(snapshot);
    expect(wires[1]?.sent).toEqual([JSON.stringify(move)]);
  });

  it("does not resend accepted commands", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    wires[0]?.hear({ type: "accepted", id: "a", version: 4 });
    wires[0]?.break();
    vi.advanceTimersByTime(1_000);
    wires[1]?.hear(snapshot);
    expect(wires[1]?.sent).toEqual([]);
  });

  it("treats an update as the answer to the command that caused it", () => {
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

  it.each([4401, 4404])("does not reconnect after a final refusal (%s)", (code) => {
    wires[0]?.break(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(wires).toHaveLength(1);
  });

  it("comes back without a word when the server restarts, and resends unanswered commands", () => {
    wires[0]?.hear(snapshot);
    connection.send(move);
    wires[0]?.break(1012);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wires[1]?.hear(snapshot);
    vi.advanceTimersByTime(5_000);
    expect(states).toEqual(["connecting", "open", "open"]);
    expect(wires[1]?.sent).toEqual([JSON.stringify(move)]);
  });

  it("says so when a restart takes long, or when the next server refuses", () => {
    wires[0]?.hear(snapshot);
    wires[0]?.break(1012);
    vi.advanceTimersByTime(2_000);
    expect(states.at(-1)).toBe("connecting");
    wires[1]?.break(1012);
    expect(states.at(-1)).toBe("lost");
  });

  it.each([1012, 4429])("reconnects if that can help (%s)", (code) => {
    wires[0]?.break(code);
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(2);
  });
});
