/** MULLIGAN's table: the hole with all balls, the hand and the plan; or the swing. */

import { useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { firstPaint } from "../../lib/firstPaint.ts";
import { useModule } from "../../lib/useModule.ts";
import { later } from "../../ui/lazy.tsx";
import { Frame } from "../table/Frame.tsx";
import type { TableProps } from "../types.ts";
import { Hand, ROW } from "./Hand.tsx";
import type { Opened } from "./OpenSheet.tsx";
import { React, Slots, Targets } from "./PlanSlots.tsx";
import type { MulliganState } from "./state.ts";
import { newsWords, turnWords, waitWords } from "./status.ts";
import { sightOf } from "./tableMode.ts";
import * as say from "./texts/en/table.ts";
import "./table.css";
import { usePlay } from "./usePlay.ts";
import { useReveal } from "./useReveal.ts";

/** Pictures, news and help load after the controls. */
const Scene = later(() => import("./Scene.tsx"));
const Coach = later(() => import("./Coach.tsx"));
const GolferTabs = later(() => import("./GolferTabs.tsx"));
const SecondChoices = later(() => import("./SecondChoices.tsx"));
const WORDS = () => firstPaint.then(() => import("./lateWords.ts"));

export default function Table(props: TableProps<MulliganState>) {
  const { view, busy, send, replay = false } = props;
  const [opened, open] = useState<Opened>(null);
  const [holding, hold] = useState(false);
  const { module: words } = useModule(WORDS);
  const { reveal, onwards, drop } = useReveal(props, words?.scenesOf ?? null);
  const play = usePlay(view, busy, (move: Move) => {
    drop();
    hold(false);
    void send(move);
  });
  const { own, playing, acts } = play;
  const sight = sightOf(view, replay, reveal, play, holding);
  const { swing, leads, plans, tabs, stands, hole } = sight;
  const main = leads ? (words?.onMain(swing!, view, onwards) ?? { label: "" }) : (words?.rareOf(play) ?? play.main);
  return (
    <Frame
      table={props}
      name={`mu g${view.state.golfers.length}${swing ? " swings" : play.tiles.length > ROW ? " rows" : tabs ? " tabs" : ""}`}
      title={say.title(hole)}
      turn={turnWords(view, swing, words)}
      extra={words && <words.HeadButtons view={view} open={open} />}
      scene={say.SCENE}
      picture={
        swing ? (
          words && <words.RevealPicture view={view} reveal={swing} />
        ) : (
          <Scene view={view} draft={play.draft} golfer={play.golfer} />
        )
      }
      news={newsWords(props, play, swing, words)}
      above={
        <>
          {tabs && (
            <div class="mu-tabs">
              <GolferTabs play={play} />
            </div>
          )}
          {plans && (playing ? <p class="mu-plays">{words?.doesOf(play.told!)}</p> : <Slots play={play} />)}
          {plans && <Targets play={play} />}
        </>
      }
      hand={
        own && !swing && !stands ? (
          <Hand tiles={play.tiles} busy={busy} />
        ) : (
          // Parts that load later have reserved places, so that nothing above them moves.
          <div style={{ minHeight: `${view.state.golfers.length * 3.15}rem` }}>
            {words && <words.HandReplacement view={view} play={play} sight={sight} />}
          </div>
        )
      }
      below={plans ? !playing && <React play={play} /> : play.taking && words && <words.SmallHand play={play} />}
      row={
        !replay &&
        !leads && (
          <SecondChoices play={play} swings={!!swing} holding={holding} hold={hold} look={() => open("wagers")} />
        )
      }
      main={main}
      wait={waitWords(view)}
      keys={(key) => (key === "Escape" && playing ? acts.back : null)}
    >
      {own && !replay && !opened && <Coach {...play} swing={swing} />}
      {words && <words.OpenSheet opened={opened} open={open} table={props} send={acts.send} />}
    </Frame>
  );
}
