/** The page of the figures with its texts. */

import { texts } from "../texts/texts.svelte";
import { FACTS_TEXTS } from "./facts_texts";
import FactsPage from "./FactsPage.svelte";

await texts.need(FACTS_TEXTS);

export default FactsPage;
