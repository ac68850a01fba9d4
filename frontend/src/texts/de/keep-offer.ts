/** German: what is said once, after the first turn. */

export const WHY = "Deine Plätze gibt es nur auf diesem Handy.";
export const KEEP_SEAT = "Platz sichern";
export const NOT_NOW = "Jetzt nicht";
