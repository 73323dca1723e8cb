import { afterEach, expect, it, vi } from "vitest";

import type { ToClient } from "../wire";
import { hostWords } from "./host_words";

const listener = { bulletin: vi.fn(), banned: vi.fn(), opened: vi.fn() };

afterEach(() => {
  hostWords.listener = null;
  vi.clearAllMocks();
});

it("passes bulletins and bans on, and nothing else", () => {
  hostWords.listener = listener;
  const bulletin: ToClient = {
    type: "bulletin",
    announcement: "Tournament at 8",
    maintenance: false,
    maintenance_words: null,
  };
  hostWords.receive(bulletin);
  hostWords.receive({ type: "pong", at: 1 });
  const refusal = { type: "refused", id: null, clause: null, sentence: "", version: 0 } as const;
  hostWords.receive({ ...refusal, code: "server_too_fast", params: { seconds: 1 } });
  hostWords.receive({ ...refusal, code: "server_banned", params: { words: "Be kind." } });
  expect(listener.bulletin.mock.calls).toEqual([[bulletin]]);
  expect(listener.banned.mock.calls).toEqual([["Be kind."]]);
});

it("knows whether any socket is open", () => {
  hostWords.listener = listener;
  const [one, other] = [{}, {}];
  hostWords.open(one);
  hostWords.open(other);
  hostWords.close(one);
  expect(hostWords.isOpen).toBe(true);
  hostWords.close(other);
  expect(hostWords.isOpen).toBe(false);
  expect(listener.opened).toHaveBeenCalledTimes(2);
});
