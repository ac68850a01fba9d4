/** How the club looks and behaves on this phone. */

export const TITLE = "Settings on this phone";
export const THEME = "Colours";
/** As the phone has it, by day, by night. */
export const themes = ["Like the phone", "Light", "Dark"];
export const TEXT = "Text size";
/** In order of size. */
export const sizes = ["Normal", "Large", "Largest"];
export const MOTION = "Less motion";
export const MOTION_MORE = "You see at once how each movement ends, as on phones that are set to that.";
export const HOLD = "Undo window";
export const HOLD_MORE = "Moves are sent after five seconds, or when you leave the table. Until then you can undo.";
export const SOUND = "Sound at my turn";
export const SOUND_MORE = "Two soft notes, while you have the table open.";
export const VIBRATION = "Vibrate at my turn";
export const VIBRATION_MORE = "Two short buzzes, while you have the table open.";
