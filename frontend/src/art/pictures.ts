/** Large pictures: games, courses, the golfer. Import this to draw one. */

import sprite from "./pictures.svg?raw";
import { placeSprite } from "./sprite.ts";

placeSprite("pictures", sprite);
