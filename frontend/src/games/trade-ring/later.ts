/** What comes once the table stands: what is told of it, how things came about, and keys. */

import "./tags.css";

export { fly } from "../table/fly.ts";
export { Becomes } from "./Becomes.tsx";
export { standsWords } from "./news.ts";
export { costOf, outlookOf } from "./outlook.ts";
export { picture } from "./picture.tsx";
export { held, scenesOf } from "./scenes.ts";
export { lyingWords, noteOf, plateWords, waitWords } from "./status.ts";
export { newsOf } from "./tellers.ts";
