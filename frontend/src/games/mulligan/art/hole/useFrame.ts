/** The size of a picture's frame and its text scale. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Frame } from "../../../../art/hole/plan.ts";

export interface Place {
  frame: Frame;
  /** 1 where a rem is 16 px. */
  text: number;
  /** How much of the sky the table's head covers: it grows with its words. */
  top: number;
}

/** Heights go in steps, so that a browser's bar that comes and goes does not draw the hole anew. */
const STEP = 8;
const WIDEST = 640;
/** Smaller places are on their way in or out. */
const LEAST = 40;
const MOST_TEXT = 1.6;
/** How wide four labels of yards alone stand in a row. */
const FOUR_LABELS = 236;

/** The head's foot is clear. */
const COVERS = 0.9;

const USUAL: Place = { frame: { w: 360, h: 232 }, text: 1, top: 54 };
/** The page's letters, asked for while it is laid out: amid drawing it would be laid out anew for that. */
let family = "";

/** On phones a unit of the picture is a px; on wide screens things stand larger. `known`: nothing is to be drawn before it holds, or
 * it would be drawn twice. */
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

/** `head`: how high it is. */
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

/** Measures words of a label in the font that they will stand in. */
export function measurer(print: number): (text: string) => number {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => text.length * print * 0.57;
  pen.font = `600 ${print}px ${family}`;
  return (text) => pen.measureText(text).width;
}
