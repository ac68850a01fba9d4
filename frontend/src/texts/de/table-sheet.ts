/** German: a table's sheet: chat, log, players and seat. */

export const THE_TABLE = "Der Tisch";
export const WHAT_TO_SEE = "Was zu sehen ist";
export const TALK = "Chat";
export const PLAYED = "Verlauf";
export const TABLE = "Tisch";
export const MY_SEAT = "Mein Platz";

export const ONLY_SEATED_TALK = "Schreiben kann nur, wer am Tisch sitzt.";
export const EARLIER = "Frühere Nachrichten";
export const EARLIER_DID_NOT_COME = "Frühere Nachrichten ließen sich nicht laden. Versuch es gleich noch einmal.";

export const ownSeat = (name: string | null) => `${name} (du)`;
export const FREE = "Frei";
export const bot = (level: string) => `Ein Bot, ${level}`;
export const WAITS = "Offen für alle mit dem Link";
export const KEPT = "Seit dem letzten Spiel reserviert";
export const GIVEN_UP = "Abgegeben; ein Bot spielt, bis jemand übernimmt";
export const AWAY = "Nicht da; ein Bot spielt";
export const heldUntil = (until: string) => `Nicht da; ab ${until} per Einladungslink frei`;
export const HELD_NO_MORE = "Nicht da; per Einladungslink frei";
export const seatFor = (what: string) => `Ich halte dir einen Platz frei: ${what}.`;
export const watchUs = (what: string) => `Schau uns zu: ${what}.`;
export const takeOver = (what: string) => `Übernimm einen Platz an unserem Tisch: ${what}.`;
export const SEND_JOIN_LINK = "Einladungslink schicken";
export const LET_WATCH = "Zum Zuschauen einladen";
export const GIVE_AWAY = "Abgeben";
export const GIVE_OWN = {
  ask: "Deinen Platz abgeben? Ein Bot spielt, bis ihn jemand mit dem neuen Link übernimmt. Du kannst dann nur noch zuschauen.",
  yes: "Abgeben",
  no: "Platz behalten",
};
export const giveOther = (name: string) => ({
  ask: `Den Platz von ${name} freigeben? Eine Bedenkzeit lang bleibt er reserviert. Danach kann ihn übernehmen, wer den neuen Link hat.`,
  yes: "Freigeben",
  no: `Für ${name} reserviert lassen`,
});
/** For spectators. */
export const OWN_TABLE = "Eigenen Tisch aufmachen";
export const LEAVE_TABLE = "Tisch verlassen";
export const LEAVE = "Gehen";
export const STAY = "Bleiben";
export const SEAT_FREE_AGAIN = "Den Tisch verlassen? Dein Platz wird wieder frei.";
export const BOT_FINISHES = "Den Tisch verlassen? Ein Bot spielt deine Runde sofort zu Ende.";
export const BOT_PLAYS_ON = "Den Tisch verlassen? Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.";

/** Below a name: its clock. */
export const awayUntil = (until: string) => `Nicht da bis ${until}`;
export const left = (time: string, nudged: boolean) => `${time} übrig${nudged ? ", angestupst" : ""}`;
export const inBank = (time: string) => `${time} auf dem Zeitkonto`;
export const NUDGE = "Anstupsen";
export const nudge = (name: string) => `${name} anstupsen`;
export const PAUSE = {
  first: "Pause vorschlagen",
  ask: "Pause vorschlagen? Sie beginnt, sobald alle zustimmen. Dann stehen alle Uhren, bis jemand sie beendet, höchstens vier Wochen.",
  yes: "Vorschlagen",
  no: "Weiterspielen",
};
/** Leads to the setting for all tables. */
export const GO_AWAY = "Abwesenheit eintragen";
