/** What the dice show: put into the page when this is first drawn, once for all dice. */

import { placeSprite } from "../sprite.ts";
import sprite from "./faces.svg?raw";

export default function Faces() {
  placeSprite("faces", sprite);
  return null;
}
