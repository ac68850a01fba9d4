/** German: sheets and sharing. */

export const CLOSE = "Schließen";
export const SHARE = "Teilen";
export const asQr = (title: string) => `${title}, als QR-Code`;
export const COPY = "Kopieren";
export const COPIED = "Kopiert.";
export const DOES_NOT_COPY = "Kopieren ging nicht. Halte den Link gedrückt.";
export const KEEP_PICTURE = "Bild speichern";
