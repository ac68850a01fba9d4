/** For charts, which are laid out by px. Tables measure their pictures themselves (`useSize`): shared, it would come as a file of its own
 * to each of them. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Letters as they are drawn, px; in a chart they grow as far as its width allows, in the rest of the page on. */
const LETTERS = 16;
const WIDTH = 280;

/** The box's width in px, and how large letters are. */
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
