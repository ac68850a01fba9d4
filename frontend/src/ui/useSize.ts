/** For a picture that is laid out by px. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Letters as they are drawn, px; in the picture they grow as far as its width allows, in the rest of the page on. */
const LETTERS = 16;
const WIDTH = 280;

const USUAL = { w: 360, h: 280, letters: 1 };

/** The box's size in px, and how large letters are; heights go in steps, so that a browser's bar that comes and goes does not move the
 * table. Third, whether they are known: what is drawn before is drawn twice. */
export function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = box.current!.getBoundingClientRect();
      const [w, h] = [Math.round(width), Math.floor(height / 4) * 4];
      const asked = parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS;
      const letters = Math.min(asked, Math.max(1, w / WIDTH));
      const same = (now: typeof size) => now !== USUAL && now.w === w && now.h === h && now.letters === letters;
      if (w && h) setSize((now) => (same(now) ? now : { w, h, letters }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, size, size !== USUAL] as const;
}
