import type { Profile } from "../../api/types.ts";
import * as texts from "../../texts/en/player.ts";
import { Diverging } from "../../ui/charts/Diverging.tsx";
import { oneDecimal } from "../../ui/decimals.ts";
import { strengthsOf } from "./playerStatistics.ts";

/** A player's strengths in one game; nothing if the rounds do not show any. */
export function Strengths({ parts, game }: Pick<Profile, "parts"> & { game: string }) {
  const strengths = strengthsOf(parts, game);
  if (!strengths.length) return null;
  return (
    <Diverging
      title={texts.PARTS}
      heads={[texts.PART, texts.STROKES]}
      parts={strengths.map(({ part, strokes }) => ({
        of: texts.parts[part] ?? part,
        better: -strokes,
        text: texts.against(strokes, oneDecimal(Math.abs(strokes))),
      }))}
    />
  );
}
