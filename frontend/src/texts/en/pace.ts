/** A table's time bank and hours off. */

export const WHOLE_GAME = "Whole game";
export const givesBack = (hours: string) => `Each move gives ${hours} back.`;
export const OFF = {
  nights: "Clocks stop at night.",
  weekends: "Clocks stop at weekends.",
  both: "Clocks stop at night and at weekends.",
};
