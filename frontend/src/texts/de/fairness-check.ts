/** German: what the check of a finished game found, in sentences for players. */

const count = (many: number, one: string, more: string) => `${many}\u00a0${many === 1 ? one : more}`;

export const UNREADABLE =
  "Die Aufzeichnung lässt sich nicht bis zum Ende lesen: Etwas darin fehlt oder ist falsch geschrieben.";

export const SEED = {
  right: "Der Startwert ist der, auf den sich der Tisch festgelegt hatte, als er entstand.",
  wrong: "Der Startwert passt nicht zum Siegel des Tisches: Er kann später gewählt worden sein.",
};
export const DAY_SEED = {
  right: "Der Startwert ist der, auf den sich die Tagesaufgabe festgelegt hatte, als sie begann.",
  wrong: "Der Startwert passt nicht zum Siegel der Tagesaufgabe: Er kann später gewählt worden sein.",
};
export const DAY_ALONE = {
  right: "Das ist eine Runde der Tagesaufgabe: ein Mensch, begonnen an diesem Tag.",
  wrong: "Das ist keine Runde einer Tagesaufgabe, also hätten die Zufallszahlen aller zählen müssen.",
};
export const DAY_SHOWN = {
  right: "Dieses Gerät hat beim Hinsetzen dieselbe Tagesaufgabe gesehen.",
  wrong: "Dieses Gerät hat diese Tagesaufgabe beim Hinsetzen nicht gesehen.",
};
export const DAY_TOLD = {
  right: "Das Siegel ist das, welches alle für diese Tagesaufgabe sehen.",
  wrong: "Das Siegel ist nicht das, welches alle für diese Tagesaufgabe sehen.",
};
export const COMMITMENT = {
  right: "Das Siegel ist das, welches dieses Gerät am Anfang gesehen hat.",
  wrong: "Das Siegel ist nicht das, welches dieses Gerät am Anfang gesehen hat.",
};
export const NONCES = {
  right: "Zufallszahlen kamen nur von Menschen, die beim Spielbeginn hier saßen.",
  wrong: "Eine Zufallszahl stammt nicht von einem Menschen, der beim Spielbeginn hier saß.",
};
export const NONCE = {
  right: "Deine eigene Zufallszahl ist ein Teil dessen, woraus gewürfelt und gemischt wurde.",
  wrong: "Deine eigene Zufallszahl ist nicht die, welche dieses Gerät geschickt hat.",
};
/** `missing`: the number of the first move that is not in the log. */
export const moves = (many: number, missing: number) => ({
  right: `${count(many, "Zug", "Züge")} von diesem Gerät ${many === 1 ? "steht" : "stehen"} unverändert im Protokoll.`,
  wrong: `Dein Zug Nummer ${missing} steht nicht so im Protokoll, wie dieses Gerät ihn geschickt hat.`,
});
export const log = (items: number) => ({
  right: `Das Protokoll mit ${count(items, "Eintrag", "Einträgen")} passt zu seinem Fingerabdruck.`,
  wrong: "Das Protokoll passt nicht zu seinem Fingerabdruck: Etwas darin wurde geändert.",
});
/** `faults`: what is wrong with some of the draws. */
export const draws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "Der eine Wurf oder das eine Mischen folgt" : `Alle ${many} Würfe und Mischungen folgen`} aus dem Startwert und den Zufallszahlen der Mitspielenden.`,
  wrong: `${faults.length} von ${count(many, "Ziehung", "Ziehungen")} ${faults.length === 1 ? "folgt" : "folgen"} nicht aus dem Startwert und den Zufallszahlen der Mitspielenden: ${faults[0]}.`,
});
/** The same of a day's challenge. */
export const dayDraws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "Der eine Wurf folgt" : `Alle ${many} Würfe folgen`} aus dem Startwert des Tages, der für alle derselbe ist.`,
  wrong: `${faults.length} von ${count(many, "Ziehung", "Ziehungen")} ${faults.length === 1 ? "folgt" : "folgen"} nicht aus dem Startwert des Tages: ${faults[0]}.`,
});

export const TWICE = "eine Bezeichnung kam zweimal vor";
export const NO_LABEL = "eine von ihnen hat keine Bezeichnung";
export const noDraw = (label: string) => `${label} ist keine Ziehung, die ein Spiel macht`;
export const otherOrder = (label: string) => `bei ${label} müsste eine andere Reihenfolge herauskommen`;
/** `told`: null where the replay tells no number. */
export const otherNumber = (label: string, found: number, told: number | null) =>
  `bei ${label} müsste ${found} herauskommen, ${told === null ? "und es steht keine Zahl da" : `nicht ${told}`}`;
