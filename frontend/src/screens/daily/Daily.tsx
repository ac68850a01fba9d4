import { useEffect, useRef } from "preact/hooks";
import * as days from "../../api/challenges.ts";
import type { Challenge } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import "../../art/icons.ts";
import { serverTime } from "../../lib/serverTime.ts";
import * as texts from "../../texts/en/daily.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useOwnPlayerId } from "../../ui/useOwnPlayerId.ts";
import { dateWords } from "../../ui/utcDates.ts";
import { NotFound } from "../not-found/NotFound.tsx";
import { DayBoard } from "./DayBoard.tsx";
import { DayPoster } from "./DayPoster.tsx";
import "./daily.css";
import { beforeWords } from "./dayWords.ts";
import { nextAfter } from "./nextDay.ts";
import { PlayBar } from "./PlayBar.tsx";
import { SeedEnvelope } from "./SeedEnvelope.tsx";
import { useOwnRound, useStanding } from "./useOwnRound.ts";
import { WholeBoard } from "./WholeBoard.tsx";
import { YourRound } from "./YourRound.tsx";

const BEST = 3;
const PAGE = 50;

/** The challenge of a day; today's if no date is given. */
export default function Daily({ date }: { date: string | null }) {
  const { value: day, refused, lost, again } = useRequest(() => days.challenge(date), [date]);
  const today = date === null;
  const asked = useRef({ date: "", inVain: 0 });
  useEffect(() => {
    if (!day || !today) return;
    const over = Date.parse(day.closes) <= serverTime();
    asked.current = { date: day.date, inVain: over && asked.current.date === day.date ? asked.current.inVain + 1 : 0 };
    const after = nextAfter(day.closes, serverTime(), asked.current.inVain);
    if (after === null) return;
    const timer = setTimeout(again, after);
    return () => clearTimeout(timer);
  }, [day]);
  if (refused) return <NotFound title={texts.NO_DAY}>{texts.NO_DAY_MORE}</NotFound>;
  if (!day) return <Loading lost={lost} />;
  return today ? <Today key={day.date} day={day} /> : <PastDay day={day} />;
}

function Today({ day }: { day: Challenge }) {
  const title = texts.title(dateWords(day.date));
  const me = useOwnPlayerId();
  const round = useOwnRound(day);
  // Normally yesterday's challenge; an older one if nobody opened that.
  const { value: before } = useRequest(
    () => (day.before === null ? Promise.resolve(null) : days.challenge(day.before)),
    [day.date],
  );
  return (
    <Screen
      name="daily"
      title={title}
      poster={<DayPoster day={day} title={title} />}
      bar={<PlayBar day={day} round={round} />}
    >
      <YourRound day={day} view={round.view} />
      {round.me?.item && (
        <DayBoard title={texts.soFar(round.me.of)} me={round.me} all={`/today/${day.date}`} open={false} />
      )}
      {before ? <Before day={day} before={before} me={me} /> : <SeedEnvelope day={day} opened={null} table={null} />}
      <p class="note">
        {texts.LATE} {texts.SECOND_KEY}
      </p>
    </Screen>
  );
}

/** Shows the result of the day before. */
function Before({ day, before, me: player }: { day: Challenge; before: Challenge; me: string | null }) {
  const me = useStanding(before);
  return (
    <>
      {me && before.finished > 0 && (
        <DayBoard title={beforeWords(day, before)} me={me} all={`/today/${before.date}`} open />
      )}
      {me === null && before.finished > 0 && (
        <WholeBoard date={before.date} me={player} open limit={BEST} paged={false} />
      )}
      <SeedEnvelope day={day} opened={before} table={me?.item?.table ?? null} />
    </>
  );
}

/** Shows a past day, or today's whole leaderboard. */
function PastDay({ day }: { day: Challenge }) {
  const title = texts.pastTitle(dateWords(day.date));
  const me = useOwnPlayerId();
  const standing = useStanding(day);
  const open = day.seed !== null;
  return (
    <Screen
      name="daily"
      title={title}
      poster={<DayPoster day={day} title={title} />}
      bar={
        <a class="main-action" href="/today">
          {open ? texts.PLAY_TODAYS : texts.TODAYS} <Art name="pin" />
        </a>
      }
    >
      {standing && <DayBoard title={texts.thatDay(standing.of)} me={standing} all={null} open={open} />}
      <WholeBoard date={day.date} me={me} open={open} limit={PAGE} paged />
      <SeedEnvelope day={day} opened={open ? day : null} table={standing?.item?.table ?? null} />
    </Screen>
  );
}
