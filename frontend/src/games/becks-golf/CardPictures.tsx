/** The pictures of all cards, added to the page once. */

import "../../art/paint.css";
import { placeSprite } from "../../art/sprite.ts";
import sprite from "./cards.svg?raw";
import "./paints.css";

placeSprite("becks-cards", sprite);

export default function CardPictures() {
  return null;
}
