/** Ingredients, royals, tokens, pots and coins: added to the page once. */

import CourtCards from "../../../art/playing-cards/Pictures.tsx";
import { placeSprite } from "../../../art/sprite.ts";
import "./paints.css";
import sprite from "./stew.svg?raw";

export default function Pictures() {
  placeSprite("stew", sprite);
  return <CourtCards />;
}
