/** A player’s own time: nights, absences, nudges. Said once, for all tables. */

export const nights = (from: string, to: string, city: string) => `Your nights: ${from} to ${to} in ${city}.`;
/** For who sits down where these do not count, as is said before it. */
export const weekends = (city: string) => `Your weekends go by the clock in ${city}.`;
/** Of a browser that does not tell where it is. */
export const NO_ZONE = "This browser does not tell where you are: all your hours count here.";
export const CHANGE = "Change";
export const SAY = "Say when";
export const NIGHT_FROM = "Night begins";
export const NIGHT_TO = "Night ends";
/** For who wants no nights any more. */
export const NO_NIGHTS = "All my hours count";
/** Of who said so. */
export const ALL_COUNT = "All your hours count.";
export const AT_MOST = "A night lasts twelve hours at most.";
export const KEEP = "Keep";

export const OWN_TIME = "Your time";
export const NIGHTS_UNSAID = "You haven’t set your night hours.";
/** Of who is in another zone now. */
export const elsewhere = (city: string) => `This phone is in ${city} now.`;
export const AWAY_UNTIL = "Away until";
export const AWAY_MORE = "Until the morning of that day your clocks stand still, for four weeks at most.";
export const GO = "I am away";
export const youAway = (until: string) => `You are away until ${until}.`;
export const I_AM_BACK = "I’m back";
export const NUDGES = "Nudges";
export const NUDGES_MORE = "Others may remind you that they wait. Nobody is told if this is off.";
