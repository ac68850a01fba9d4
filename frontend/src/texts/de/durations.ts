/** German: a clock that runs. */

export const UNDER_A_MINUTE = "unter 1\u00a0min";
export const minutes = (n: number) => `${n}\u00a0min`;
export const hours = (n: number) => `${n}\u00a0h`;
export const days = (n: number) => (n === 1 ? "1\u00a0Tag" : `${n}\u00a0Tage`);
/** After a running time: "3 h übrig". */
export const LEFT = "übrig";
