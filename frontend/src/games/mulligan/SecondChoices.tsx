/** Second choices: answering a wager, the wolf's partner, stopping after nine holes, and other uses of a card. */

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
  /** The swing is shown instead of the hand. */
  swings: boolean;
  /** The hand is shown although there is a swing. */
  holding: boolean;
  hold(on: boolean): void;
  /** Opens the wagers. */
  look(): void;
}

/** Shows the current choices; without any, a link to an unanswered wager; without that, the choice of the next wolf's partner. */
export default function SecondChoices(props: SecondChoicesProps) {
  const { play, look } = props;
  const [offer] = offersTo(play.view);
  const answer = offer && <Second {...say.offered(shortNames(namesOf(play.view))(offer.by), offer.stake)} act={look} />;
  return choicesOf(props) ?? answer ?? <Ahead play={play} />;
}

/** Chooses the partner if this player is the next hole's wolf; sent with the plan (M-42). */
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
  /** Null: the wolf plays alone. */
  chosen: number | null | undefined;
  /** The choice is for the next hole. */
  next?: boolean;
  act(seat: number | null): void;
}

/** Chooses the wolf's partner, or none. */
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

/** Shows how to decline a reaction, and other cards that may be played. */
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

/** Shows the second choices for a Play Anytime card that was chosen. */
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
