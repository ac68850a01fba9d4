/** Whose turn it is, what the table waits for, and the news. */

import { verb, whom, whose, YOU } from "../../../../texts/en/table.ts";
import { capital, listWords } from "../../../../ui/namesAndScores.ts";

export const at = (course: string) => ` at ${course}`;
export const roundOver = (at: string) => `Round over${at}`;
export const yourHole = (at: string) => `Your hole${at}`;
export const lookingAt = (who: string) => `View: ${whose(who)} hole`;
export const yourTurn = (at: string) => `Your turn${at}`;
export const rolling = (who: string) => `${whose(who)} roll`;
export const holeOf = (who: string, at: string) => `${whose(who)} hole${at}`;
export const turnOf = (who: string) => `${whose(who)} turn`;

export const IS_OVER = "The round is over";
export const yourRound = (total: string) => `You’re done: ${total}`;
export const waitingFor = (names: string[]) => `Waiting for ${listWords(names)}`;
export const isChoosing = (who: string) => `${who} is choosing`;
export const isPassing = (who: string) => `${who} is passing the Stymie`;
export const onHole = (hole: number) => `on hole ${hole}`;
export const total = (strokes: number, toPar: string) => `${strokes}, ${toPar}`;

/** Under a name on the scorecard. */
export const STYMIED = "stymied";
export const DONE = "done";
export const thru = (holes: number) => `thru ${holes}`;
export const CHOOSING = "choosing";
export const PASSING = "passing";
export const TO_PLAY = "to play";

/** The block. */
export const onYou = { title: "Stymie on you", detail: "next roll counts" };
export const onOther = (who: string) => ({ title: `Stymie on ${who}`, detail: "until the next roll" });
export const FREE = "Stymie free";
export const freeFrom = (who: string, from: string) => `${who === YOU ? "yours" : whose(who)} at ${from}`;
export const blockLabel = (title: string, detail: string) =>
  `${[title, detail].filter(Boolean).join(" ")}. What’s the Stymie?`;

/** News. */
export const rolled = (who: string, story: string) =>
  who === YOU ? story : `${who}: ${story.charAt(0).toLowerCase()}${story.slice(1)}`;
export const holed = (who: string, score: string, hole: number) =>
  `${verb(who, "make", "makes")} ${score} on hole ${hole}.`;
export const passedYou = (who: string) => `${who} passes you the Stymie: your next roll counts.`;
export const passed = (who: string, to: string) => `${verb(who, "pass", "passes")} the Stymie to ${to}.`;
export const matchHalved = (one: string, other: string) => `${one} and ${whom(other)} halve their match.`;
export const matchWon = (who: string, other: string, text: string) =>
  `${verb(who, "beat", "beats")} ${whom(other)}, ${text}.`;
export const skin = (who: string, many: string | null, hole: number) =>
  `${verb(who, "win", "wins")} ${many === null ? "a skin" : `${many} skins`} on hole ${hole}.`;
export const BEGAN = "The round begins.";
export const FINISHED = `${capital(IS_OVER)}.`;
