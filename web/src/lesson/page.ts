/** The page of the lesson with its texts. */

import LessonPage from "./LessonPage.svelte";
import { loadTexts } from "./words";

await loadTexts();

export default LessonPage;
