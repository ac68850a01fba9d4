/** Notifications on this phone, and quiet hours. */

export const WILL_TELL = "We’ll notify you when it’s your turn.";
export const DENIED = "Notifications are blocked. Allow them in your browser settings.";
export const DID_NOT_WORK = "Couldn’t turn on notifications. Try again in a moment.";
/** For iPhones and iPads. */
export const TO_HOME_SCREEN =
  "To get notifications, add the club to your home screen: tap Share, then “Add to Home Screen”.";
export const SEATS_TO_HOME_SCREEN =
  "The club won’t know you there at first: copy your private link, and paste it there under “Coming from another phone?”.";

export const QUIET = "Quiet hours";
export const CHANGE = "Change";
export const quietFrom = (begins: string, ends: string) => `Quiet from ${begins} to ${ends}`;
