/** The trading game's table: the ring on top, what is said, one's own hand, and what one may do. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { painted } from "../../app/painted.ts";
import { useModule } from "../../app/useModule.ts";
import { Chip } from "../../art/playing-cards/Card.tsx";
import { namesOf, shortNames } from "../seats.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import { SHORT, useMedia } from "../table/useMedia.ts";
import { useScenes } from "../table/useScenes.ts";
import type { TableProps } from "../types.ts";
import { choicesOf, NOTHING } from "./choices.ts";
import { chipsOf, type Draft, FRESH, liftedOf, moveOf, type Take } from "./draft.ts";
import { Becomes, Hand, type HandProps, HandValue } from "./Hand.tsx";
import { labelOf } from "./labels.ts";
import { Ring } from "./Ring.tsx";
import { type Scene, type Stage, stageOf } from "./stage.ts";
import type { RingState } from "./state.ts";
import * as text from "./texts/en/table.ts";
import { turnWords } from "./turn.ts";
import "./table.css";

/** Talk, and all that lies open, comes after what one decides by; room is kept for it. */
const Talk = later(() => import("./Talk.tsx"));
const ChatColumn = later(() => import("./ChatColumn.tsx"));
const Hands = later(() => import("./Hands.tsx"));
const HandsSheet = later(() => import("./HandsSheet.tsx"));
const GoneSheet = later(() => import("./GoneSheet.tsx"));
const SeatSheet = later(() => import("./SeatSheet.tsx"));
const loadLater = () => painted.then(() => import("./later.ts"));

/** Where talk stands as a column of its own beside the ring. */
const WIDE = "(min-width: 900px) and (min-height: 560px)";
type Opened = "hands" | "gone" | { seat: number } | null;

export default function Table(props: TableProps<RingState>) {
  const { view, happened, busy, send, replay = false } = props;
  const { module: words } = useModule(loadLater);
  const { scene, drop } = useScenes<RingState, Stage, Scene>(props, {
    stageOf,
    scenesOf: words?.scenesOf ?? null,
    held: (scene, waiting) => words?.held(scene, waiting) ?? 0,
    most: 9,
  });
  const root = useRef<HTMLDivElement>(null);
  const [wide, short] = [useMedia(WIDE), useMedia(SHORT)];
  const [draft, setDraft] = useState(FRESH);
  const [opened, open] = useState<Opened>(null);
  const { phase, turn } = view.state;
  useEffect(() => setDraft(FRESH), [turn, phase]);
  useLayoutEffect(() => {
    if (scene) words?.fly(root.current, scene.flights, words.picture);
  }, [scene]);

  const stage = scene?.stage ?? stageOf(view);
  const { own } = stage;
  // What came of a trade is seen in one's hand once it was seen on the ring, and may be acted on then.
  const choices = replay || own !== view.state.own ? NOTHING : choicesOf(view.legal);
  const stake = choices.auction ?? choices.offer;
  const change = (more: Partial<Draft>) => setDraft({ ...draft, folding: false, ...more });
  const act = async (move: Move) => {
    drop();
    await send(move);
    setDraft(FRESH);
  };
  const doing = {
    drop,
    back: () => setDraft(FRESH),
    askToFold: (folding: boolean) => change({ take: null, folding }),
    lift: (card: number) =>
      change({ take: null, card: liftedOf(draft, stake, own) === card && !own?.offer ? null : card }),
    count: (chips: number) => change({ chips }),
    take: (what: Take) => change({ card: null, take: draft.take === what ? null : what }),
    look: (seat: number) => open({ seat }),
    seeGone: () => open("gone"),
  };
  const label = labelOf(view, choices, draft);
  const move = moveOf(choices, draft, own);
  // What led to the end is shown first, and all hands after it.
  const over = phase === "over" && !scene;
  const hidden = view.state.players.every(({ hand }) => !hand);
  const names = shortNames(namesOf(view));
  const shared = { view, stage, choices, draft, busy };
  const held: HandProps | null =
    own && !replay && !over
      ? {
          ...shared,
          ...doing,
          short,
          seat: view.you!,
          own,
          outlook: words?.outlookOf(view, choices, draft) ?? { words: "" },
          compare: () => open("hands"),
        }
      : null;

  return (
    <Frame
      table={props}
      root={root}
      name={`tr${wide && !replay ? " talks" : ""}${held ? "" : " watches"}`}
      title={text.TITLE}
      turn={turnWords(view, stage)}
      extra={stage.pot !== null && !over && <Pot chips={stage.pot} />}
      ownTalk
      scene={text.RING}
      picture={<Ring {...shared} {...doing} words={words} piles={!short || replay} />}
      news={
        words?.costOf(view, choices, draft) ||
        newsLine({
          view,
          happened,
          replay,
          shown: scene && words?.newsOf(scene.event, names),
          otherwise: words?.standsWords(view) ?? "",
        })
      }
      above={
        <>
          {!replay && !wide && (
            <div class="tr-said">
              <Talk {...props} stage={stage} heap={short} seeGone={doing.seeGone} />
            </div>
          )}
          {held && <HandValue {...held} />}
        </>
      }
      hand={held ? <Hand {...held} /> : hidden ? <p class="tr-watch">{text.WATCHING}</p> : <Hands view={view} />}
      below={held && <Becomes {...held} />}
      main={label === null ? null : { label, act: move ? () => act(move) : undefined, warns: draft.folding }}
      wait={words?.waitWords(view) ?? NOTHING_SAID}
      keys={words?.keysOf(doing, choices, own?.hand ?? [], chipsOf(draft, stake, own) ?? 0) ?? noKeys}
    >
      {wide && !replay && <ChatColumn {...props} />}
      {opened === "hands" && <HandsSheet view={view} onClose={() => open(null)} />}
      {opened === "gone" && <GoneSheet view={view} onClose={() => open(null)} />}
      {opened && typeof opened === "object" && <SeatSheet view={view} seat={opened.seat} onClose={() => open(null)} />}
    </Frame>
  );
}

const NOTHING_SAID = { title: "", detail: "" };
const noKeys = () => null;

function Pot({ chips }: { chips: number }) {
  return (
    <span class="tr-pot num" role="img" aria-label={text.inPot(chips)}>
      <Chip size={22} />
      <span class="word">{text.POT} </span>
      {chips}
    </span>
  );
}
