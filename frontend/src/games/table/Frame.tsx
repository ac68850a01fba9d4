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
  /** CSS classes, with which the game styles the shell's parts. */
  name: string;
  /** CSS class of the picture; absolutely positioned content fills the whole scene. */
  scene: string;
  picture: ComponentChildren;
  /** The news (`newsLine`). */
  news: string;
  /** Content between the news and the hand. */
  above?: ComponentChildren;
  /** The player's cards, dice or grid. */
  hand: ComponentChildren;
  /** Content between the hand and the actions: settings for the move, and their result. */
  below?: ComponentChildren;
  /** Sheets over the table, and a column beside it on wide screens. */
  children?: ComponentChildren;
  /** Shortcuts that belong to no control. */
  keys?: Keys;
  /** The table's element, for games that look up elements in it. */
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
