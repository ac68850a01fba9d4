/** German: a player’s own time: nights, absences, nudges. */

export const nights = (from: string, to: string, city: string) => `Deine Nächte: ${from} bis ${to}, Ortszeit ${city}.`;
/** For who sits down where these do not count, as is said before it. */
export const weekends = (city: string) => `Für deine Wochenenden gilt Ortszeit ${city}.`;
/** Of a browser that does not tell where it is. */
export const NO_ZONE = "Dieser Browser verrät nicht, wo du bist: Hier zählen alle deine Stunden.";
export const CHANGE = "Ändern";
export const SAY = "Angeben";
export const NIGHT_FROM = "Nacht beginnt";
export const NIGHT_TO = "Nacht endet";
/** For who wants no nights any more. */
export const NO_NIGHTS = "Alle meine Stunden zählen";
/** Of who said so. */
export const ALL_COUNT = "Alle deine Stunden zählen.";
export const AT_MOST = "Eine Nacht dauert höchstens zwölf Stunden.";
export const KEEP = "Merken";

export const OWN_TIME = "Deine Zeit";
export const NIGHTS_UNSAID = "Wann deine Nächte sind, hast du noch nicht gesagt.";
/** Of who is in another zone now. */
export const elsewhere = (city: string) => `Dieses Handy hat jetzt Ortszeit ${city}.`;
export const AWAY_UNTIL = "Nicht da bis";
export const AWAY_MORE = "Bis zum Morgen dieses Tages stehen deine Uhren still, längstens vier Wochen.";
export const GO = "Ich bin weg";
export const youAway = (until: string) => `Du bist bis ${until} nicht da.`;
export const I_AM_BACK = "Bin wieder da";
export const NUDGES = "Anstupser";
export const NUDGES_MORE = "Andere dürfen dich erinnern, dass sie warten. Ist das aus, erfährt es niemand.";
