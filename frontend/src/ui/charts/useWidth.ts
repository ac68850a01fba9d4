/** The width of a chart, which is laid out in px. Tables use `useSize`: sharing one hook would cost each table a chunk of its own. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Text size as drawn, px. In a chart text grows only as far as the width allows. */
const LETTERS = 16;
const WIDTH = 280;

/** Returns the box's width in px and the text scale. */
export function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 360, letters: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const w = Math.round(box.current!.getBoundingClientRect().width);
      const asked = parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS;
      const letters = Math.min(asked, Math.max(1, w / WIDTH));
      if (w) setSize((now) => (now.w === w && now.letters === letters ? now : { w, letters }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, size] as const;
}
