/** German: "Have a code?" */

export const TITLE = "Hast du einen Code?";
export const PASTE =
  "Tipp die acht Buchstaben ein, die man dir gesagt hat, oder füg den Link ein, den du bekommen hast.";
export const OWN_LINK = "Dein eigener Link aus „Platz sichern“ geht auch.";
export const LEADS_NOWHERE =
  "Das führt zu keinem Tisch. Tipp die acht Buchstaben ein, oder füg den ganzen Link ein, genau so, wie er kam.";
export const NO_KEY = "Dieser Schlüssel-Link ist nicht lesbar. Kopier ihn noch einmal ganz, aus „Platz sichern“.";
export const NO_ANSWER = "Gerade kommt keine Antwort. Bitte versuch es noch einmal.";
export const GO = "Hingehen";
