import "../../art/pictures.ts";
import { Art } from "../../art/Art.tsx";
import { wordsOf } from "../../games/about.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { Nothing } from "../lost/Nothing.tsx";
import { DiceGolfRules } from "./DiceGolfRules.tsx";
import "./prose.css";

export default function Rules({ game }: { game: string }) {
  if (game !== "dice-golf") return <Nothing title="No such game">The club does not play that one.</Nothing>;
  const words = wordsOf(game);
  return (
    <Screen
      name="prose rules"
      title={`${words.name} in a minute`}
      poster={
        <>
          <svg viewBox="-64 -34 208 116" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <use href={`#${words.picture}`} width="120" height="90" />
          </svg>
          <BackButton />
          <div class="poster-words">
            <h1>{words.name} in a minute</h1>
          </div>
        </>
      }
      bar={
        <a class="main-action" href="/new">
          New table <Art name="pin" />
        </a>
      }
    >
      <DiceGolfRules />
    </Screen>
  );
}
