/** Components and words that load after the controls. */

export { headWords, onwards, sceneWords } from "./headlines.ts";
export { Scene } from "./Scene.tsx";
export { SceneWords, Skip } from "./SceneWords.tsx";
