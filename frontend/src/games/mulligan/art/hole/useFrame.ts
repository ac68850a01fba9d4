/** The size of a picture's frame, and its text scale. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Frame } from "../../../../art/hole/plan.ts";

export interface Place {
  frame: Frame;
  /** 1 for a rem of 16 px. */
  text: number;
  /** Height of the sky under the table's head, which grows with its text. */
  top: number;
}

/** Heights change in steps, so that a browser toolbar that appears does not redraw the hole. */
const STEP = 8;
const WIDEST = 640;
/** Smaller boxes are being added or removed. */
const LEAST = 40;
const MOST_TEXT = 1.6;
/** Width of four labels with yards alone. */
const FOUR_LABELS = 236;

/** The share of the head that covers the sky: its lower edge is transparent. */
const COVERS = 0.9;

const USUAL: Place = { frame: { w: 360, h: 232 }, text: 1, top: 54 };
/** The page's font, read while the page is laid out: reading it while drawing would force a layout. */
let family = "";

/** Returns the frame: on phones one unit is one px, on wide screens things are larger. `known`: false until measured, so that nothing is
 * drawn twice. */
export function useFrame() {
  const box = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState<Place>(USUAL);
  useLayoutEffect(() => {
    const head = box.current!.closest("section")?.querySelector<HTMLElement>("[data-part=head]");
    const measure = () => {
      const { width, height } = box.current!.getBoundingClientRect();
      const over = head?.offsetHeight ?? 0;
      family ||= getComputedStyle(document.body).fontFamily;
      if (width > LEAST && height > LEAST) setPlace((now) => same(now, placed(width, height, rem(), over)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    if (head) watch.observe(head);
    return () => watch.disconnect();
  }, []);
  return [box, place, place !== USUAL] as const;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the frame of a box. `head`: the head's height in px. */
export function placed(width: number, height: number, rem: number, head = 0): Place {
  const scale = Math.max(1, width / WIDEST);
  return {
    frame: { w: Math.round(width / scale), h: Math.max(96, Math.floor(height / scale / STEP) * STEP) },
    text: Math.min(MOST_TEXT, width / scale / FOUR_LABELS, rem / 16),
    top: Math.round((head * COVERS) / scale),
  };
}

const same = (now: Place, next: Place): Place =>
  now !== USUAL && JSON.stringify(now) === JSON.stringify(next) ? now : next;

/** Returns a function that measures words in the labels' font. */
export function measurer(print: number): (text: string) => number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => text.length * print * 0.57;
  pen.font = `600 ${print}px ${family}`;
  return (text) => pen.measureText(text).width;
}
