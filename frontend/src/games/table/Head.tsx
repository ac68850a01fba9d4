/** The table's head: the back button, the game, whose turn it is and the time left, and buttons for sheets. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Art } from "../../art/Art.tsx";
import * as words from "../../texts/en/table.ts";
import { later } from "../../ui/lazy.tsx";
import { TimeLeft } from "../../ui/TimeLeft.tsx";
import type { TableProps } from "../types.ts";

const HowSheet = later(() => import("./HowSheet.tsx"));

export interface HeadProps {
  table: TableProps;
  /** Large title: "Hole 6", "Round 2 of 4". */
  title: string;
  /** Whose turn it is. */
  turn: string;
  /** Details: "Par 5, 506 yards". */
  detail?: string;
  /** Figures and `IconButton`s before the shell's own buttons. */
  extra?: ComponentChildren;
  /** The game shows the chat and its button elsewhere. */
  ownTalk?: boolean;
}

export function Head({ table, title, turn, detail, extra, ownTalk = false }: HeadProps) {
  const { view, replay = false, goBack, openChat, unread } = table;
  const heading = useRef<HTMLHeadingElement>(null);
  const [how, showHow] = useState(false);
  const way = replay ? words.TO_RESULT : words.TO_TABLES;
  // The player's own deadline if they are waited for, otherwise the first of all.
  const deadline = view.pace.seats[view.you!]?.deadline ?? view.deadline;
  // The title takes the focus if nothing has it, so that keyboard users start at the top.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="tb-head" data-part="head">
      <IconButton label={way} act={goBack}>
        <Art name="icon-back" />
      </IconButton>
      <div class="title">
        <h1 class="display" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {deadline && view.status === "playing" && !replay && (
          <TimeLeft deadline={deadline} hours={view.clock_hours} short />
        )}
        <p class="turn">{turn}</p>
        {detail && <p class="detail num">{detail}</p>}
      </div>
      {extra}
      {!replay && !ownTalk && <TalkButton unread={unread} act={openChat} />}
      <IconButton label={words.HOW_LABEL} act={() => showHow(true)}>
        <Lines
          path="M12 6C9.5 4 6 3.7 2.5 4.2V19C6 18.5 9.5 18.8 12 20.8 14.5 18.8 18 18.5 21.5 19V4.2C18 3.7 14.5 4 12 6ZM12 6V20.5"
          bold={2.2}
        />
      </IconButton>
      {how && <HowSheet view={view} onClose={() => showHow(false)} />}
    </header>
  );
}

interface IconButtonProps {
  label: string;
  act(): void;
  children: ComponentChildren;
}

/** An icon button, which mostly opens a sheet. */
export function IconButton({ label, act, children }: IconButtonProps) {
  return (
    <button type="button" class="tb-icon" aria-label={label} title={label} onClick={act}>
      {children}
    </button>
  );
}

/** A 24 px icon with lines of this width. */
export function Lines({ path, bold }: { path: string; bold: number }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" stroke-width={bold} stroke-linejoin="round" />
    </svg>
  );
}

/** The chat button with the number of unread messages. */
export function TalkButton({ unread, act }: { unread: number; act(): void }) {
  return (
    <IconButton label={words.talkLabel(unread)} act={act}>
      <Art name="icon-chat" />
      {unread > 0 && <span class="dot num">{unread > 9 ? "9+" : unread}</span>}
    </IconButton>
  );
}
