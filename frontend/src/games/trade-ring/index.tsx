/** The Trading Ring's table: the ring on top, the news, the hand, and the actions. */

import { Chip } from "../../art/playing-cards/Card.tsx";
import { later } from "../../ui/lazy.tsx";
import { namesOf, shortNames } from "../seatNames.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import { SHORT, useMedia } from "../table/useMedia.ts";
import type { TableProps } from "../types.ts";
import { Hand, type HandProps, HandValue } from "./Hand.tsx";
import { Ring } from "./Ring.tsx";
import type { RingState } from "./state.ts";
import * as text from "./texts/en/table.ts";
import { turnWords } from "./turnWords.ts";
import { type Play, usePlay } from "./usePlay.ts";
import "./table.css";

/** Chat and open hands load after the controls; their space is reserved. */
const ChatAndDeck = later(() => import("./ChatAndDeck.tsx"));
const AllHands = later(() => import("./AllHands.tsx"));
const OpenSheet = later(() => import("./OpenSheet.tsx"));

/** Screens on which the chat is a column beside the ring. */
const WIDE = "(min-width: 900px) and (min-height: 560px)";

export default function Table(props: TableProps<RingState>) {
  const { view, replay = false } = props;
  const play = usePlay(props);
  const { words, scene, stage, own, choices, draft, opened, open } = play;
  const [wide, short] = [useMedia(WIDE), useMedia(SHORT)];
  // The events that ended the game are shown before all hands.
  const over = view.state.phase === "over" && !scene;
  const hidden = view.state.players.every(({ hand }) => !hand);
  const outlook = words?.outlookOf(view, choices, draft) ?? { words: "" };
  const held: HandProps | null = own && !over ? { ...play, seat: view.you!, own, short, outlook } : null;
  const talk = !replay && (
    <ChatAndDeck table={props} stage={stage} wide={wide} heap={short} seeGone={() => open("gone")} />
  );

  return (
    <Frame
      table={props}
      root={play.root}
      name={`tr${wide && talk ? " talks" : ""}${held ? "" : " watches"}`}
      title={text.TITLE}
      turn={turnWords(view, stage)}
      extra={stage.pot !== null && !over && <Pot chips={stage.pot} />}
      ownTalk
      scene={text.RING}
      picture={<Ring play={play} piles={!short || replay} />}
      news={newsWords(props, play)}
      above={
        <>
          {!wide && talk && <div class="tr-said">{talk}</div>}
          {held && <HandValue {...held} />}
        </>
      }
      hand={held ? <Hand {...held} /> : hidden ? <p class="tr-watch">{text.WATCHING}</p> : <AllHands view={view} />}
      below={held && (words ? <words.HandOutlook {...held} /> : <p class="tr-then" />)}
      main={play.main}
      wait={words?.waitWords(view) ?? NOTHING_SAID}
      keys={(key) => (key === "Escape" ? play.back : null)}
    >
      {wide && talk}
      {opened && <OpenSheet opened={opened} view={view} onClose={() => open(null)} />}
    </Frame>
  );
}

const NOTHING_SAID = { title: "", detail: "" };

/** Returns the news: the cost of the main action, otherwise the scene or the latest event, otherwise the state of the game. */
function newsWords({ view, happened, replay }: TableProps<RingState>, { words, scene, choices, draft }: Play): string {
  const shown = scene && words?.newsOf(scene.event, shortNames(namesOf(view)));
  const otherwise = words?.standsWords(view) ?? "";
  return words?.costOf(view, choices, draft) || newsLine({ view, happened, replay, shown, otherwise });
}

function Pot({ chips }: { chips: number }) {
  return (
    <span class="tr-pot num" role="img" aria-label={text.inPot(chips)}>
      <Chip size={22} />
      <span class="word">{text.POT} </span>
      {chips}
    </span>
  );
}
