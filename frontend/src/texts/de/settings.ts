/** German: look and behaviour on this phone. */

export const TITLE = "Einstellungen auf diesem Handy";
export const THEME = "Farben";
export const themes = ["Automatisch", "Hell", "Dunkel"];
export const TEXT = "Schriftgröße";
export const sizes = ["Normal", "Groß", "Sehr groß"];
export const MOTION = "Weniger Bewegung";
export const MOTION_MORE = "Zeigt gleich das Ergebnis, ohne Animation. Gilt auch, wenn dein Handy so eingestellt ist.";
export const HOLD = "Zeit zum Zurück\u00adnehmen";
export const HOLD_MORE =
  "Jeder Zug wird erst nach fünf Sekunden gesendet, oder wenn du den Tisch verlässt. Bis dahin kannst du ihn zurück\u00adnehmen.";
export const SOUND = "Ton, wenn ich dran bin";
export const SOUND_MORE = "Zwei leise Töne, solange der Tisch offen ist.";
export const VIBRATION = "Vibrieren, wenn ich dran bin";
export const VIBRATION_MORE = "Zweimal kurz, solange der Tisch offen ist.";
