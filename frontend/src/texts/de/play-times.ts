/** German: a player's nights, absences and nudges. */

export const nights = (from: string, to: string, city: string) =>
  `Deine Nachtruhe: ${from} bis ${to}, Ortszeit ${city}.`;
/** At tables with weekends off. */
export const weekends = (city: string) => `Für deine Wochenenden gilt Ortszeit ${city}.`;
/** In a browser that hides its time zone. */
export const NO_ZONE = "Deine Zeitzone ist nicht bekannt, also zählen alle deine Stunden.";
export const CHANGE = "Ändern";
export const SET_HOURS = "Eintragen";
export const NIGHT_FROM = "Nachtruhe ab";
export const NIGHT_TO = "Nachtruhe bis";
export const QUIET_FROM = "Ruhe ab";
export const QUIET_TO = "Ruhe bis";
/** Ends night hours. */
export const NO_NIGHTS = "Nachtruhe entfernen";
/** After that choice. */
export const ALL_COUNT = "Alle deine Stunden zählen.";
export const AT_MOST = "Höchstens zwölf Stunden.";
export const SAVE = "Speichern";

export const OWN_TIME = "Deine Zeit";
export const NIGHTS_UNSAID = "Du hast keine Nachtruhe eingetragen.";
/** In another time zone than the nights. */
export const elsewhere = (city: string) => `Dieses Handy hat jetzt Ortszeit ${city}.`;
export const AWAY_UNTIL = "Nicht da bis";
export const AWAY_MORE = "Bis zu diesem Morgen stehen deine Uhren, höchstens vier Wochen.";
export const GO = "Ich bin weg";
export const youAway = (until: string) => `Du bist bis ${until} nicht da.`;
export const I_AM_BACK = "Bin wieder da";
export const NUDGES = "Anstupser";
export const NUDGES_MORE = "Andere können dich erinnern, dass du am Zug bist. Ist das aus, erfährt es niemand.";
