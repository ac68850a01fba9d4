/** A link that carries somebody's key was opened: in a browser that has one of its own, or by one who may not expect it. */

export const TITLE = "Sit down as another player?";
export const BEFORE_LINK =
  "This link is somebody’s own seat. This browser already plays as another player; keep that one’s link first, on the page ";
export const LINK = "You";
export const AFTER_LINK = ", or its seats are lost here.";
export const TO_NOBODY =
  "This link is somebody’s own seat. Play on with it only if it is yours: else whoever sent it knows all that you do here.";
export const TAKE = "Play as the link’s player";
export const STAY = "Stay who I am";
