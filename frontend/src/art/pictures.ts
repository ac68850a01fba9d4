/** Large pictures: games, courses, the golfer. Import this to use them. */

import sprite from "./pictures.svg?raw";
import { placeSprite } from "./sprite.ts";

placeSprite("pictures", sprite);
