/** News of pauses, absences and seats that change hands. They load after a table and are added to the shell's news. */

import type { Happened } from "../../api/types.ts";
import { isOn } from "../../identity/phoneSettings.ts";
import * as texts from "../../texts/en/pause-and-seat-news.ts";
import { house } from "../../texts/en/table.ts";
import { untilWords } from "../../ui/futureDates.ts";

type Teller = (typeof house)[string];

const satDown = house["joined"]!;
const until = (event: Happened) => untilWords(String(event["until"]));

function nudged(who: string, event: Happened, names: (seat: number) => string): string {
  const to = names(Number(event["to"]));
  return to === texts.YOU && isOn("nudges.muted") ? "" : texts.nudged(who, to);
}

export const pauseAndSeatNews: Record<string, Teller> = {
  joined: (who, event, names) =>
    event["after"] ? texts.tookOver(who, String(event["after"])) : satDown(who, event, names),
  released: (who, event) => (event["until"] ? texts.releasedLater(who, until(event)) : texts.released(who)),
  away: (who, event) => texts.away(who, until(event)),
  here: texts.here,
  "pause-asked": texts.pauseAsked,
  "pause-agreed": texts.pauseAgreed,
  "pause-declined": texts.pauseDeclined,
  paused: () => texts.PAUSED,
  resumed: texts.resumed,
  nudged,
};

Object.assign(house, pauseAndSeatNews);
