/** Second choices: a wager to answer, whom the wolf takes, to stop after nine, what else a card is good for. */

import { namesOf, shortNames } from "../seats.ts";
import { Second } from "../table/Acts.tsx";
import type { Offer } from "./bets.ts";
import { golfersOf } from "./golfers.ts";
import { cancellable } from "./playing.ts";
import * as say from "./texts/en/rare.ts";
import type { Play } from "./usePlay.ts";

interface SecondsProps {
  play: Play;
  /** The swing is shown, without the hand. */
  swings: boolean;
  /** The hand is shown in place of a swing. */
  holding: boolean;
  hold(on: boolean): void;
  /** The main action leads on from a swing, before all else. */
  leads: boolean;
  /** A wager that waits for one's answer, and the way to it. */
  offer: Offer | undefined;
  look(): void;
}

export default function Seconds(props: SecondsProps) {
  const { play, leads, offer, look } = props;
  return (
    <>
      {offer && <Second {...say.offered(shortNames(namesOf(play.view))(offer.by), offer.stake)} act={look} />}
      {!leads && <Choices {...props} />}
    </>
  );
}

function Choices({ play, swings, holding, hold }: SecondsProps) {
  const { view, busy, may, playing, own, acts } = play;
  if (playing) return <Playing play={play} swings={swings} />;
  if (may.has("partner")) {
    const names = shortNames(namesOf(view));
    const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.you);
    return (
      <>
        {[...others, null].map((seat) => (
          <Second
            key={seat}
            {...(seat === null ? say.ALONE : say.withPartner(names(seat)))}
            pressed={play.hunt?.seat === seat}
            busy={busy}
            act={() => acts.hunt(seat)}
          />
        ))}
      </>
    );
  }
  if (may.has("go-on") && own?.going !== false)
    return <Second {...say.STOP} busy={busy} act={() => acts.send({ kind: "go-on", yes: false })} />;
  return may.has("pass") ? <Reacts play={play} holding={holding} hold={hold} /> : null;
}

/** Beside what a Mulligan cancels, to leave it; and to the other cards that may be played. */
function Reacts({ play: { busy, playables, acts }, holding, hold }: Pick<SecondsProps, "play" | "holding" | "hold">) {
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
