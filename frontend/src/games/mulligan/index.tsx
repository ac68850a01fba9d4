/** Mulligan's table: the hole with everybody's ball, one's hand of two-sided cards, and the plan; or the swing. */

import { useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { painted } from "../../app/painted.ts";
import { useModule } from "../../app/useModule.ts";
import { Frame } from "../table/Frame.tsx";
import { IconButton } from "../table/Head.tsx";
import type { TableProps } from "../types.ts";
import { Hand, ROW } from "./Hand.tsx";
import { React, Slots, Targets } from "./Plan.tsx";
import { offersTo, sightOf } from "./sight.ts";
import type { MulliganState } from "./state.ts";
import { newsWords, turnWords, waitWords } from "./status.ts";
import * as say from "./texts/en/table.ts";
import "./table.css";
import { usePlay } from "./usePlay.ts";
import { useReveal } from "./useReveal.ts";

/** What is drawn, told and looked up comes after what one decides by. */
const Scene = later(() => import("./Scene.tsx"));
const Coach = later(() => import("./Coach.tsx"));
const Tabs = later(() => import("./Tabs.tsx"));
const Standings = later(() => import("./Scores.tsx"));
const Seconds = later(() => import("./Seconds.tsx"));
const Watched = later(() => import("./Watched.tsx"));
const CardSheet = later(() => import("./CardSheet.tsx"));
const TableSheet = later(() => import("./TableSheet.tsx"));
const WagersSheet = later(() => import("./WagersSheet.tsx"));
const WORDS = () => painted.then(() => import("./words.ts"));

type Opened = "table" | "wagers" | { card: number } | null;

export default function Table(props: TableProps<MulliganState>) {
  const { view, busy, send, replay = false } = props;
  const { state, you } = view;
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
  const { swing, leads, plans, tabs, stands, hole } = sightOf(view, replay, reveal, play, holding);
  const shut = () => open(null);
  const look = () => open("wagers");
  const chips = you === null ? null : (state.wagers?.chips[you] ?? null);
  const offers = offersTo(view);
  const main = leads ? (words?.onMain(swing!, view, onwards) ?? { label: "" }) : (words?.rareOf(play) ?? play.main);
  return (
    <Frame
      table={props}
      name={`mu g${state.golfers.length}${swing ? " swings" : play.tiles.length > ROW ? " rows" : ""}`}
      title={say.title(hole)}
      turn={turnWords(view, swing, words)}
      extra={
        <>
          {state.wagers && (
            <IconButton label={say.chips(chips, offers.length)} act={look}>
              {words && <words.Chips count={chips} offers={offers.length} />}
            </IconButton>
          )}
          <IconButton label={say.CARD} act={() => open("table")}>
            {words && <words.CardIcon />}
          </IconButton>
        </>
      }
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
              <Tabs play={play} />
            </div>
          )}
          {plans && (playing ? <p class="mu-plays">{words?.helpOf(play.told!)}</p> : <Slots play={play} />)}
          {plans && <Targets play={play} />}
        </>
      }
      hand={
        swing ? (
          words && (
            <words.Reveal
              view={view}
              reveal={swing}
              chosen={playing?.kind === "mulligan" ? playing.choice : null}
              cancel={acts.cancel}
            />
          )
        ) : stands ? (
          <Standings view={view} />
        ) : own ? (
          <Hand tiles={play.tiles} busy={busy} />
        ) : (
          <Watched view={view} />
        )
      }
      below={plans && !playing && <React play={play} />}
      row={
        !replay && (
          <Seconds
            play={play}
            leads={leads}
            swings={!!swing}
            holding={holding}
            hold={hold}
            offer={offers[0]}
            look={look}
          />
        )
      }
      main={main}
      wait={waitWords(view)}
      keys={(key) => (key === "Escape" && playing ? acts.back : null)}
    >
      {own && !replay && !opened && <Coach play={play} swing={swing} />}
      {words && <words.Hold help={(card) => open({ card })} />}
      {opened === "table" && <TableSheet table={props} onClose={shut} />}
      {opened === "wagers" && <WagersSheet view={view} send={acts.send} busy={busy} onClose={shut} />}
      {opened && typeof opened === "object" && <CardSheet card={opened.card} onClose={shut} />}
    </Frame>
  );
}
