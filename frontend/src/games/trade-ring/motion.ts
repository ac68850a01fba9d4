/** All that is needed to show how things came about; a table in play is there before it. */

import "./motion.css";

export { arrivalOf } from "./flights.ts";
export { scenesOf } from "./scenes.ts";
export { newsOf } from "./tellers.ts";
