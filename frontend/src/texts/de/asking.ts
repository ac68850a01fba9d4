/** German: asking for a seat without a code, and what the host does about it. */

export const TITLE = "Um einen Platz bitten";
export const more = (host: string) =>
  `${host} sieht deinen Namen und gibt dir einen Platz, oder nicht. Du kannst die Seite solange schließen: Sobald du sitzt, steht der Tisch bei deinen.`;
export const YOUR_NAME = "Dein Name";
export const SEND = "Bitten";
export const NAMELESS = "Gib einen Namen ein, damit man dich erkennt.";
export const asked = (name: string, host: string) =>
  `Du hast als „${name}“ um einen Platz gebeten. Jetzt entscheidet ${host}.`;
export const TAKE_BACK = "Zurücknehmen";
export const NOT_SEATED = "Du hast hier um einen Platz gebeten und keinen bekommen.";

/** For the host. */
export const REQUESTS = "Bitten um einen Platz";
export const SEAT = "Platz geben";
export const seat = (name: string) => `Platz geben: ${name}`;
export const DECLINE = "Nein";
export const declineSpoken = (name: string) => `Nein, nicht ${name}`;
