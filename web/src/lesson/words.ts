/** The texts of the lesson: their file, and which of them the coach says. */

import { cardText } from "../art/cards";
import { refusalWords } from "../net/failures";
import { t, texts } from "../texts/texts.svelte";
import type { Learner } from "./learner.svelte";

export const LESSON_TEXTS = import.meta.glob<string>("../../../src/linko/texts/ui/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The sentence that the coach says now. */
export function coachWords({ step, said, place }: Learner): string {
  const about = `lesson-${step.name}`;
  const asked = place === 0 ? `${about}-ask` : `${about}-ask-${String(place + 1)}`;
  switch (said.kind) {
    case "asked":
      return t(asked);
    case "done":
      return texts.find(`${about}-done-${said.move}`) ?? t(`${about}-done`);
    case "missed": {
      const { answer } = said;
      if ("code" in answer) return refusalWords(answer);
      const { code, laid = 0, top = 0 } = answer.why;
      // The step has a reason only for its first question; any later question is asked again.
      if (code === step.name) return t(place === 0 ? `${about}-why` : asked);
      const isCount = code === "count";
      return t(`lesson-why-${code}`, {
        laid: isCount ? laid : cardText(laid),
        top: isCount ? top : cardText(top),
      });
    }
  }
}
