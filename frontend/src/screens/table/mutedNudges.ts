/** Where this device notes that nudges are not for its player (`/me`): they are not said at tables then either. */
export const MUTED = "nudges.muted";
