/** All that is told beside what one decides by: fetched after it. */

export { headWords, onwards, sceneWords } from "./headlines.ts";
export { Scene } from "./Scene.tsx";
export { SceneWords, Skip } from "./SceneWords.tsx";
