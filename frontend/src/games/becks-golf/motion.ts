/** All that moves, fetched after what one decides by. */

export { startDrag } from "./drag.ts";
export { fly } from "./fly.ts";
export { scenesOf } from "./scenes.ts";
