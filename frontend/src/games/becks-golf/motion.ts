/** All that moves, fetched after what one decides by. */

export { fly } from "../table/fly.ts";
export { grab } from "./grab.ts";
export { latestNews, newsOf } from "./news.ts";
export { picture } from "./picture.ts";
export { scenesOf } from "./scenes.ts";
