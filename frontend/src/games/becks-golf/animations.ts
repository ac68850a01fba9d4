/** Animations, loaded after the table. */

export { fly } from "../table/fly.ts";
export { dragCard } from "./dragCard.ts";
export { flyingCard } from "./flyingCard.ts";
export { latestNews, newsOf } from "./news.ts";
export { scenesOf } from "./scenes.ts";
