/** What stands on the buttons around the tables. Whoever draws one imports this; a table in play does without their weight. */

import sprite from "./icons.svg?raw";
import { placeSprite } from "./sprite.ts";

placeSprite("icons", sprite);
