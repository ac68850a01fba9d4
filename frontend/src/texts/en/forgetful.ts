/** Before somebody sits down in a browser that keeps nothing. */

export const FORGETS = "This browser keeps nothing: a reload loses your seat.";
export const OWN_LINK = "Keep my own link";
