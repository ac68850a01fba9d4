/** Backs, court cards, chips and the Mulligan token: added to the page once, for all cards. */

import { placeSprite } from "../sprite.ts";
import "./pictures.css";
import sprite from "./pictures.svg?raw";

export default function Pictures() {
  placeSprite("card-pictures", sprite);
  return null;
}
