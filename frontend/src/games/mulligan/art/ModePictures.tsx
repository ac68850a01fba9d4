/** The pictures of the modes, added to the page when first rendered. */

import { placeSprite } from "../../../art/sprite.ts";
import "./modes.css";
import sprite from "./modes.svg?raw";
import "./paints.css";

export default function ModePictures() {
  placeSprite("mulligan-modes", sprite);
  return null;
}
