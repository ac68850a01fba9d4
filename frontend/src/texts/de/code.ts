/** German: "Have a code?" */

export const TITLE = "Hast du einen Code?";
export const PASTE = "Füg den Link ein, den man dir geschickt hat, oder deinen eigenen aus „Platz sichern“.";
export const LEADS_NOWHERE = "Das führt zu keinem Tisch. Füg den ganzen Link ein, genau so, wie er kam.";
export const GO = "Hingehen";
