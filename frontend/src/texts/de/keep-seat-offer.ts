/** German: the offer of Keep my seat, made once, after the first turn. */

export const WHY = "Deinen Platz gibt es nur auf diesem Handy.";
export const KEEP_SEAT = "Zugang sichern";
export const NOT_NOW = "Jetzt nicht";
