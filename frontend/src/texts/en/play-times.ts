/** A player's nights, absences and nudges, set once for all tables. */

export const nights = (from: string, to: string, city: string) => `Your nights: ${from} to ${to}, ${city} time.`;
/** At tables with weekends off. */
export const weekends = (city: string) => `Your weekends follow ${city} time.`;
/** In a browser that hides its time zone. */
export const NO_ZONE = "Your time zone isn’t known, so all your hours count.";
export const CHANGE = "Change";
export const SET_HOURS = "Set hours";
export const NIGHT_FROM = "Night begins";
export const NIGHT_TO = "Night ends";
export const QUIET_FROM = "Quiet from";
export const QUIET_TO = "Quiet until";
/** Ends night hours. */
export const NO_NIGHTS = "Remove night hours";
/** After that choice. */
export const ALL_COUNT = "All your hours count.";
export const AT_MOST = "Twelve hours at most.";
export const SAVE = "Save";

export const OWN_TIME = "Your time";
export const NIGHTS_UNSAID = "You haven’t set your night hours.";
/** In another time zone than the nights. */
export const elsewhere = (city: string) => `This phone is now on ${city} time.`;
export const AWAY_UNTIL = "Away until";
export const AWAY_MORE = "Your clocks stop until that morning, for four weeks at most.";
export const GO = "I’m away";
export const youAway = (until: string) => `You’re away until ${until}.`;
export const I_AM_BACK = "I’m back";
export const NUDGES = "Nudges";
export const NUDGES_MORE = "Others can remind you it’s your turn. Nobody is told if you turn this off.";
