/** German: the log, hole by hole. */

export const title = (round: number | null, hole: number, par: number) =>
  `${round === null ? "" : `Runde\u00a0${round}, `}Loch\u00a0${hole}, Par\u00a0${par}`;
