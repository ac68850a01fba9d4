/** German: the offer of Keep my seat, made once, after the first turn. */

export const WHY = "Dein Platz ist nur auf diesem Handy.";
export const KEEP_SEAT = "Zugang sichern";
export const NOT_NOW = "Jetzt nicht";
