/** What a table’s clocks go by besides hours for each move. */

export const WHOLE_GAME = "Whole game";
export const givesBack = (hours: string) => `Each move gives ${hours} back.`;
export const OFF = {
  nights: "Nights do not count.",
  weekends: "Weekends do not count.",
  both: "Nights and weekends do not count.",
};
