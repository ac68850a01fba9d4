/** German: what is said at the table. */

import { accusative } from "../../../../texts/de/who.ts";
import { listWords } from "../../../../texts/de/words.ts";

export const TITLE = "Wahl";
export const SEATS = "Die Zahlen von allen";
export const turnOf = { pick: "Alle wählen zugleich", over: "Das Spiel ist zu Ende" };
export const stands = {
  pick: (barred: number) => `Die ${barred} ist gesperrt. Die höchste Zahl gewinnt.`,
  over: (barred: number) => `Alle Zahlen liegen offen. Die ${barred} war gesperrt.`,
};

export const number = (number: number) => `Die ${number}`;
export const CHOOSE = "Wähle eine Zahl";
export const pick = (number: number) => `Die ${number} wählen`;
export const HIDDEN = "Niemand sieht sie, bis alle gewählt haben.";
export const PICKED = "hat gewählt";
export const picked = (number: number) => `Du hast die ${number} gewählt. Du kannst es noch ändern.`;
export const waitFor = (who: string[]) => (who.length ? `Warten auf ${listWords(who.map(accusative))}` : turnOf.over);
