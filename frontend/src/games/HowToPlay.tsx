/** How a game works, in three steps: at tables and for guests who have never played it. */

import type { View } from "../api/types.ts";
import { useModule } from "../lib/useModule.ts";
import { Loading } from "../ui/Loading.tsx";
import "./how-to-play.css";
import { loadHowToPlay } from "./loadRules.ts";

interface HowToPlayProps {
  game: string;
  /** The current table, if any, for what a game adds for its players. */
  view?: View;
}

export function HowToPlay({ game, view }: HowToPlayProps) {
  const { module, failed } = useModule(loadHowToPlay(game));
  if (!module) return <Loading lost={failed} />;
  const { steps, Picture, More } = module;
  return (
    <>
      <ol class="how" translate>
        {steps.map(({ title, text }, step) => (
          <li key={title}>
            {Picture && <Picture step={step} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {view?.state && More && <More view={view as never} />}
    </>
  );
}
