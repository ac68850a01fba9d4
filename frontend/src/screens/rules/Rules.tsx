import "../../art/pictures.ts";
import { useModule } from "../../app/useModule.ts";
import { Art } from "../../art/Art.tsx";
import { partsOf } from "../../games/index.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { Nothing } from "../lost/Nothing.tsx";
import "./prose.css";

export default function Rules({ game }: { game: string }) {
  const parts = partsOf(game);
  const { module, failed } = useModule(parts?.rules);
  if (!parts) return <Nothing title="No such game">The club does not play that one.</Nothing>;
  const { words } = parts;
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
        <a class="main-action" href={`/new?game=${game}`}>
          New table <Art name="pin" />
        </a>
      }
    >
      {module ? <module.default /> : <Loading lost={failed} />}
    </Screen>
  );
}
