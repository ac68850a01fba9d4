/** The time left to decide. */

import { useEffect, useState } from "preact/hooks";
import { serverTime } from "../lib/serverTime.ts";
import { LEFT } from "../texts/en/durations.ts";
import { leftWords, shareLeft } from "./durations.ts";

/** Returns the server's time in ms, updated every `every` ms. */
export function useNow(every = 20_000): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

interface LeftProps {
  deadline: string;
  /** Hours for a whole decision, for the dial. */
  hours?: number | null;
  /** Without the word "left". */
  short?: boolean;
}

export function TimeLeft({ deadline, hours = 72, short = false }: LeftProps) {
  const ms = Date.parse(deadline) - useNow();
  const soon = ms < 4 * 3_600_000;
  return (
    <span class={`left num${soon ? " soon" : ""}`}>
      <span class="dial" style={{ "--left": shareLeft(ms, hours ?? 72) }} aria-hidden="true" />
      {leftWords(ms)}
      {short ? <span class="vh"> {LEFT}</span> : ` ${LEFT}`}
    </span>
  );
}
