import { useModule } from "../../app/useModule.ts";
import { Art } from "../../art/Art.tsx";
import { GamePicture } from "../../games/GamePicture.tsx";
import { GAME_IDS, partsOf, wordsOf } from "../../games/index.ts";
import { Stage } from "../../games/Stage.tsx";
import type { GameParts } from "../../games/types.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import { Nothing } from "../lost/Nothing.tsx";
import "./prose.css";
import "./rules.css";

/** `game`: from the address; null for all of them. */
export default function Rules({ game }: { game: string | null }) {
  if (game === null) return <AllRules />;
  const parts = partsOf(game);
  if (!parts) return <Nothing title="No such game">The club does not play that one.</Nothing>;
  return <RulesOf game={game} parts={parts} />;
}

function AllRules() {
  return (
    <Screen
      name="rules"
      title="Rules"
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>Each game in a minute</h1>
          </div>
        </>
      }
    >
      <ul class="all-games">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a href={`/rules/${game}`}>
              <GamePicture game={game} />
              <span>
                <b>{wordsOf(game).name}</b>
                <small>{wordsOf(game).tagline}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function RulesOf({ game, parts: { words, rules } }: { game: string; parts: GameParts }) {
  const { module, failed } = useModule(rules);
  return (
    <Screen
      name="prose rules staged"
      title={`${words.name} in a minute`}
      poster={<Stage game={game} title={`${words.name} in a minute`} />}
      bar={
        <a class="main-action" href={`/new?game=${game}`}>
          New table <Art name="pin" />
        </a>
      }
    >
      {module ? <module.default /> : <Loading lost={failed} />}
    </Screen>
  );
}
