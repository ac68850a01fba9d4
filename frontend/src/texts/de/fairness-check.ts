/** German: the findings of a fairness check, as sentences for players. */

const count = (many: number, one: string, more: string) => `${many}\u00a0${many === 1 ? one : more}`;

export const UNREADABLE = "Dieser Rückblick ist nicht lesbar: Ein Teil fehlt oder ist beschädigt.";

export const SEED = {
  right: "Der Startwert passt zum Siegel des Tisches.",
  wrong: "Der Startwert passt nicht zum Siegel des Tisches: Er kann später gewählt worden sein.",
};
export const DAY_SEED = {
  right: "Der Startwert passt zum Siegel der Runde des Tages.",
  wrong: "Der Startwert passt nicht zum Siegel der Runde des Tages: Er kann später gewählt worden sein.",
};
export const DAY_ALONE = {
  right: "Das ist eine Runde des Tages: ein Mensch, begonnen an diesem Tag.",
  wrong: "Das ist keine Runde des Tages, also hätten die Zufallszahlen aller zählen müssen.",
};
export const DAY_SHOWN = {
  right: "Dieses Gerät hat am Anfang dieselbe Runde des Tages gesehen.",
  wrong: "Dieses Gerät hat diese Runde des Tages am Anfang nicht gesehen.",
};
export const DAY_TOLD = {
  right: "Das Siegel ist das, das alle für diese Runde des Tages sehen.",
  wrong: "Das Siegel ist nicht das, das alle für diese Runde des Tages sehen.",
};
export const COMMITMENT = {
  right: "Dieses Gerät hat am Anfang dasselbe Siegel gesehen.",
  wrong: "Dieses Gerät hat am Anfang ein anderes Siegel gesehen.",
};
export const NONCES = {
  right: "Zufallszahlen kamen nur von Menschen, die bei Spielbeginn einen Platz hatten.",
  wrong: "Eine Zufallszahl kam nicht von einem Menschen, der bei Spielbeginn einen Platz hatte.",
};
export const NONCE = {
  right: "Deine eigene Zufallszahl wurde für die Ziehungen verwendet.",
  wrong: "Deine eigene Zufallszahl ist nicht die, die dieses Gerät gesendet hat.",
};
/** `missing`: the number of the first move that is missing from the log. */
export const moves = (many: number, missing: number) => ({
  right: `${count(many, "Zug", "Züge")} von diesem Gerät ${many === 1 ? "steht" : "stehen"} unverändert im Verlauf.`,
  wrong: `Dein Zug Nummer ${missing} steht nicht so im Verlauf, wie dieses Gerät ihn gesendet hat.`,
});
export const log = (items: number) => ({
  right: `Der Verlauf mit ${count(items, "Eintrag", "Einträgen")} passt zu seinem Fingerabdruck.`,
  wrong: "Der Verlauf passt nicht zu seinem Fingerabdruck: Etwas darin wurde geändert.",
});
/** `faults`: what is wrong with some of the draws. */
export const draws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "Der eine Wurf oder das eine Mischen folgt" : `Alle ${many} Würfe und Mischungen folgen`} aus dem Startwert und den Zufallszahlen der Mitspielenden.`,
  wrong: `${faults.length} von ${count(many, "Ziehung", "Ziehungen")} ${faults.length === 1 ? "folgt" : "folgen"} nicht aus dem Startwert und den Zufallszahlen der Mitspielenden: ${faults[0]}.`,
});
/** The same for a day's challenge. */
export const dayDraws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "Der eine Wurf folgt" : `Alle ${many} Würfe folgen`} aus dem Startwert des Tages, der für alle gleich ist.`,
  wrong: `${faults.length} von ${count(many, "Ziehung", "Ziehungen")} ${faults.length === 1 ? "folgt" : "folgen"} nicht aus dem Startwert des Tages: ${faults[0]}.`,
});

export const TWICE = "eine Bezeichnung kam zweimal vor";
export const NO_LABEL = "eine von ihnen hat keine Bezeichnung";
export const noDraw = (label: string) => `${label} ist keine Ziehung, die ein Spiel macht`;
export const otherOrder = (label: string) => `bei ${label} müsste eine andere Reihenfolge herauskommen`;
/** `told`: null if the replay gives no number. */
export const otherNumber = (label: string, found: number, told: number | null) =>
  `bei ${label} müsste ${found} herauskommen, ${told === null ? "aber es steht keine Zahl da" : `nicht ${told}`}`;
