import { useState } from "preact/hooks";
import * as people from "../../api/players.ts";
import type { Page, PlayedRound } from "../../api/types.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { GamePicture } from "../../games/GamePicture.tsx";
import { wordsOf } from "../../games/gameNames.ts";
import * as texts from "../../texts/en/player.ts";
import { attempt } from "../../ui/attempt.ts";
import { dayWords } from "../../ui/dates.ts";
import { useRequest } from "../../ui/useRequest.ts";
import "../home/table-rows.css";
import { scoreWords, shortDay } from "./playerStatistics.ts";

const TILES = 5;
const READ = 20;

/** The latest rounds as pictures, with a full list on request. */
export function RecentRounds({ player }: { player: string }) {
  const { value } = useRequest(() => people.rounds(player, { limit: READ }), [player]);
  const [all, setAll] = useState(false);
  if (!value) return <div class="recent awaited" />;
  const more = value.items.length > TILES;
  return (
    <section class="recent" aria-labelledby="h-recent">
      <h2 class="label" id="h-recent">
        {texts.RECENT}
      </h2>
      {all ? <History player={player} first={value} /> : <Tiles rounds={value.items.slice(0, TILES)} />}
      {more && !all && (
        <button type="button" class="quiet-action" onClick={() => setAll(true)}>
          {texts.ALL_ROUNDS}
        </button>
      )}
    </section>
  );
}

function Tiles({ rounds }: { rounds: PlayedRound[] }) {
  return (
    <ol class="tiles num">
      {rounds.map((round) => (
        <li key={round.table}>
          <a href={`/t/${round.table}`}>
            <GamePicture game={round.game} viewBox="9 6 102 78" />
            <span class="vh">{wordsOf(round.game).short}, </span>
            <b>{scoreWords(round)}</b>
            <span>{shortDay(round.at)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function History({ player, first }: { player: string; first: Page<PlayedRound> }) {
  const [{ items, cursor }, setPage] = useState(first);
  const next = () =>
    attempt(async () => {
      const page = await people.rounds(player, { limit: READ, cursor });
      setPage({ items: [...items, ...page.items], cursor: page.cursor });
    }, texts.DID_NOT_COME);
  return (
    <>
      <ol class="rows">
        {items.map((round) => (
          <li key={round.table}>
            <RoundRow round={round} />
          </li>
        ))}
      </ol>
      {cursor && (
        <button type="button" class="quiet-action" onClick={next}>
          {texts.MORE_ROUNDS}
        </button>
      )}
    </>
  );
}

function RoundRow({ round }: { round: PlayedRound }) {
  const { table, game, course, place, of, at } = round;
  return (
    <a class="row" href={`/t/${table}`}>
      {course ? (
        <CoursePicture course={course.id} class="pic" />
      ) : (
        <GamePicture game={game} class="pic" viewBox="15 0 90 90" />
      )}
      <div>
        <h3 class="named">{course?.name ?? wordsOf(game).short}</h3>
        <p class="num">
          <span class="named">
            {texts.placeOf(place, of)}, {dayWords(at)}
          </span>
        </p>
      </div>
      <b class="score num">{scoreWords(round)}</b>
    </a>
  );
}
