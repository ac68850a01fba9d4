import type { ChallengeMe } from "../../api/types.ts";
import * as texts from "../../texts/en/daily.ts";
import { Histogram } from "../../ui/charts/Histogram.tsx";
import { RankingRows } from "./RankingRows.tsx";
import { binsOf, labelOf, ownBin } from "./scoreCounts.ts";

interface DayBoardProps {
  title: string;
  me: ChallengeMe;
  /** Address of the whole leaderboard; null if this is it. */
  all: string | null;
  /** Whether the others' rounds can be opened. */
  open: boolean;
}

/** Shows the distribution of scores and the player's neighbours; nothing before the first result. */
export function DayBoard({ title, me: { item, above, below, counts }, all, open }: DayBoardProps) {
  const bins = binsOf(counts);
  if (!bins.length) return null;
  const own = ownBin(bins, item?.to_par);
  return (
    <section class="day-board">
      <Histogram
        title={title}
        heads={[texts.SCORE, texts.PLAYERS]}
        bins={bins.map((bin) => ({ label: labelOf(bin), count: bin.count, text: texts.players(bin.count) }))}
        mine={own && { at: own.at, text: texts.oneOf(own.count) }}
      />
      {item && (
        <RankingRows
          rows={[...above.slice(-1), item, ...below.slice(0, 1)]}
          me={item.player}
          label={texts.WHERE_YOU_STAND}
          open={open}
        />
      )}
      {all && (
        <a class="quiet-action" href={all}>
          {texts.ALL}
        </a>
      )}
    </section>
  );
}
