import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";

/** Px above the lower edge: the main action and most of a seat. */
const UNSEEN = 130;

const seatsOf = (form: RefObject<HTMLFormElement | null>) => form.current!.querySelector(".seating")!;

/** Whether the form's seats are out of view, and how to scroll to them. */
export function useScrollToSeats(form: RefObject<HTMLFormElement | null>) {
  const [below, setBelow] = useState(false);
  useLayoutEffect(() => {
    const seats = seatsOf(form);
    const look = () => setBelow(seats.getBoundingClientRect().top > innerHeight - UNSEEN);
    look();
    // Scrolling, resizing, and choices above the seats can move them across the lower edge.
    const watch = new IntersectionObserver(look, { rootMargin: `100000px 0px -${UNSEEN}px` });
    watch.observe(seats);
    return () => watch.disconnect();
  }, []);
  const show = () => {
    const seats = seatsOf(form);
    seats.querySelector<HTMLElement>(".chair.on")!.focus({ preventScroll: true });
    seats.scrollIntoView({ block: "center", behavior: reducedMotion() ? "auto" : "smooth" });
  };
  return { below, show };
}
