/** Measures pictures that are laid out in px. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Text size as drawn, px. In a picture text grows only as far as the width allows. */
const LETTERS = 16;
const WIDTH = 280;

const USUAL = { w: 360, h: 280, letters: 1 };

/** Returns the box, its size in px with the text scale, and whether they are measured yet. Heights change in steps, so that a browser
 * toolbar does not move the table. */
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
