/** The trading game's table: the ring on top, what is said, one's own hand, and what one may do. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { Left } from "../../ui/Clock.tsx";
import { awayWords, namesOf } from "../seats.ts";
import type { TableProps } from "../types.ts";
import { useFocusKept } from "../useFocusKept.ts";
import { Actions } from "./Actions.tsx";
import { type Choices, choicesOf, NOTHING } from "./choices.ts";
import { chipsOf, type Draft, FRESH, liftedOf, unchanged } from "./draft.ts";
import { Hand } from "./Hand.tsx";
import { Head } from "./Head.tsx";
import { keyOf } from "./keys.ts";
import { mainOf } from "./labels.ts";
import { asideOf, latelyWords, todoWords } from "./news.ts";
import { Ring } from "./Ring.tsx";
import { stageOf } from "./stage.ts";
import type { RingState } from "./state.ts";
import { turnWords } from "./status.ts";
import { useScenes } from "./useScenes.ts";
import { useWide } from "./useWide.ts";
import "./table.css";

/** Talk comes after all that one decides by, into room that is kept for it. */
const Talk = later(() => import("./Talk.tsx"));
const ChatColumn = later(() => import("./ChatColumn.tsx"));
const Hands = later(() => import("./Hands.tsx"));
const HandsSheet = later(() => import("./HandsSheet.tsx"));
const GoneSheet = later(() => import("./GoneSheet.tsx"));
const SeatSheet = later(() => import("./SeatSheet.tsx"));

type Opened = "hands" | "gone" | { seat: number } | null;

export default function Table(props: TableProps<RingState>) {
  const { view, happened, busy, send, messages, say, openChat, unread, goBack, replay = false, controls } = props;
  const { scene, motion, drop } = useScenes(view, happened, replay);
  const root = useFocusKept("h1, .tr-main");
  const wide = useWide();
  const [draft, setDraft] = useState(FRESH);
  const [opened, open] = useState<Opened>(null);
  const { phase, turn, own } = view.state;
  useEffect(() => setDraft(FRESH), [turn, phase]);

  const choices = replay ? NOTHING : choicesOf(view.legal);
  const stage = scene?.stage ?? stageOf(view);
  const stake = choices.auction ?? choices.offer;
  const change = (more: Partial<Draft>) => setDraft({ ...draft, folding: false, ...more });
  const act = async (move: Move) => {
    drop();
    await send(move);
    setDraft(FRESH);
  };
  const skip = () => act({ kind: "skip" });
  const fold = () => act({ kind: "fold" });
  const askToFold = (folding: boolean) => change({ folding });
  const main = () => {
    const move = moveOf(choices, draft, own);
    if (move && mainOf(view, choices, draft)?.ready) act(move);
  };
  const lift = (card: number) => change({ card: liftedOf(draft, stake, own) === card && !own?.offer ? null : card });
  const count = (chips: number) => change({ chips });
  const take = (what: number | "mulligan") => change({ take: draft.take === what ? null : what });
  useKeys(root, (key) => {
    const pressed = keyOf(key, choices, own?.hand ?? []);
    const chips = chipsOf(draft, stake, own);
    if (!pressed || busy) return false;
    if (pressed === "back") setDraft(FRESH);
    else if (pressed === "skip") skip();
    else if (pressed === "fold") askToFold(true);
    else if (pressed === "more") count((chips ?? 0) + 1);
    else if (pressed === "less") count((chips ?? 0) - 1);
    else if ("lift" in pressed) lift(pressed.lift);
    else take(pressed.take);
    return pressed !== "back";
  });

  // What led to the end is shown first, and all hands after it.
  const over = phase === "over" && !scene;
  const shown = !replay && !over && own;
  return (
    <div
      class={`tr${replay ? " replay" : ""}${view.seats.length > 5 ? " crowded" : ""}${own ? "" : " watches"}`}
      ref={root}
    >
      <section class="tr-scene" aria-label="The trading ring">
        <Ring
          view={view}
          stage={stage}
          scene={scene}
          motion={motion}
          choices={choices}
          draft={draft}
          busy={busy}
          take={take}
          skip={skip}
          fold={fold}
          askToFold={askToFold}
          look={(seat) => open({ seat })}
          seeGone={() => open("gone")}
        />
        <Head
          turn={turnWords(view, stage)}
          pot={over ? null : stage.pot}
          replay={replay}
          goBack={goBack}
          openHands={() => open("hands")}
        />
      </section>
      {wide && !replay && <ChatColumn view={view} messages={messages} say={say} openChat={openChat} unread={unread} />}
      <main class="tr-lower">
        <div class="tr-news">
          <p role="status">{(scene && motion?.newsOf(scene.event, namesOf(view))) ?? lineOf(props)}</p>
          {view.deadline && view.status === "playing" && !replay && (
            <Left deadline={view.deadline} hours={view.clock_hours} short />
          )}
        </div>
        {!replay && !wide && (
          <div class={view.you === null ? "" : "tr-said"}>
            <Talk view={view} messages={messages} say={say} openChat={openChat} unread={unread} />
          </div>
        )}
        {shown ? (
          <Hand view={view} own={own} choices={choices} draft={draft} busy={busy} lift={lift} count={count} />
        ) : (
          <Hands view={view} />
        )}
      </main>
      <section class="tr-acts" aria-label={replay ? "Replay" : "What you may do"}>
        {controls ?? <Actions view={view} choices={choices} draft={draft} busy={busy} act={main} />}
      </section>
      {opened === "hands" && <HandsSheet own={own?.value.type ?? null} onClose={() => open(null)} />}
      {opened === "gone" && <GoneSheet view={view} onClose={() => open(null)} />}
      {opened && typeof opened === "object" && <SeatSheet view={view} seat={opened.seat} onClose={() => open(null)} />}
    </div>
  );
}

/** The main action's move. */
function moveOf({ auction, offer, swap, mulligan }: Choices, draft: Draft, own: RingState["own"]): Move | null {
  const stake = auction ?? offer;
  if (stake) {
    const card = liftedOf(draft, stake, own);
    const chips = chipsOf(draft, stake, own);
    if (card === null || unchanged(draft, stake, own)) return null;
    return { kind: auction ? "auction" : "offer", card, ...(chips === null ? {} : { chips }) };
  }
  if (draft.take === "mulligan" && mulligan) return { kind: "mulligan" };
  return typeof draft.take === "number" && swap.includes(draft.take) ? { kind: "swap", seat: draft.take } : null;
}

/** What happened besides the ring, or at the last turn; and what is to be done. */
function lineOf({ view, happened, replay }: TableProps<RingState>): string {
  const names = namesOf(view);
  const aside = asideOf(happened, names, view.you) || (replay ? "" : awayWords(view));
  if (aside) return `${aside} ${todoWords(view)}`;
  return view.state.phase === "turn" ? `${latelyWords(view)} ${todoWords(view)}`.trim() : todoWords(view);
}

/** Keys work while the focus is anywhere in the table. */
function useKeys(root: RefObject<HTMLElement | null>, press: (key: string) => boolean): void {
  useLayoutEffect(() => {
    const element = root.current!;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, textarea")) return;
      if (press(event.key)) event.preventDefault();
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  });
}
