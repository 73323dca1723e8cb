import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { askForNotices, notices, notify, withdraw } from "./notices";

const given: PretendedNotice[] = [];

class PretendedNotice {
  static permission: NotificationPermission = "granted";
  static answer: NotificationPermission = "granted";
  static requestPermission(): Promise<NotificationPermission> {
    PretendedNotice.permission = PretendedNotice.answer;
    return Promise.resolve(PretendedNotice.answer);
  }
  closed = false;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    given.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

const page = { hidden: true };

beforeEach(() => {
  given.length = 0;
  page.hidden = true;
  PretendedNotice.permission = "granted";
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", PretendedNotice);
  vi.stubGlobal("document", page);
});

afterEach(() => {
  withdraw();
  vi.unstubAllGlobals();
});

describe("notices", () => {
  it("are absent over plain http", () => {
    vi.stubGlobal("isSecureContext", false);
    expect(notices()).toBe("absent");
    notify("Your turn", "");
    expect(given).toEqual([]);
  });

  it("are given while the page is hidden, and only one at a time", () => {
    notify("first", "body");
    notify("second", "body");
    expect(given.map(({ title, closed }) => [title, closed])).toEqual([
      ["first", true],
      ["second", false],
    ]);
  });

  it("are not given while the page is visible", () => {
    page.hidden = false;
    notify("Your turn", "");
    expect(given).toEqual([]);
  });

  it("ask for permission once and remember the answer", async () => {
    PretendedNotice.permission = "default";
    PretendedNotice.answer = "denied";
    expect(await askForNotices()).toBe(false);
    expect(notices()).toBe("blocked");
    PretendedNotice.permission = "default";
    PretendedNotice.answer = "granted";
    expect(await askForNotices()).toBe(true);
  });
});
