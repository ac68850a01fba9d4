/** German: the home screen, and tables in words. */

import { capital, listWords, numberWord } from "./words.ts";

export const tablesWait = (n: number) =>
  n === 1 ? "Ein Tisch wartet auf dich." : `${capital(numberWord(n))} Tische warten auf dich.`;
export const OTHERS_PLAY = "Alles erledigt.";
export const TABLE_IS_LAID = "Dein Tisch ist bereit.";
export const GREETING = "Spielen mit Freunden. Ein Zug dauert eine Minute.";
export const BOARDS_AND_HISTORY = "Ranglisten und deine Spiele";

export const YOUR_TURN = "Du bist am Zug";
export const OUT = "Auf der Runde";
export const IN = "Im Clubhaus";

export const ON_NOW = "Aktuell im Club";
export const DAILY = "Runde des Tages";
export const DAILY_MORE = "Dieselben Würfel für alle";
export const dailyAt = (course: string, left: string) => `${course}, noch ${left}`;
export const MONTHLY = "Platz des Monats";
export const MONTHLY_MORE = "Mit eigener Rangliste";
export const until = (course: string, day: string) => `${course}, bis ${day}`;

export const WELCOME = "Tisch aufmachen, Link schicken.";
export const WELCOME_MORE =
  "Alle spielen, wenn sie eine Minute haben. Ohne Anmeldung, ohne Installation. Allein? Spiel gegen einen Bot.";
export const WHICH_GAME = "Such dir ein Spiel aus";
export const IN_A_MINUTE = "Alle Spiele kurz erklärt";

export const DOORS = "Rund um den Club";
export const ALL_MY_GAMES = "Alle meine Spiele";
export const COURSES = "Golfplätze";
export const RULES = "Regeln";
export const FAIR_PLAY = "Fairplay";
export const ME = "Du";

export const WHAT_NEXT = "Wie geht’s weiter?";
export const NEXT_TABLE = "Dein nächster Zug";
export const NEW_TABLE = "Neuer Tisch";
export const BOARDS = "Ranglisten";
export const HAVE_A_CODE = "Code eingeben";

/** Units of progress by their names in the API. */
const UNITS: Record<string, string> = { hole: "Loch", turn: "Zug", round: "Runde" };
const unitWord = (unit: string) => UNITS[unit] ?? unit;

/** A table's progress, "Loch 7". The unit is the game's own word for it. */
export const stage = (unit: string, at: number) => `${unitWord(unit)}\u00a0${at}`;
export const stageOf = (unit: string, at: number, of: number) => `${unitWord(unit)}\u00a0${at} von\u00a0${of}`;
/** `what`: the game or the course, unless the table's own name says it. */
export const whatWith = (what: string | null, others: string[]) => {
  if (others.length === 0) return what ? `${what}, allein` : "Allein";
  return what ? `${what}, mit ${listWords(others)}` : `Mit ${listWords(others)}`;
};

export const aBot = (name: string) => `${name} (Bot)`;

export const INVITATIONS = "Du bist eingeladen";
export const wantsToPlayAgain = (name: string | null) => `${name ?? "Jemand"} will wieder spielen`;
export const TAKE_SEAT = "Platz nehmen";
export const NOT_NOW = "Jetzt nicht";

export const seatsFree = (n: number) => (n === 1 ? "Ein Platz ist frei" : `${capital(numberWord(n))} Plätze sind frei`);
export const waitingFor = (names: string[]) => `Wartet auf ${listWords(names)}`;
export const PAUSED = "Pausiert";
export const A_BOT = "einen Bot";
export const NOBODY = "Niemand ist am Tisch";

export const ENDED_EARLY = "Vorzeitig beendet";
export const wentRound = (score: number | string | null) => `Du hast ${score} gespielt`;
export const YOU_SHARED = "Du teilst dir den Sieg";
export const YOU_WON = "Du hast gewonnen";
export const SHARED = "Geteilter Sieg";
export const won = (name: string | null) => `${name ?? "Ein Bot"} hat gewonnen`;
/** After who won. */
export const youCame = (place: number) => `, Platz\u00a0${numberWord(place)} für dich`;

export const YOURSELF = "du";
export const A_FREE_SEAT = "ein freier Platz";
export const seatsAndWaiting = (names: string[], waiting: string[]) =>
  `${listWords(names)}${waiting.length ? `; am Zug: ${listWords(waiting)}` : ""}`;
