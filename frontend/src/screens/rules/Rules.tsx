import { Art } from "../../art/Art.tsx";
import { GamePicture } from "../../games/GamePicture.tsx";
import { GamePoster } from "../../games/GamePoster.tsx";
import { GAME_IDS, wordsOf } from "../../games/gameNames.ts";
import { loadRules } from "../../games/loadRules.ts";
import { useModule } from "../../lib/useModule.ts";
import { NO_GAME, NO_GAME_MORE } from "../../texts/en/not-found.ts";
import * as texts from "../../texts/en/rules.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { HomePoster } from "../home/HomePoster.tsx";
import { NotFound } from "../not-found/NotFound.tsx";
import "./prose.css";
import "./rules.css";

/** `game`: from the address; null for the list of all games. */
export default function Rules({ game }: { game: string | null }) {
  if (game === null) return <AllRules />;
  const rules = loadRules(game);
  if (!rules) return <NotFound title={NO_GAME}>{NO_GAME_MORE}</NotFound>;
  return <RulesOf game={game} rules={rules} />;
}

function AllRules() {
  return (
    <Screen
      name="rules"
      title={texts.TITLE}
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>{texts.EACH}</h1>
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
      <p class="note">{texts.WHOSE}</p>
    </Screen>
  );
}

function RulesOf({ game, rules }: { game: string; rules: NonNullable<ReturnType<typeof loadRules>> }) {
  const { module, failed } = useModule(rules);
  const words = wordsOf(game);
  return (
    <Screen
      name="prose rules staged"
      fixed
      title={texts.inAMinute(words.name)}
      poster={<GamePoster game={game} title={texts.inAMinute(words.name)} />}
      bar={
        <a class="main-action" href={`/new?game=${game}`}>
          {texts.NEW_TABLE} <Art name="pin" />
        </a>
      }
    >
      {module ? <module.default /> : <Loading lost={failed} />}
    </Screen>
  );
}
