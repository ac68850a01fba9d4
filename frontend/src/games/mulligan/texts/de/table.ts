/** German: the table while a player plans. */

import { accusative, YOU } from "../../../../texts/de/who.ts";
import { listWords } from "../../../../texts/de/words.ts";
import { clubOf, type Half, halfOf, shadedOf } from "../../art/cardFaces.ts";
import { cards, nameOf, printOf, strokesMore } from "./cards.ts";

export const title = (at: { hole: number } | undefined) => (at ? `Loch\u00a0${at.hole}` : "Die Runde");
export const par = (par: number, rest: string) => `Par\u00a0${par}, ${rest}`;
export const turnOf = {
  partner: (_: number) => "der Wolf wählt",
  plan: (turn: number) => `${turn}. Schlag`,
  react: (_: number) => "Pläne aufgedeckt",
  vote: (_: number) => "Neun Löcher gespielt",
  over: (_: number) => "Die Runde ist zu Ende",
};
export const SCENE = "Das Loch";

/** On a card that was just drawn. */
export const NEW = "neu";
export const CLUB = "Schläger";
export const ACTION = "Aktion";
export const NONE = "noch offen";
export const onWhom = (who: string) => `auf ${accusative(who)}`;
export const AIM = "auf wen?";
export const TARGETS = "Ziel";
export const PLANNED = "geplant";
export const NO_ACTION = "keine Aktion";
/** A target's label: begins with what is visible. */
export const target = (who: string, left: number, hand: number, laid: string | null, mine = false) =>
  `${who}, ${laid ? `${laid}, ` : ""}${mine ? "in deinem Team, " : ""}noch ${left}, ${cards(hand)}`;

/** Asked of everyone, whatever they hold, so that it gives nothing away (M-30). */
export const MULLIGAN = "Mulligan";
export const reactions = { auto: "Auto", never: "Nie", ask: "Frag mich" };

/** "Fairwayholz 250", "Hook +25", "Luftschlag". */
function half(one: Half): string {
  const print = one.kind === "action" && one.strokes ? strokesMore(one.strokes) : printOf(one);
  return /\d|½/.test(print) ? `${nameOf(one)} ${print}` : nameOf(one);
}
const aimed = (card: number, who: string) => `${nameOf(shadedOf(card))} ${onWhom(who === YOU ? "dich selbst" : who)}`;
/** "Fairwayholz 250 von 431, Hook auf dich selbst". */
export const planWords = (club: number, left: number, aims: { card: number; who: string }[]) =>
  [`${half(clubOf(club))} von ${left}`, ...aims.map(({ card, who }) => aimed(card, who))].join(", ");
/** "Slice auf dich, Hook auf Nell": the part of a golfer's plan that a Course GPS shows. */
export const shown = (
  aims: readonly { card: number; target: number }[],
  golfer: number,
  names: (golfer: number) => string,
) =>
  aims
    .map(({ card, target }) => aimed(card, target === golfer ? names(target) : accusative(names(target))))
    .join(", ") || NO_ACTION;
export const chosen = (card: number, up: "club" | "shaded") => half(halfOf(card, up));

export const CHOOSE_CLUB = { label: "Wähle einen Schläger", detail: "Dann eine Aktion, wenn du magst." };
export const aim = (card: number) => ({
  label: `${nameOf(shadedOf(card))} auf wen?`,
  detail: "Tippe das Ziel an.",
});
export const LAY = "Verdeckt legen";
export const LAY_BOTH = "Beide verdeckt legen";
export const LAY_ANEW = "Lieber so legen";
export const planToo = (who: string) => `Jetzt ${who}`;
export const shotOf = (who: string, words: string) => `${who}: ${words}`;
export const LOCKED = "Ein Platz-GPS hat deinen Plan gesperrt.";

export const waitFor = (who: string[]) =>
  who.length > 2 ? `Warten auf ${who.length} andere` : who.length ? `Warten auf ${listWords(who.map(accusative))}` : "";
export const MAY_CHANGE = "Tippe zum Ändern eine Karte an.";
export const MAY_STOP = "Du kannst es noch ändern.";
export const HELD = "Jemand sieht sich deine Hand an.";
export const YOUR_PLAN = "Wähle einen Schläger, dann eine Aktion, wenn du magst.";
