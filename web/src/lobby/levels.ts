/** The bots that the lobby offers, weakest first; the one that plays at random is for tests. */

import { LEVELS } from "../constants";

export const OFFERED = LEVELS.filter((level) => level !== "random");
