/** All that moves, fetched after what one decides by. */

export { fly } from "../table/fly.ts";
export { grab } from "./dragCard.ts";
export { picture } from "./flyingCard.ts";
export { latestNews, newsOf } from "./news.ts";
export { scenesOf } from "./scenes.ts";
