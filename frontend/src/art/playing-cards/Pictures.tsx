/** Backs, court cards, chips and the Mulligan's token: put into the page when this is first drawn, once for all cards. */

import { placeSprite } from "../sprite.ts";
import "./pictures.css";
import sprite from "./pictures.svg?raw";

export default function Pictures() {
  placeSprite("card-pictures", sprite);
  return null;
}
