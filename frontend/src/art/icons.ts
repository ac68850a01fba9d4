/** Icons of the screens around tables. Import this to draw one; tables in play do without them. */

import sprite from "./icons.svg?raw";
import { placeSprite } from "./sprite.ts";

placeSprite("icons", sprite);
