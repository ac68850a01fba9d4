/** German: the day's challenge. */

export const title = (day: string) => `Runde des Tages, ${day}`;
export const pastTitle = (day: string) => `Die Runde vom ${day}`;
export const ofCourse = (what: string, par: number) => `${what}, Par\u00a0${par}`;
export const FRONT_NINE = "Erste Neun";
export const holesOf = (n: number) => `${n}\u00a0${n === 1 ? "Loch" : "Löcher"}`;
export const SAME_DICE = "Gleiche Würfel für alle, ein Versuch.";

export const SO_FAR = "Deine Runde bisher";
export const YOUR_ROUND = "Deine Runde";
export const outAndIn = (out: number, back: number) => `${out} unterwegs, ${back} im Clubhaus`;
export const closesIn = (time: string) => `Noch ${time}`;
export const CLOSED = "Geschlossen";
export const LATE = "Deine Runde zählt nur, wenn du vor Schluss im Clubhaus bist.";

export const yesterday = (course: string, players: number) => `Gestern: ${course}, ${players} dabei`;
export const lastTime = (day: string, course: string, players: number) => `${day}: ${course}, ${players} dabei`;
export const soFar = (players: number) => `Bisher im Clubhaus: ${players}`;
export const thatDay = (players: number) => (players === 1 ? "1 war dabei" : `${players} waren dabei`);
export const SCORE = "Ergebnis";
export const PLAYERS = "Personen";
export const players = (n: number) => `${n} dabei`;
export const oneOf = (n: number) => (n === 1 ? "Du" : `Du, 1 von ${n}`);
export const ALL = "Die ganze Rangliste";
export const BEST_OF_DAY = "Die Besten des Tages";
export const WHERE_YOU_STAND = "Rund um deinen Rang";
export const inAt = (time: string) => `um ${time}`;
export const theRound = (name: string, score: string) => `Die Runde von ${name}, ${score}`;
export const NOBODY_IN = "An diesem Tag kam niemand ins Clubhaus.";
export const MORE = "Mehr zeigen";
export const DID_NOT_COME = "Die anderen ließen sich nicht laden. Versuch es gleich noch einmal.";
export const SECOND_KEY =
  "Wer einen zweiten Schlüssel hat, kann die Würfel proben. Nimm diese Rangliste also nicht zu ernst.";

export const SEALED = "Der Startwert von heute ist versiegelt";
export const OPENED = "Der Startwert dieses Tages ist offen";
export const YESTERDAYS = "Der von gestern ist offen.";
export const opened = (day: string) => `Der vom ${day} ist offen.`;
export const OPENS_LATER = "Er wird offengelegt, wenn der Tag schließt.";
export const CHECK = "Prüfen";

export const PLAY = "Spielen";
export const PLAY_ON = "Weiterspielen";
export const PLAY_TODAYS = "Heute spielen";
export const TODAYS = "Runde des Tages";
export const SEE_ROUND = "Deine Runde ansehen";
export const ONE_GO = "Allein, neun Löcher, ein Versuch";
export const YOUR_NAME = "Dein Name";
export const NAMELESS = "Gib einen Namen für die Rangliste ein.";

export const NO_DAY = "Keine Runde an dem Tag";
export const NO_DAY_MORE = "An dem Tag gab es keine, oder sie kommt noch.";
