/** Ingredients, royals, tokens, pots and coins: put into the page when this is first drawn, once for whoever shows them. */

import CourtCards from "../../../art/playing-cards/Pictures.tsx";
import { placeSprite } from "../../../art/sprite.ts";
import "./paints.css";
import sprite from "./stew.svg?raw";

export default function Pictures() {
  placeSprite("stew", sprite);
  return <CourtCards />;
}
