import { useState } from "preact/hooks";
import * as people from "../../api/players.ts";
import type { Profile } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { emblemOf } from "../../art/playerEmblem.ts";
import { useRequest } from "../../ui/useRequest.ts";
import "../../art/icons.ts";
import { playedWith } from "../../identity/playedWith.ts";
import * as texts from "../../texts/en/player.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { useOwnPlayerId } from "../../ui/useOwnPlayerId.ts";
import { NotFound } from "../not-found/NotFound.tsx";
import { BestRounds } from "./BestRounds.tsx";
import { GamesPlayed } from "./GamesPlayed.tsx";
import { HeadToHead } from "./HeadToHead.tsx";
import { PlayerPoster } from "./PlayerPoster.tsx";
import { mainGame, monthWords } from "./playerStatistics.ts";
import { RatingChart } from "./RatingChart.tsx";
import "./player.css";
import { RecentRounds } from "./RecentRounds.tsx";
import { Strengths } from "./Strengths.tsx";

/** Shows a player's page: how well they play, and the reader's results against them. */
export default function Player({ player: id }: { player: string }) {
  const { value: player, refused, lost } = useRequest(() => people.profile(id), [id]);
  if (refused) return <NotFound title={texts.NOBODY}>{texts.NOBODY_MORE}</NotFound>;
  return player ? <PageOf player={player} /> : <Loading lost={lost} />;
}

function PageOf({ player }: { player: Profile }) {
  const me = useOwnPlayerId();
  const mine = me === player.player;
  const main = mainGame(player.games);
  const [game, setGame] = useState(main?.game ?? null);
  const chosen = player.games.find((one) => one.game === game) ?? main;
  const mark = emblemOf(player.player);
  return (
    <Screen
      name="player"
      title={player.name}
      poster={
        <>
          <PlayerPoster mark={mark} />
          <BackButton to="/boards" label={texts.TO_BOARDS} />
          <div class="poster-words">
            <h1 class="named">{player.name}</h1>
            <p class="num">{texts.since(player.rounds, monthWords(player.since))}</p>
          </div>
        </>
      }
      bar={<PlayBar player={player} game={main?.game ?? null} mine={mine} />}
    >
      {chosen && <RatingChart player={player.player} game={chosen} />}
      {player.best.length > 0 && <BestRounds best={player.best} />}
      {chosen && <Strengths parts={player.parts} game={chosen.game} />}
      {me !== null && !mine && <HeadToHead player={player} me={me} mark={mark} />}
      {player.games.length > 1 && <GamesPlayed games={player.games} value={chosen?.game ?? null} onChange={setGame} />}
      <RecentRounds player={player.player} />
    </Screen>
  );
}

interface PlayBarProps {
  player: Profile;
  game: string | null;
  mine: boolean;
}

/** Makes a table of their favourite game, with a seat reserved for them if the reader has met them. */
function PlayBar({ player: { player, name }, game, mine }: PlayBarProps) {
  const known = !mine && playedWith().some((fellow) => fellow.player === player);
  const asked = new URLSearchParams({ ...(game ? { game } : {}), ...(known ? { with: player } : {}) });
  return (
    <a class="main-action" href={`/new?${asked}`}>
      <span class="named">{mine ? texts.NEW_TABLE : texts.playWith(name)}</span> <Art name="pin" />
    </a>
  );
}
