/** The larger pictures: games, courses, the golfer. Whoever draws one imports this; what has none does without their weight. */

import sprite from "./pictures.svg?raw";
import { placeSprite } from "./sprite.ts";

placeSprite("pictures", sprite);
