/** German: "Have a code?" */

export const TITLE = "Hast du einen Code?";
export const PASTE = "Gib die acht Buchstaben ein, oder füge deinen Link ein.";
export const OWN_LINK = "Dein privater Link aus „Zugang sichern“ geht auch.";
export const LEADS_NOWHERE = "Kein Tisch gefunden. Gib alle acht Buchstaben ein, oder füge den ganzen Link ein.";
export const NO_KEY = "Dieser private Link ist nicht lesbar. Kopiere ihn noch einmal ganz, aus „Zugang sichern“.";
export const NO_ANSWER = "Keine Antwort. Bitte versuch es noch einmal.";
export const GO = "Zum Tisch";
