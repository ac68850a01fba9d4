/** The pictures of all cards, added to the page once. */

import "../../../art/paint.css";
import { placeSprite } from "../../../art/sprite.ts";
import sprite from "./cards.svg?raw";

export default function Pictures() {
  placeSprite("mulligan-cards", sprite);
  return null;
}
