/** How the club behaves on this phone. */

export const TITLE = "On this phone";
export const HOLD = "Hold my moves";
export const HOLD_MORE =
  "Each goes out after five seconds, or when you leave the table. Until then you can take it back.";
export const SOUND = "Sound at my turn";
export const SOUND_MORE = "Two soft notes, while you have the table open.";
export const VIBRATION = "Vibrate at my turn";
export const VIBRATION_MORE = "Twice and short, while you have the table open.";
