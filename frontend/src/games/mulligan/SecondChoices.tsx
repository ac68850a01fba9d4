/** Second choices: answering a wager, the wolf's partner, stopping after nine, and other uses of a card. */

import { kindsOf } from "../legalMoves.ts";
import { namesOf, shortNames } from "../seatNames.ts";
import { Second } from "../table/Actions.tsx";
import { isLaid, moveOf } from "./draft.ts";
import { golfersOf } from "./golfers.ts";
import { offersTo } from "./offersToAnswer.ts";
import { cancellable } from "./playAnytime.ts";
import type { MulliganView } from "./state.ts";
import * as say from "./texts/en/rare-actions.ts";
import type { Play } from "./usePlay.ts";

interface SecondChoicesProps {
  play: Play;
  /** The swing is shown, without the hand. */
  swings: boolean;
  /** The hand is shown in place of a swing. */
  holding: boolean;
  hold(on: boolean): void;
  /** To the wagers. */
  look(): void;
}

/** Where there is nothing to choose, the way to a wager that waits for an answer: its mark is on the chips meanwhile. */
export default function SecondChoices(props: SecondChoicesProps) {
  const { play, look } = props;
  const [offer] = offersTo(play.view);
  const answer = offer && <Second {...say.offered(shortNames(namesOf(play.view))(offer.by), offer.stake)} act={look} />;
  return choicesOf(props) ?? answer ?? <Ahead play={play} />;
}

/** With whom the next hole's wolf hunts, told with the plan that is laid (M-42). */
function Ahead({ play: { view, own, draft, busy, acts } }: { play: Play }) {
  const plan = own?.plan;
  const may = plan && isLaid(draft, own) && kindsOf(view.legal).get("plan")?.["partner"];
  if (!may) return null;
  return (
    <Partners
      view={view}
      busy={busy}
      chosen={plan.partner}
      act={(partner) => acts.send({ ...moveOf(draft), partner })}
      next
    />
  );
}

function choicesOf({ play, swings, holding, hold }: SecondChoicesProps) {
  const { view, busy, may, playing, playables, own, hunt, acts } = play;
  if (playing) return <Playing play={play} swings={swings} />;
  if (may.has("partner")) return <Partners view={view} busy={busy} chosen={hunt?.seat} act={acts.hunt} />;
  if (may.has("go-on") && own?.going !== false)
    return <Second {...say.STOP} busy={busy} act={() => acts.send({ kind: "go-on", yes: false })} />;
  return may.has("pass") && playables.size ? <Reacts play={play} holding={holding} hold={hold} /> : null;
}

interface PartnersProps {
  view: MulliganView;
  busy: boolean;
  /** Null is alone. */
  chosen: number | null | undefined;
  /** It is for the next hole. */
  next?: boolean;
  act(seat: number | null): void;
}

/** With whom the wolf hunts, or alone. */
function Partners({ view, busy, chosen, next, act }: PartnersProps) {
  const names = shortNames(namesOf(view));
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.you);
  return (
    <>
      {[...others, null].map((seat) => (
        <Second
          key={seat}
          {...(seat === null ? say.ALONE : say.withPartner(names(seat)))}
          {...(next && say.NEXT_HOLE)}
          pressed={chosen === seat}
          busy={busy}
          act={() => act(seat)}
        />
      ))}
    </>
  );
}

/** Beside what a Mulligan cancels, to leave it; and to the other cards that may be played. */
function Reacts({
  play: { busy, playables, acts },
  holding,
  hold,
}: Pick<SecondChoicesProps, "play" | "holding" | "hold">) {
  const others = [...playables.values()].some(({ kind }) => kind !== "mulligan");
  return (
    <>
      {cancellable(playables).length > 0 && (
        <Second {...say.PASS} busy={busy} act={() => acts.send({ kind: "pass" })} />
      )}
      {others && <Second label={holding ? say.BACK_TO_PLANS : say.MY_CARDS} busy={busy} act={() => hold(!holding)} />}
    </>
  );
}

/** Beside a Play Anytime card that is about to be played. */
function Playing({ play, swings }: { play: Play; swings: boolean }) {
  const { view, busy, playing, offered, golfer, acts } = play;
  const { card, kind, choice, choices } = playing!;
  const names = golfersOf(view);
  const club = offered[golfer]?.clubs.includes(card);
  return (
    <>
      {kind === "borrow" &&
        (swings || view.state.phase === "react") &&
        choices.map((one) => (
          <Second key={one} label={names(one)} pressed={choice === one} busy={busy} act={() => acts.aim(one)} />
        ))}
      {club && <Second label={say.useClub(card)} busy={busy} act={acts.asClub} />}
      <Second label={say.BACK} busy={busy} act={acts.back} />
    </>
  );
}
