import { useEffect, useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";
import type { Span } from "./replayRange.ts";

/** Ms for which each step is shown. */
const STEP = 2200;
/** Factor when nothing is animated. */
const STILL = 1.5;

/** Plays step by step; each waits until its view is loaded (`here`). */
export function useAutoplay({ first, last }: Span, at: number, here: boolean, seek: (at: number) => void) {
  const [playing, setPlaying] = useState(false);
  const [pace, onPace] = useState(1);
  useEffect(() => {
    if (!playing || !here) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => seek(at + 1), (STEP * (reducedMotion() ? STILL : 1)) / pace);
    return () => clearTimeout(timer);
  }, [playing, at, here, pace]);
  const onPlay = (on: boolean) => {
    if (on && at >= last) seek(first);
    setPlaying(on);
  };
  return { playing, pace, onPlay, onPace };
}
