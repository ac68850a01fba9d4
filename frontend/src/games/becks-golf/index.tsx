/** Grandpa Beck's table: the others' cards on top, one's own large on the green, the piles beside them, and what one may do. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Happened, Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { last } from "../lists.ts";
import { awayWords, namesOf, shortNames } from "../seats.ts";
import type { TableProps } from "../types.ts";
import { useFocusKept } from "../useFocusKept.ts";
import { Acts } from "./Acts.tsx";
import type { Board } from "./board.ts";
import { choicesOf, NO_CHOICES } from "./choices.ts";
import { cardInHand, draftOf, endingOf, mainOf, NOTHING, previewOf, tap } from "./draft.ts";
import type { Target } from "./drag.ts";
import type { Starts } from "./fly.ts";
import { Head } from "./Head.tsx";
import { type Key, keyOf } from "./keys.ts";
import { closerWords, isOwnTimeOut, latestNews, newsOf } from "./news.ts";
import { Me, Own } from "./Own.tsx";
import { Panel } from "./Panel.tsx";
import { Hand, Piles } from "./Piles.tsx";
import { DISCARD, handOf, type Spot } from "./places.ts";
import type { Scene } from "./scenes.ts";
import type { BecksState, BecksView, Card } from "./state.ts";
import { standing, standingsWords, turnWords } from "./status.ts";
import { OTHERS, ROUND, roundOver } from "./texts/en/table.ts";
import { useBoard, useMotion } from "./useBoard.ts";
import "./table.css";

/** The hills and the cards' pictures come after all that one decides by; their places are there from the first. */
const Backdrop = later(() => import("./Backdrop.tsx"));
const Cards = later(() => import("./Cards.tsx"));
const ScoreSheet = later(() => import("./ScoreSheet.tsx"));

export default function Table(props: TableProps<BecksState>) {
  const { view, happened, busy, send, openChat, unread, goBack, replay = false, controls } = props;
  const motion = useMotion();
  const { board, scene, drop, goOn } = useBoard(view, happened, replay, motion);
  const root = useFocusKept(".bg-main");
  const starts = useRef<Starts>(new Map());
  const [draft, setDraft] = useState(() => draftOf(view));
  /** What a dragged card is over. */
  const [over, setOver] = useState<Target>(null);
  /** The card in the hand is under way by hand. */
  const [away, setAway] = useState(false);
  const [scores, openScores] = useState<{ seat: number | null } | null>(null);

  useLayoutEffect(() => setDraft(draftOf(view)), [decisionOf(view)]);
  useLayoutEffect(() => {
    if (scene) motion?.fly(root.current, scene.flights, starts.current);
    starts.current = new Map();
  }, [scene]);

  const { you } = view;
  const seats = board.nines.map((_, seat) => seat);
  const others = you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
  const ended = board.ended !== null && you !== null && !replay;
  const choices = replay || ended ? NO_CHOICES : choicesOf(view.legal);
  const main = ended || replay ? null : mainOf(view, choices, draft);
  const card = cardInHand(view, draft);
  const ends = endingOf(view, draft);

  const act = async (move: Move) => {
    drop();
    await send(move);
  };
  const acts = {
    draw: () => act({ kind: "draw" }),
    tap: (at: number) => {
      drop();
      setDraft(tap(draft, choices, at));
    },
    lift: () => {
      drop();
      setDraft({ ...NOTHING, lifted: !draft.lifted });
    },
    throwIt: () => setDraft({ ...draft, to: draft.to === "discard" ? null : "discard" }),
    takeBack: () => setDraft(draft.to === null ? draftOf(view) : { ...draft, to: null, lifted: draft.lifted }),
    main: () => {
      if (ended) goOn();
      else if (main?.move) void act(main.move);
    },
  };
  const grab = (event: PointerEvent, spot: Spot, held: Card, lifts: boolean) => {
    const from = root.current?.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    if (!from) return;
    drop();
    motion?.startDrag(event, {
      card: held,
      from,
      lift: () => {
        setAway(true);
        if (lifts) setDraft({ ...NOTHING, lifted: true });
      },
      over: setOver,
      drop: (to, at) => {
        setOver(null);
        const dropped = { ...draft, lifted: draft.lifted || lifts, to };
        const move = mainOf(view, choices, dropped)?.move;
        if (to === null || !move || endingOf(view, dropped)?.clear === false) {
          setAway(false);
          setDraft(to === null ? draft : dropped);
          return null;
        }
        starts.current.set(spot === DISCARD || draft.lifted ? DISCARD : spot, at);
        setDraft(dropped);
        return act(move).finally(() => {
          setAway(false);
          setDraft(NOTHING);
        });
      },
    });
  };
  const press = (key: Key) => {
    if (key === "draw") return void acts.draw();
    if (key === "main") return acts.main();
    if (key === "lift") return acts.lift();
    if (key === "throw") return acts.throwIt();
    if (key === "back") return acts.takeBack();
    return acts.tap(key.at);
  };
  useKeys(root, (key) => (busy ? null : keyOf(key, choices, main)), press);

  const open = (seat: number | null) => openScores({ seat });
  const holds = card !== null && you !== null && !away;
  const panel = (seat: number) => <Panel key={seat} view={view} board={board} seat={seat} open={open} />;
  const preview = previewOf(view, draft);
  const piles = (
    <Piles
      board={board}
      choices={choices}
      draft={draft}
      busy={busy}
      over={over === "discard"}
      draw={acts.draw}
      onDiscards={() => (choices.discard ? acts.throwIt() : acts.lift())}
      grab={(event) => {
        const top = last(view.state.discard);
        if (top !== undefined) grab(event, DISCARD, top, true);
      }}
    />
  );
  return (
    <div class={`bg ${you === null ? `watched w${others.length}` : `o${others.length}`}`} ref={root}>
      <Cards />
      <section class="bg-scene" aria-label={you === null ? ROUND : OTHERS}>
        <Backdrop low={you !== null} />
        <Head
          turn={turnWords(view, board, replay)}
          round={board.round}
          rounds={view.state.rounds}
          deadline={view.status === "playing" && !replay ? view.deadline : null}
          hours={view.clock_hours}
          unread={unread}
          goBack={goBack}
          {...(replay ? {} : { openChat })}
        />
        {you !== null && <div class="bg-others">{others.map(panel)}</div>}
      </section>
      <div class="bg-news">
        <p role="status">{newsWords(props, scene, board)}</p>
      </div>
      <main class="bg-green">
        {you === null ? (
          <div class="bg-others">
            {others.map(panel)}
            {piles}
          </div>
        ) : (
          <>
            <Me board={board} seat={you} open={() => open(you)} />
            <div class="bg-mat">
              <Own
                board={board}
                seat={you}
                choices={choices}
                draft={draft}
                thought={ended ? [] : (preview?.sets ?? [])}
                busy={busy}
                card={card}
                over={typeof over === "number" ? over : null}
                ends={ends !== null}
                tap={acts.tap}
              />
              <div class="bg-side">
                {piles}
                <Hand
                  seat={you}
                  face={holds ? card : undefined}
                  busy={busy}
                  grab={(event) => card !== null && grab(event, handOf(you), card, draft.lifted)}
                />
              </div>
            </div>
          </>
        )}
      </main>
      <section class="bg-acts" aria-label={replay ? "Replay" : "What you may do"}>
        {controls ?? (
          <Acts
            view={view}
            choices={choices}
            draft={draft}
            main={main}
            busy={busy}
            over={ended}
            said={
              board.ended ? closerWords(board.ended, namesOf(view)) : standingsWords(board, shortNames(namesOf(view)))
            }
            act={acts.main}
            takeBack={acts.takeBack}
            lift={acts.lift}
            throwIt={acts.throwIt}
            openScores={() => open(you)}
          />
        )}
      </section>
      {scores && <ScoreSheet view={view} board={board} seat={scores.seat} onClose={() => openScores(null)} />}
    </div>
  );
}

/** Changes when another decision is asked of this seat, or when its own choice is another: drafts end there. */
function decisionOf({ state, you }: BecksView): string {
  const drawn = state.drawn?.seat === you;
  return [state.round, state.phase, state.turn === you, state.turns, drawn, state.own?.choice].join();
}

/** The line under the picture: what is being shown, else what just happened, else how things stand. */
function newsWords(
  { view, happened, replay = false }: TableProps<BecksState>,
  scene: Scene | null,
  board: Board,
): string {
  const names = namesOf(view);
  const missed = happened.find((event) => isOwnTimeOut(event, view.you));
  if (scene)
    return [missed, scene.event]
      .map((event: Happened | Scene["event"] | undefined) => (event ? newsOf(event, names) : ""))
      .join(" ")
      .trim();
  if (board.ended) return roundOver(board.ended.round);
  return latestNews(replay ? view.happened : happened, names, view.you) ?? (awayWords(view) || standing(view));
}

/** Keys work while the focus is anywhere in the table; in step with what is shown, so that a quick second key meets the first's
 * effect. */
function useKeys(
  root: RefObject<HTMLElement | null>,
  meant: (key: string) => Key | null,
  press: (key: Key) => void,
): void {
  useLayoutEffect(() => {
    const element = root.current!;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input[type=text], textarea"))
        return;
      const key = meant(event.key);
      if (!key) return;
      if (key !== "back") event.preventDefault();
      press(key);
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  });
}
