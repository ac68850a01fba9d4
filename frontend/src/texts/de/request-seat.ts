/** German: asking for a seat without a code, and the host's answer. */

export const TITLE = "Um einen Platz bitten";
export const more = (host: string) =>
  `${host} sieht deinen Namen und entscheidet. Du kannst die Seite schließen: Hast du einen Platz, steht der Tisch auf deiner Startseite.`;
export const YOUR_NAME = "Dein Name";
export const SEND = "Anfragen";
export const NAMELESS = "Gib einen Namen ein, damit man dich erkennt.";
export const asked = (name: string, host: string) => `Du möchtest als „${name}“ mitspielen. Jetzt entscheidet ${host}.`;
export const TAKE_BACK = "Anfrage zurückziehen";
export const NOT_SEATED = "Deine Anfrage wurde abgelehnt.";

/** For the host. */
export const REQUESTS = "Möchten mitspielen";
export const SEAT = "Platz geben";
export const seat = (name: string) => `Platz geben: ${name}`;
export const DECLINE = "Ablehnen";
export const declineSpoken = (name: string) => `${name} ablehnen`;
