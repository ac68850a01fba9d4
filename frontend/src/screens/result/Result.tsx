import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/tables.ts";
import type { View } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { definitionOf } from "../../games/loadDefinition.tsx";
import type { Finished, Group, ResultModule } from "../../games/types.ts";
import { notePlayed } from "../../identity/playedGames.ts";
import { go } from "../../lib/router.ts";
import { useModule } from "../../lib/useModule.ts";
import type { TableClient } from "../../sync/tableClient.ts";
import * as texts from "../../texts/en/result.ts";
import { LEVEL_NAMES } from "../../texts/en/words.ts";
import { attempt } from "../../ui/attempt.ts";
import { Loading } from "../../ui/Loading.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { keepRound, roundOf } from "../boards/lastRound.ts";
import { ChatButton } from "../table/ChatButton.tsx";
import { newTableAddress } from "../table/newTableAddress.ts";
import type { Side } from "../table/TableSheet.tsx";
import { PodiumPoster } from "./PodiumPoster.tsx";
import "./result.css";
import { ResultActions } from "./ResultActions.tsx";
import { isSpoiled } from "./spoiledRematch.ts";

const EndedEarly = lazy(() => import("../not-found/EndedEarly.tsx"));
const FairnessSheet = lazy(() => import("./FairnessSheet.tsx"));

interface ResultProps {
  view: View;
  client: TableClient;
  unread: number;
  onTable(side: Side): void;
}

export default function Result({ view, unread, onTable }: ResultProps) {
  const { module, failed } = useModule(definitionOf(view.game)?.result);
  if (view.ended !== "finished" || !view.result || !view.state) return <EndedEarly view={view} />;
  if (!module) return <Loading lost={failed} />;
  return <Podium view={view as Finished<never>} module={module} unread={unread} onTable={onTable} />;
}

interface PodiumProps extends Omit<ResultProps, "view" | "client"> {
  view: Finished<never>;
  module: ResultModule;
}

function Podium({ view, module: { outcome: outcomeOf, default: Below }, unread, onTable }: PodiumProps) {
  const [checking, setChecking] = useState(false);
  const outcome = outcomeOf(view);
  const podium = outcome.groups.slice(0, 3);
  useEffect(() => {
    if (view.you === null) return;
    keepRound(roundOf(view));
    notePlayed(view.game);
  }, []);
  return (
    <Screen
      name="result"
      title={outcome.title}
      poster={
        <>
          <div class="podium">
            <PodiumPoster groups={podium} />
            <ol class="places num">
              {podium.map((group) => (
                <li key={group.place}>
                  <Told group={group} view={view} />
                  <BotLevels seats={group.seats} view={view} />
                </li>
              ))}
            </ol>
          </div>
          <BackButton />
          <ChatButton unread={unread} onClick={() => onTable("talk")} />
          <div class="poster-words">
            <h1>{outcome.title}</h1>
            <p>{outcome.line}</p>
          </div>
        </>
      }
      bar={
        <>
          <ResultActions view={view} outcome={outcomeOf(asTold(view))} onCheck={() => setChecking(true)} />
          <Rematch view={view} />
        </>
      }
    >
      <Below view={view} />
      {checking && <FairnessSheet table={view.table} onClose={() => setChecking(false)} />}
    </Screen>
  );
}

/** Shows a place and its score; a single player links to their page. */
function Told({ group: { seats, score, words }, view }: { group: Group; view: View }) {
  const player = seats.length === 1 ? view.seats[seats[0]!]?.player : null;
  const name = (
    <>
      <b>{score}</b>
      <span>{words}</span>
    </>
  );
  return player ? <a href={`/players/${player}`}>{name}</a> : name;
}

/** Shows the levels of these bots. */
function BotLevels({ seats, view }: { seats: number[]; view: View }) {
  const levels = seats.flatMap((seat) => view.seats[seat]?.level ?? []).map((level) => LEVEL_NAMES[level]);
  return levels.length ? <small>{texts.bots(levels)}</small> : null;
}

/** Returns the view without "you", for sharing. */
const asTold = (view: Finished<never>): Finished<never> => ({ ...view, you: null });

function rematchWords({ rematch, seats }: View): string {
  if (rematch) return texts.ANOTHER_REMATCH;
  return seats.length === 1 ? texts.ONCE_MORE : texts.REMATCH;
}

/** Whether another player spoiled the offered rematch, as far as is known. */
function useSpoiled({ rematch, you }: View): boolean {
  const [spoiled, setSpoiled] = useState(false);
  useEffect(() => {
    setSpoiled(false);
    if (!rematch || you === null) return;
    // If that cannot be known, the link is shown nevertheless.
    calls.view(rematch.table).then(
      (next) => setSpoiled(isSpoiled(next, you)),
      () => undefined,
    );
  }, [rematch?.table, you]);
  return spoiled;
}

function Rematch({ view }: { view: View }) {
  const [busy, setBusy] = useState(false);
  const spoiled = useSpoiled(view);
  if (view.challenge)
    return (
      <a class="main-action" href="/today">
        {texts.TODAYS} <Art name="pin" />
      </a>
    );
  if (view.you === null) {
    return (
      <a class="main-action" href={newTableAddress(view)}>
        {view.course ? texts.PLAY_COURSE : texts.PLAY_GAME} <Art name="pin" />
      </a>
    );
  }
  if (view.rematch && !spoiled) {
    return (
      <a class="main-action" href={view.rematch.links.join ?? view.rematch.links.watch}>
        {texts.TO_REMATCH} <Art name="pin" />
      </a>
    );
  }
  const ask = async () => {
    setBusy(true);
    await attempt(async () => {
      go(`/t/${await calls.rematch(view.table)}`);
      scrollTo(0, 0);
    });
    setBusy(false);
  };
  return (
    <button type="button" class="main-action" disabled={busy} onClick={ask}>
      {rematchWords(view)} <Art name="pin" />
    </button>
  );
}
