/** A clock that runs. */

export const UNDER_A_MINUTE = "under a minute";
export const minutes = (n: number) => `${n} min`;
export const hours = (n: number) => `${n} h`;
export const days = (n: number) => (n === 1 ? "1 day" : `${n} days`);
/** After a running time: "3 h left". */
export const LEFT = "left";
