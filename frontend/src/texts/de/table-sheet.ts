/** German: the sheet with all about a table that is not its game. */

export const THE_TABLE = "Der Tisch";
export const WHAT_TO_SEE = "Was zu sehen ist";
export const TALK = "Chat";
export const PLAYED = "Verlauf";
export const TABLE = "Tisch";
export const MY_SEAT = "Mein Platz";

export const ONLY_SEATED_TALK = "Reden kann nur, wer am Tisch sitzt.";
export const EARLIER = "Frühere Nachrichten";
export const EARLIER_DID_NOT_COME = "Die früheren Nachrichten ließen sich nicht laden. Versuch es gleich noch einmal.";

export const ownSeat = (name: string | null) => `${name} (du)`;
export const FREE = "Frei";
export const bot = (level: string) => `Ein Bot, ${level}`;
export const WAITS = "Wartet auf jemanden mit dem Link";
export const KEPT = "Vom letzten Spiel her freigehalten";
export const GIVEN_UP = "Abgegeben; ein Bot spielt, bis jemand übernimmt";
export const AWAY = "Nicht da; vorerst spielt ein Bot";
export const heldUntil = (until: string) => `Nicht da; ab ${until} öffnet der Einladungslink den Platz`;
export const HELD_NO_MORE = "Nicht da; der Einladungslink öffnet den Platz";
export const seatFor = (what: string) => `Ein Platz für dich: ${what}.`;
export const watchUs = (what: string) => `Schau uns zu: ${what}.`;
export const takeOver = (what: string) => `Übernimm an unserem Tisch: ${what}.`;
export const SEND_JOIN_LINK = "Einladungslink schicken";
export const LET_WATCH = "Jemanden zuschauen lassen";
export const GIVE_AWAY = "Abgeben";
export const GIVE_OWN = {
  ask: "Deinen Platz abgeben? Ein Bot spielt, bis ihn jemand mit dem Link übernimmt, der jetzt kommt; du schaust dann nur noch zu.",
  yes: "Abgeben",
  no: "Platz behalten",
};
export const giveOther = (name: string) => ({
  ask: `Den Platz von ${name} an jemand anderen geben? Er wartet noch so lange auf ${name}, wie ein Zug dauern darf. Danach kann ihn nehmen, wer den Link hat, der jetzt kommt.`,
  yes: "Abgeben",
  no: `Für ${name} freihalten`,
});
/** For who watches. */
export const OWN_TABLE = "Eigenen Tisch aufmachen";
export const LEAVE_TABLE = "Tisch verlassen";
export const LEAVE = "Gehen";
export const STAY = "Bleiben";
export const SEAT_FREE_AGAIN = "Den Tisch verlassen? Dein Platz wird wieder frei.";
export const BOT_FINISHES = "Den Tisch verlassen? Ein Bot spielt deine Runde sofort für dich zu Ende.";
export const BOT_PLAYS_ON = "Den Tisch verlassen? Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.";

/** Below a name: how its clock stands. */
export const awayUntil = (until: string) => `Nicht da bis ${until}`;
export const left = (time: string, nudged: boolean) => `${time} übrig${nudged ? ", angestupst" : ""}`;
export const inBank = (time: string) => `${time} auf dem Zeitkonto`;
export const NUDGE = "Anstupsen";
export const nudge = (name: string) => `${name} anstupsen`;
export const PAUSE = {
  first: "Um eine Pause bitten",
  ask: "Um eine Pause bitten? Sie beginnt, wenn alle einverstanden sind. Dann läuft keine Uhr, bis jemand sie beendet, längstens vier Wochen.",
  yes: "Darum bitten",
  no: "Weiterspielen",
};
/** Leads to where one says so, once for all tables. */
export const GO_AWAY = "Ich bin eine Weile weg";
