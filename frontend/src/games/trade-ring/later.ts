/** What comes once the table stands: what is said of it, how things came about, and what a tap shows on the ring. */

import "./tags.css";

export { fly } from "../table/fly.ts";
export { Becomes } from "./Becomes.tsx";
export { Coming } from "./Coming.tsx";
export { Exchange } from "./Exchange.tsx";
export { standsWords } from "./news.ts";
export { costOf, outlookOf } from "./outlook.ts";
export { picture } from "./picture.tsx";
export { held, scenesOf } from "./scenes.ts";
export { lyingWords, noteOf, plateWords, waitWords } from "./status.ts";
export { newsOf } from "./tellers.ts";
export { Waits } from "./Waits.tsx";
