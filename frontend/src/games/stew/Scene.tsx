/** A scene of the reveal, in place of the pots. */

import { PotScene } from "./PotScene.tsx";
import { RoundAccounts } from "./RoundAccounts.tsx";
import { Royals } from "./Royals.tsx";
import type * as reveal from "./revealScenes.ts";
import "./reveal-scenes.css";
import type { StewView } from "./state.ts";
import { TurnScene } from "./TurnScene.tsx";

export function Scene({ view, scene }: { view: StewView; scene: reveal.Scene }) {
  if (scene.step === "turn") return <TurnScene key={scene.turn} view={view} scene={scene} />;
  if (scene.step === "pot") return <PotScene key={scene.score.royal} view={view} scene={scene} />;
  return (
    <div class="stew-reveal paid">
      <Royals royals={scene.royals} />
      <RoundAccounts view={view} accounts={scene} />
    </div>
  );
}
