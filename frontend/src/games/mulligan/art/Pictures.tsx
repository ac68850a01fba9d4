/** The pictures of all cards: put into the page when this is first drawn, once for whoever shows cards. */

import "../../../art/paint.css";
import { placeSprite } from "../../../art/sprite.ts";
import sprite from "./cards.svg?raw";

export default function Pictures() {
  placeSprite("mulligan-cards", sprite);
  return null;
}
