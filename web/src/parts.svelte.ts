/** Parts of the page that a game does not need: each is loaded when it is first needed. */

import type { Component } from "svelte";
import type DailyCard from "./daily/DailyCard.svelte";
import type DailyPage from "./daily/DailyPage.svelte";
import type End from "./end/End.svelte";
import type FactsPage from "./facts/FactsPage.svelte";
import type HintSheet from "./review/HintSheet.svelte";
import type HomeSheets from "./home/HomeSheets.svelte";
import type Invited from "./invited/Invited.svelte";
import type LearnCard from "./lesson/LearnCard.svelte";
import type LessonPage from "./lesson/LessonPage.svelte";
import type Lobby from "./lobby/Lobby.svelte";
import type ReplayPage from "./replay/ReplayPage.svelte";
import type ReviewPage from "./review/ReviewPage.svelte";
import type YouPage from "./you/YouPage.svelte";

/** Milliseconds to wait before loading a part again after a failure. */
const TRY_AGAIN = 3000;

/** A component that is loaded on demand. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- components of any properties
class Part<C extends Component<any>> {
  /** The component; null until it is loaded. */
  component = $state.raw<C | null>(null);
  #isLoading = false;
  readonly #load: () => Promise<{ default: C }>;

  constructor(load: () => Promise<{ default: C }>) {
    this.#load = load;
  }

  /** Load the component unless it is loaded or on its way. */
  need(): void {
    if (this.component || this.#isLoading) return;
    this.#isLoading = true;
    this.#load().then(
      (module) => (this.component = module.default),
      () => void this.#recover(),
    );
  }

  /** Wait for the server. Its new version may not have the old file: the page is then reloaded. */
  async #recover(): Promise<void> {
    await new Promise((done) => setTimeout(done, TRY_AGAIN));
    const isServed = await fetch("/", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isServed) location.reload();
    else await this.#recover();
  }
}

export const parts = {
  lobby: new Part<typeof Lobby>(() => import("./lobby/Lobby.svelte")),
  end: new Part<typeof End>(() => import("./end/End.svelte")),
  replay: new Part<typeof ReplayPage>(() => import("./replay/ReplayPage.svelte")),
  hint: new Part<typeof HintSheet>(() => import("./review/HintSheet.svelte")),
  review: new Part<typeof ReviewPage>(() => import("./review/ReviewPage.svelte")),
  facts: new Part<typeof FactsPage>(() => import("./facts/page")),
  you: new Part<typeof YouPage>(() => import("./you/YouPage.svelte")),
  homeSheets: new Part<typeof HomeSheets>(() => import("./home/HomeSheets.svelte")),
  lesson: new Part<typeof LessonPage>(() => import("./lesson/page")),
  learn: new Part<typeof LearnCard>(() => import("./lesson/LearnCard.svelte")),
  daily: new Part<typeof DailyPage>(() => import("./daily/DailyPage.svelte")),
  dailyCard: new Part<typeof DailyCard>(() => import("./daily/DailyCard.svelte")),
  invited: new Part<typeof Invited>(() => import("./invited/Invited.svelte")),
};
