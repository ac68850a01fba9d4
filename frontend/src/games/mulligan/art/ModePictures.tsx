/** The pictures of the modes: put into the page when this is first drawn. */

import { placeSprite } from "../../../art/sprite.ts";
import "./modes.css";
import sprite from "./modes.svg?raw";
import "./paints.css";

export default function ModePictures() {
  placeSprite("mulligan-modes", sprite);
  return null;
}
