import { useLayoutEffect, useRef } from "preact/hooks";
import { type Row, shiftOffEdge } from "./rowsInView.ts";

/** Px around a row, for its outline, and above the main action. */
const AROUND = 4;
const ABOVE = 12;
/** Least height of the picture, px. */
const PICTURE = 60;

/** Keeps the form's rows fully above or below the main action until the player scrolls: the picture above shrinks, or the games' pictures
 * grow (`--give` of the screen, px). `keys`: values on which the rows depend. */
export function useRowsInView(keys: unknown[]) {
  const form = useRef<HTMLFormElement>(null);
  const given = useRef(0);
  useLayoutEffect(() => {
    const settle = () => {
      if (scrollY > 0) return;
      given.current = wanted(form.current!, given.current);
      screenOf(form.current!).style.setProperty("--give", `${given.current}px`);
    };
    settle();
    addEventListener("resize", settle);
    return () => removeEventListener("resize", settle);
  }, keys);
  return form;
}

const screenOf = (form: HTMLElement) => form.closest<HTMLElement>(".screen")!;

/** Returns the new value, given the current one. */
function wanted(form: HTMLElement, given: number): number {
  const screen = screenOf(form);
  const picture = screen.querySelector(".poster > svg")!.getBoundingClientRect();
  const { top } = form.getBoundingClientRect();
  const spare = top < picture.bottom ? 0 : picture.height - given - PICTURE;
  return shiftOffEdge(
    rowsOf(form, given),
    screen.querySelector(".main-action")!.getBoundingClientRect().top - ABOVE,
    spare,
  );
}

const rowsOf = (form: HTMLElement, given: number): Row[] =>
  [...form.querySelectorAll("legend, label, button, input, .note")].map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top: top - given - AROUND, bottom: bottom - given + AROUND };
  });
