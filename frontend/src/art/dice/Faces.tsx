/** The faces of the dice: added to the page once, for all dice. */

import { placeSprite } from "../sprite.ts";
import sprite from "./faces.svg?raw";

export default function Faces() {
  placeSprite("faces", sprite);
  return null;
}
