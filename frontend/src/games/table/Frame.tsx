/** The shell around every game's table: head and picture on top, a line of news, the hand, and the actions. On wide screens and phones in
 * landscape the picture is on the left. A game supplies words, pictures and choices. */

import type { ComponentChildren, RefObject } from "preact";
import { useRef } from "preact/hooks";
import { Actions, type ActionsProps } from "./Actions.tsx";
import { Head, type HeadProps } from "./Head.tsx";
import { type Keys, pressed } from "./shortcuts.ts";
import "./table.css";
import { useKeepFocus } from "./useKeepFocus.ts";

interface FrameProps extends HeadProps, ActionsProps {
  /** The game's classes: with them its style sheet makes its own of the shell's parts. */
  name: string;
  /** What the picture is called; what lies in it fills the whole scene where it is placed absolutely. */
  scene: string;
  picture: ComponentChildren;
  /** The line of news (`newsLine`). */
  news: string;
  /** Between the news and the hand. */
  above?: ComponentChildren;
  /** Cards, dice, one's own grid: what one plays with. */
  hand: ComponentChildren;
  /** Between the hand and the actions: what one sets, and what it comes to. */
  below?: ComponentChildren;
  /** What opens over the table, and what stands beside it on wide screens. */
  children?: ComponentChildren;
  /** What keys do that no control names. */
  keys?: Keys;
  /** For who looks for elements in the table. */
  root?: RefObject<HTMLDivElement | null>;
}

export function Frame(props: FrameProps) {
  const { table, name, scene, picture, news, above, hand, below, children, keys, root: given } = props;
  const own = useRef<HTMLDivElement>(null);
  const root = given ?? own;
  useKeepFocus(root, "h1, .tb-main");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for the controls that lie in it
    <div
      class={`tb ${name}`}
      ref={root}
      onKeyDown={(event) => pressed(event, event.currentTarget, table.busy ? undefined : keys)}
    >
      <section class="tb-scene" aria-label={scene}>
        <Head {...props} />
        <div class="tb-picture" data-part="picture">
          {picture}
        </div>
      </section>
      <div class="tb-news" data-part="news">
        <p role="status">{news}</p>
      </div>
      <main class="tb-lower">
        {above}
        <div class="tb-hand" data-part="hand">
          {hand}
        </div>
        {below}
      </main>
      <Actions {...props} />
      {children}
    </div>
  );
}
