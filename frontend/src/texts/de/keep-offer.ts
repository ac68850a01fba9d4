/** German: what is said once, after the first turn. */

export const WHY = "Nur dieses Handy kann für dich spielen.";
export const KEEP_SEAT = "Platz sichern";
export const NOT_NOW = "Jetzt nicht";
