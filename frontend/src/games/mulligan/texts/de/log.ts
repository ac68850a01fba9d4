/** German: the log, hole by hole. */

export const title = (hole: number, par: number | undefined) =>
  `Loch\u00a0${hole}${par === undefined ? "" : `, Par\u00a0${par}`}`;
