/** Look and behaviour on this phone. */

export const TITLE = "Settings on this phone";
export const THEME = "Colours";
export const themes = ["Automatic", "Light", "Dark"];
export const TEXT = "Text size";
/** In order of size. */
export const sizes = ["Normal", "Large", "Largest"];
export const MOTION = "Less motion";
export const MOTION_MORE = "You see results at once, without animation. Also on if your phone asks for it.";
export const HOLD = "Undo window";
export const HOLD_MORE = "Moves are sent after five seconds, or when you leave the table. Until then you can undo.";
export const SOUND = "Sound on my turn";
export const SOUND_MORE = "Two soft notes, while the table is open.";
export const VIBRATION = "Vibrate on my turn";
export const VIBRATION_MORE = "Two short buzzes, while the table is open.";
