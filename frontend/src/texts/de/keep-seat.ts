/** German: keep my seat. */

export const NOTHING_YET = "Noch hast du keinen Platz. Er kommt mit deinem ersten Tisch.";
export const SHARED_TITLE = "Mein Platz im Mulligan Club";
export const SHARED = "Mein privater Link. Öffnen, um auf einem anderen Handy weiterzuspielen.";
export const FILE = "mulligan-club-platz.txt";
export const inFile = (link: string) =>
  `Mein Platz im Mulligan Club. Wer diesen Link öffnet, spielt an meiner Stelle:\n\n${link}\n`;
export const why = (lasts: boolean) =>
  `Deine Plätze gehören zu einem Schlüssel, ${lasts ? "den nur dieser Browser hat, und Browser können ihn verlieren" : "der weg ist, wenn du diese Seite schließt"}. ` +
  "Sichere deinen privaten Link, und öffne ihn auf irgendeinem Handy, um weiterzuspielen. Wer ihn hat, kann an deiner Stelle spielen, also behalt ihn für dich.";
export const SEND = "Mir selbst schicken";
export const AS_FILE = "Als Datei";
export const AS_QR = "Als QR-Code";
export const QR = "Dein privater Link als QR-Code";
