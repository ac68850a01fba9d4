/** German: what golfers are called. */

/** Those of a seat that has two, by their shapes. */
export const SHAPES = ["Ball", "Fahne", "Tee", "Kappe"];
