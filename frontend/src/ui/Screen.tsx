/** The layout of every screen except a table in play: a picture on top (left on wide screens), content below (right), the main action
 * last. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Art } from "../art/Art.tsx";
import { back } from "../lib/router.ts";
import { BACK_TO_TABLES } from "../texts/en/app.ts";
import { animate } from "./motion.ts";
import "./screen.css";
import { hasNavigated, useTitle } from "./pageTitle.ts";

interface ScreenProps {
  /** CSS class for the screen's own style sheet. */
  name: string;
  title: string;
  poster: ComponentChildren;
  /** Content at the bottom, with the main action. */
  bar?: ComponentChildren;
  /** Its texts never change, so browsers may translate them; other screens decline that. */
  fixed?: boolean;
  children: ComponentChildren;
}

export function Screen({ name, title, poster, bar, fixed, children }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useTitle(title);
  useEffect(() => {
    const heading = root.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    if (hasNavigated()) {
      heading?.focus({ preventScroll: true });
      animate(root.current, { opacity: [0, 1] }, { duration: 180 });
    }
  }, []);
  return (
    <div class={`screen ${name}`} ref={root}>
      <header class="poster">{poster}</header>
      <div class="hand">
        <main translate={fixed}>{children}</main>
        {bar && <footer class="bar">{bar}</footer>}
      </div>
    </div>
  );
}

export function BackButton({ to = "/", label = BACK_TO_TABLES }: { to?: string; label?: string }) {
  const leave = (event: Event) => {
    event.preventDefault();
    back(to);
  };
  return (
    <a class="round back" href={to} aria-label={label} onClick={leave}>
      <Art name="icon-back" />
    </a>
  );
}
