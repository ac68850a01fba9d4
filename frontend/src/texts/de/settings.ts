/** German: how the club behaves on this phone. */

export const TITLE = "Auf diesem Handy";
export const HOLD = "Meine Züge zurückhalten";
export const HOLD_MORE =
  "Jeder geht nach fünf Sekunden hinaus, oder wenn du den Tisch verlässt. Bis dahin kannst du ihn zurücknehmen.";
export const SOUND = "Ton, wenn ich dran bin";
export const SOUND_MORE = "Zwei leise Töne, solange du den Tisch offen hast.";
export const VIBRATION = "Vibrieren, wenn ich dran bin";
export const VIBRATION_MORE = "Zweimal kurz, solange du den Tisch offen hast.";
