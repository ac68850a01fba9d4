/** Second choices: whom the wolf takes, to stop after nine, what else a card is good for. */

import { namesOf, shortNames } from "../seats.ts";
import { Second } from "../table/Acts.tsx";
import { golfersOf } from "./golfers.ts";
import * as say from "./texts/en/rare.ts";
import type { Play } from "./usePlay.ts";

interface SecondsProps {
  play: Play;
  /** The swing is shown, without the hand. */
  swings: boolean;
  /** The hand is shown in place of a swing. */
  holding: boolean;
  hold(on: boolean): void;
}

export default function Seconds({ play, swings, holding, hold }: SecondsProps) {
  const { view, busy, may, playing, own, acts } = play;
  if (playing) return <Playing play={play} swings={swings} />;
  if (may.has("partner")) {
    const names = shortNames(namesOf(view));
    const others = view.state.golfers.filter(({ seat }) => seat !== view.you);
    return (
      <>
        {others.map(({ seat }) => (
          <Second
            key={seat}
            {...say.withPartner(names(seat))}
            busy={busy}
            act={() => acts.send({ kind: "partner", seat })}
          />
        ))}
      </>
    );
  }
  if (may.has("go-on") && own?.going !== false)
    return <Second {...say.STOP} busy={busy} act={() => acts.send({ kind: "go-on", yes: false })} />;
  if (may.has("pass") && play.playables.size)
    return <Second label={holding ? say.THE_SWING : say.MY_CARDS} busy={busy} act={() => hold(!holding)} />;
  return null;
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
