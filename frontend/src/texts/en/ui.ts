/** Sheets and sharing. */

export const CLOSE = "Close";
export const SHARE = "Share";
export const asQr = (title: string) => `${title}, as a QR code`;
export const COPY = "Copy";
export const COPIED = "Copied.";
export const DOES_NOT_COPY = "Couldn’t copy. Press and hold the link.";
export const KEEP_PICTURE = "Save image";
