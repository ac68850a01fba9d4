/** Icons of the screens around tables. Import this to use them; tables in play work without them. */

import sprite from "./icons.svg?raw";
import { placeSprite } from "./sprite.ts";

placeSprite("icons", sprite);
