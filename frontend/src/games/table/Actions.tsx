/** The actions: second choices, and the main action below them, which is always in the same place. */

import type { ComponentChildren } from "preact";
import { DOING, keyTitle, REPLAYING } from "../../texts/en/table.ts";
import { capital } from "../../ui/namesAndScores.ts";
import type { TableProps } from "../types.ts";

export interface MainAction {
  label: string;
  /** Its result, in small print below. */
  detail?: string | undefined;
  /** Absent while something else must be chosen first; the label then names it. */
  act?: (() => void) | undefined;
  /** Its keyboard shortcut. */
  key?: string | undefined;
  /** It may cost something, and is styled as a warning. */
  warns?: boolean | undefined;
  /** It is not a move; it leads to the next decision. */
  leads?: boolean | undefined;
}

/** What the table waits for, shown in place of an action. */
export interface Wait {
  title: string;
  detail: string;
}

export interface ActionsProps {
  table: TableProps;
  /** Second choices above the main action: `Second`s, or text and one of them (class "tb-line"). */
  row?: ComponentChildren;
  /** Null if there is nothing to do. */
  main: MainAction | null;
  wait: Wait;
}

export function Actions({ table: { view, busy, replay, controls }, row, main, wait }: ActionsProps) {
  return (
    <section class="tb-acts" aria-label={replay ? REPLAYING : DOING}>
      {row && !controls && <div class="tb-row">{row}</div>}
      <div class="tb-last">
        {controls ? (
          <div data-part="main">{controls}</div>
        ) : view.you === null ? (
          <div class="tb-wait" data-part="main">
            <Words title={capital(wait.title)} detail={wait.detail} />
          </div>
        ) : (
          <Main main={main} wait={wait} busy={busy} />
        )}
      </div>
    </section>
  );
}

/** Renders the same button for all actions, so that it keeps the focus. */
function Main({ main, wait, busy }: { main: MainAction | null; wait: Wait; busy: boolean }) {
  const act = busy ? undefined : main?.act;
  const looks = ["tb-main", !main && "waits", main?.warns && "warns", main && busy && "busy"];
  return (
    <button
      type="button"
      data-part="main"
      data-leads={main?.leads}
      class={looks.filter(Boolean).join(" ")}
      aria-disabled={!act}
      onClick={act}
      {...(main?.key && keyed(main.key))}
    >
      <Words title={main?.label ?? capital(wait.title)} detail={(main ?? wait).detail} display={!!main} />
    </button>
  );
}

/** Returns the attributes that announce a control's shortcut. */
export const keyed = (key: string) => ({ "aria-keyshortcuts": key, title: keyTitle(key) });

function Words({ title, detail, display = false }: { title: string; detail?: string | undefined; display?: boolean }) {
  return (
    <>
      <b class={display ? "display" : ""}>{title}</b> {detail && <span>{detail}</span>}
    </>
  );
}

interface SecondProps {
  label: string;
  /** Its cost, or where it leads. */
  detail?: string;
  shortcut?: string;
  /** Absent if it is unavailable; the label then says why. */
  act?: (() => void) | undefined;
  busy?: boolean;
  pressed?: boolean;
  class?: string;
  children?: ComponentChildren;
}

/** Shows a second choice; an unavailable one as text. */
export function Second({ label, detail, shortcut, act, busy = false, pressed, class: more, children }: SecondProps) {
  const words = (
    <>
      <Words title={label} detail={detail} />
      {children}
    </>
  );
  const looks = `tb-second${act ? "" : " idle"} ${more ?? ""}`;
  if (!act) return <div class={looks}>{words}</div>;
  return (
    <button
      type="button"
      class={looks}
      aria-disabled={busy}
      aria-pressed={pressed}
      onClick={() => busy || act()}
      {...(shortcut && keyed(shortcut))}
    >
      {words}
    </button>
  );
}
