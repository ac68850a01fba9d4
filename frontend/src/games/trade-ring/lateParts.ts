/** What comes once the table stands: what is said of it, how things came about, and what a tap shows on the ring. */

import "./tags.css";

export { fly } from "../table/fly.ts";
export { Exchange } from "./ExchangeArrows.tsx";
export { newsOf } from "./eventNews.ts";
export { picture } from "./flyingCard.tsx";
export { Becomes } from "./HandOutlook.tsx";
export { costOf, outlookOf } from "./moveOutlook.ts";
export { standsWords } from "./news.ts";
export { Coming } from "./SwapPreview.tsx";
export { held, scenesOf } from "./scenes.ts";
export { lyingWords, noteOf, plateWords, waitWords } from "./status.ts";
export { Waits } from "./WaitingFor.tsx";
