/** How far the learner has come; this browser remembers it. */

import { LESSON_KEY, storedLesson } from "../home/lesson_state";

class Progress {
  /** The number of basic steps that were taken or skipped. */
  at = $state(0);
  /** Whether all basic steps are done; the home page then never mentions the lesson again. */
  finished = $state(false);
  /** The other steps that were tried. */
  tried = $state.raw<readonly string[]>([]);
  begun = $state(false);

  constructor() {
    this.load();
  }

  load(): void {
    const stored = storedLesson();
    this.begun = stored !== null;
    this.at = Math.max(0, Math.trunc(Number(stored?.at) || 0));
    this.finished = stored?.finished === true;
    this.tried = stored?.tried ?? [];
  }

  reach(at: number): void {
    this.at = at;
    this.#keep();
  }

  finish(): void {
    this.at = 0;
    this.finished = true;
    this.#keep();
  }

  try(name: string): void {
    if (!this.tried.includes(name)) this.tried = [...this.tried, name];
    this.#keep();
  }

  #keep(): void {
    this.begun = true;
    const { at, finished, tried } = this;
    try {
      localStorage.setItem(LESSON_KEY, JSON.stringify({ at, finished, tried }));
    } catch {
      // Storage may be forbidden; then it is remembered until the page is closed.
    }
  }
}

export const progress = new Progress();

addEventListener("storage", ({ key }) => {
  if (key === LESSON_KEY) progress.load();
});
