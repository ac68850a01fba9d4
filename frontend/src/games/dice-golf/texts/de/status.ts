/** German: whose turn it is, what the table waits for, and the news. */

import { accusative, belonging, dative, verb, YOU } from "../../../../texts/de/table.ts";
import { listWords } from "../../../../texts/de/words.ts";
import { matchText } from "./match.ts";

export const at = (course: string) => ` auf ${course}`;
export const roundOver = (at: string) => `Runde vorbei${at}`;
export const yourHole = (at: string) => `Dein Loch${at}`;
export const lookingAt = (who: string) => `Ansicht: ${belonging(who, "dein Loch", "Loch")}`;
export const yourTurn = (at: string) => `Du bist am Zug${at}`;
export const rolling = (who: string) => belonging(who, "Dein Wurf", "Wurf");
export const holeOf = (who: string, at: string) => `${belonging(who, "Dein Loch", "Loch")}${at}`;
export const turnOf = (who: string) => `${verb(who, "bist", "ist")} am Zug`;

export const IS_OVER = "Die Runde ist vorbei";
export const yourRound = (total: string) => `Du bist fertig: ${total}`;
export const waitingFor = (names: string[]) => `Warten auf ${listWords(names)}`;
export const isChoosing = (who: string) => `${who} überlegt`;
export const isPassing = (who: string) => `${who} gibt den Stymie weiter`;
export const onHole = (hole: number) => `an Loch\u00a0${hole}`;
export const total = (strokes: number, toPar: string) => `${strokes}, ${toPar}`;

/** Under a name on the scorecard. */
export const STYMIED = "im Stymie";
export const DONE = "fertig";
export const thru = (holes: number) => `nach\u00a0${holes}`;
export const CHOOSING = "überlegt";
export const PASSING = "gibt ab";
export const TO_PLAY = "am Zug";

/** The block. */
export const onYou = { title: "Stymie bei dir", detail: "nächster Wurf gilt" };
export const onOther = (who: string) => ({ title: `Stymie bei ${dative(who)}`, detail: "bis zum nächsten Wurf" });
export const FREE = "Stymie frei";
export const freeFrom = (who: string, from: string) => `${who === YOU ? "deiner" : who} ab ${from}`;
export const blockLabel = (title: string, detail: string) =>
  `${[title, detail].filter(Boolean).join(", ")}. Was ist der Stymie?`;

/** News. */
export const rolled = (who: string, story: string) =>
  who === YOU ? story : `${who}: ${story.charAt(0).toLowerCase()}${story.slice(1)}`;
export const holed = (who: string, score: string, hole: number) =>
  `${verb(who, "spielst", "spielt")} ${score} an Loch\u00a0${hole}.`;
export const passedYou = (who: string) => `${who} gibt dir den Stymie: Dein nächster Wurf gilt.`;
export const passed = (who: string, to: string) => `${verb(who, "gibst", "gibt")} den Stymie an ${accusative(to)}.`;
export const matchHalved = (one: string, other: string) => `Lochspiel geteilt: ${one} gegen ${accusative(other)}.`;
export const matchWon = (who: string, other: string, text: string) =>
  `${verb(who, "schlägst", "schlägt")} ${accusative(other)}, ${matchText(text)}.`;
export const skin = (who: string, many: string | null, hole: number) =>
  `${verb(who, "holst", "holt")} ${many === null ? "einen Skin" : `${many}\u00a0Skins`} an Loch\u00a0${hole}.`;
export const BEGAN = "Die Runde beginnt.";
export const FINISHED = `${IS_OVER}.`;
