import { useState } from "preact/hooks";
import * as days from "../../api/challenges.ts";
import type { BoardRow, Page } from "../../api/types.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/daily.ts";
import { attempt } from "../../ui/attempt.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { RankingRows } from "./RankingRows.tsx";

interface WholeBoardProps {
  date: string;
  me: string | null;
  open: boolean;
  /** Number of rows shown at first. */
  limit: number;
  /** Whether further pages are shown here. */
  paged: boolean;
}

/** Shows a day's rounds, best first. */
export function WholeBoard({ date, me, open, limit, paged }: WholeBoardProps) {
  const first = useRequest(() => days.challengeBoard(date, null, limit), [date]);
  const [more, setMore] = useState<Page<BoardRow> | null>(null);
  if (!first.value) return <p class="note">{first.lost ? NO_CONNECTION : ""}</p>;
  const rows = [...first.value.items, ...(more?.items ?? [])];
  if (!rows.length) return <p class="note">{texts.NOBODY_IN}</p>;
  const cursor = more ? more.cursor : first.value.cursor;
  const next = () =>
    attempt(async () => {
      const page = await days.challengeBoard(date, cursor, limit);
      setMore({ items: [...(more?.items ?? []), ...page.items], cursor: page.cursor });
    }, texts.DID_NOT_COME);
  return (
    <>
      <h2 class="label">{texts.BEST_OF_DAY}</h2>
      <RankingRows rows={rows} me={me} label={texts.BEST_OF_DAY} open={open} />
      {paged && cursor && (
        <button type="button" class="quiet-action" onClick={next}>
          {texts.MORE}
        </button>
      )}
    </>
  );
}
