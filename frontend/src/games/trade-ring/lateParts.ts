/** Components and words that load after the table. */

import "./tags.css";

export { fly } from "../table/fly.ts";
export { ExchangeArrows } from "./ExchangeArrows.tsx";
export { newsOf } from "./eventNews.ts";
export { flyingCard } from "./flyingCard.tsx";
export { HandOutlook } from "./HandOutlook.tsx";
export { costOf, outlookOf } from "./moveOutlook.ts";
export { standsWords } from "./news.ts";
export { SwapPreview } from "./SwapPreview.tsx";
export { held, scenesOf } from "./scenes.ts";
export { lyingWords, noteOf, plateWords, waitWords } from "./status.ts";
export { WaitingFor } from "./WaitingFor.tsx";
