/** What comes once the table stands: what is told of it, how things came about, and keys. */

import "./motion.css";
import "./tags.css";

export { arrivalOf } from "./flights.ts";
export { keysOf } from "./keys.ts";
export { standsWords } from "./news.ts";
export { costOf, outlookOf } from "./outlook.ts";
export { held, scenesOf } from "./scenes.ts";
export { lyingWords, noteOf, plateWords, waitWords } from "./status.ts";
export { newsOf } from "./tellers.ts";
