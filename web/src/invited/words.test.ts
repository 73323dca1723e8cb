import { beforeAll, describe, expect, it, vi } from "vitest";

import { SETTINGS } from "../constants";
import type { Invitation, InvitedSeat } from "../net/http_types";
import { LANGUAGES, texts } from "../texts/texts.svelte";
import type { Settings } from "../wire";
import {
  absenceWords,
  companyWords,
  hindranceWords,
  termsWords,
  titleWords,
  welcomeOf,
} from "./words";

const root = { lang: "en", dataset: {} };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: root });
  await texts.use("en");
});

const free: InvitedSeat = { name: "", bot: null, host: false, present: false, coat: 0 };
const ann: InvitedSeat = { ...free, name: "Ann", host: true, present: true };
const ben: InvitedSeat = { ...free, name: "Ben", present: true };
const bot: InvitedSeat = { ...free, name: "kitten", bot: "kitten", present: true };

function invitation(seats: readonly InvitedSeat[], more: Partial<Invitation> = {}): Invitation {
  const settings = { ...SETTINGS, seats: seats.length } as Settings;
  return { id: "t", status: "open", settings, seats, turn: null, seated: false, ...more };
}

describe("an invitation", () => {
  it("names the host, the others and the free seats", () => {
    const given = invitation([ann, ben, bot, bot, free]);
    expect(titleWords(given)).toBe("Ann invites you");
    expect(companyWords(given)).toBe("with Ben and two bots · one free seat");
    expect(companyWords(invitation([ann, free, free]))).toBe("2 free seats");
    expect(titleWords(invitation([ben, free]))).toBe("You are invited");
  });

  it("says which people are away, and nothing about bots or empty seats", () => {
    expect(absenceWords(invitation([ann, ben, bot, free]))).toBeNull();
    const away = [ann, ben].map((seat) => ({ ...seat, present: false }));
    expect(absenceWords(invitation([...away, bot]))).toBe("Ann and Ben are away");
  });

  it("says why nobody can sit down", () => {
    expect(hindranceWords(invitation([ann, free]))).toBeNull();
    expect(hindranceWords(invitation([ann, ben, bot, bot, bot]))).toBe("All five places are taken");
    const running = invitation([ann, ben], { status: "running", turn: 12 });
    expect(hindranceWords(running)).toBe("They are playing, turn 12");
    expect(hindranceWords({ ...running, turn: null })).toBe("They are playing");
    expect(welcomeOf(invitation([ann, free], { status: "finished" }))).toBe("over");
  });

  it("says what is played", () => {
    const settings = invitation([ann, ben, free]).settings;
    expect(termsWords(settings)).toBe("Classic · one game · no clock");
    const clock = { bank: 60, per_decision: 30 };
    expect(termsWords({ ...settings, rounds: 2, clock })).toBe(
      "Classic · 6 games · 30 seconds a decision",
    );
    expect(termsWords({ ...settings, edition: {}, target: 50 })).toBe(
      "House rules · to 50 points · no clock",
    );
  });

  it.each(LANGUAGES)("has all its words (%s)", async (language) => {
    await texts.use(language);
    for (const given of [
      invitation([ann, { ...ben, present: false }, bot, free]),
      invitation([ann, ben]),
      invitation([ann, ben], { status: "running", turn: 3 }),
    ]) {
      const said = [titleWords, companyWords, absenceWords, hindranceWords].map((say) =>
        say(given),
      );
      expect([...said, termsWords(given.settings)].join()).not.toMatch(
        /invited-|who-is|free-seats/,
      );
    }
    await texts.use("en");
  });
});
