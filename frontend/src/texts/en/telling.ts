/** Being told on this phone, and when not. */

export const WILL_TELL = "We’ll tell you when it’s your turn.";
export const DENIED = "This browser shows no messages of the club’s. Only its own settings can change that.";
export const DID_NOT_WORK = "This browser could not set it up. Try again in a moment.";
/** For iPhones and iPads. */
export const TO_HOME_SCREEN =
  "To be told when it’s your turn, put the club on your home screen: tap Share, then “Add to Home Screen”.";
export const SEATS_TO_HOME_SCREEN =
  "It starts there with a memory of its own: copy your own link first, and paste it there under “Coming from another phone?”.";

export const QUIET = "Quiet while you sleep";
export const CHANGE = "Change";
export const quietFrom = (begins: string, ends: string) => `Quiet from ${begins} to ${ends}`;
