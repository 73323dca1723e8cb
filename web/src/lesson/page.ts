/** The page of the lesson with its texts. */

import { texts } from "../texts/texts.svelte";
import LessonPage from "./LessonPage.svelte";
import { LESSON_TEXTS } from "./words";

await texts.need(LESSON_TEXTS);

export default LessonPage;
