/** A scene in words, in place of the hand. */

import { matches_a_penny } from "#data/stew/cards.json";
import { Second } from "../table/Actions.tsx";
import { CoinArt } from "./art/signs.tsx";
import { coinsOf } from "./coins.ts";
import type { Pot, Scene } from "./revealScenes.ts";
import { accountLines, turnLines } from "./sceneLines.ts";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/reveal.ts";

interface SceneWordsProps {
  view: StewView;
  scene: Scene;
}

export const SceneWords = ({ view, scene }: SceneWordsProps) => (
  <div class="stew-told">
    {scene.step === "turn" && <Lines lines={turnLines(view, scene)} />}
    {scene.step === "pot" && <Payment scene={scene} />}
    {scene.step === "paid" && <Lines lines={accountLines(view, scene)} />}
  </div>
);

/** Shows the button that skips to the last scene. */
export const Skip = ({ act }: { act(): void }) => <Second label={say.SKIP} shortcut="S" class="stew-skip" act={act} />;

const Lines = ({ lines }: { lines: string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

/** Shows how the tip and the wages are paid. */
function Payment({ scene: { score } }: { scene: Pot }) {
  const { takers, share, left, back, wages } = score;
  return (
    <>
      <p class="pays">
        {coinsOf(share).map((coin, at) => (
          <CoinArt key={at} coin={coin} size={20} />
        ))}
        <span>{say.shared(takers.length, share, left, back)}</span>
      </p>
      {wages.some((pence) => pence > 0) && (
        <p class="pays">
          <CoinArt coin={1} size={20} />
          <span>{say.wages(matches_a_penny)}</span>
        </p>
      )}
    </>
  );
}
