/** A scene in words, in place of the hand. */

import { matches_a_penny } from "#data/stew/cards.json";
import { namesOf } from "../seats.ts";
import { Second } from "../table/Acts.tsx";
import { CoinArt } from "./art/signs.tsx";
import { coinsOf } from "./coins.ts";
import type { Accounts, Pot, Scene, Turn } from "./reveal.ts";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/reveal.ts";
import { news } from "./texts/en/table.ts";

interface ToldProps {
  view: StewView;
  scene: Scene;
}

export const Told = ({ view, scene }: ToldProps) => (
  <div class="stew-told">
    {scene.step === "turn" && <Lines lines={turnLines(view, scene)} />}
    {scene.step === "pot" && <Payment scene={scene} />}
    {scene.step === "paid" && <Lines lines={accountLines(view, scene)} />}
  </div>
);

/** Beside it, where there is more: to the end of what there is to see. */
export const Skip = ({ act }: { act(): void }) => <Second label={say.SKIP} shortcut="S" class="stew-skip" act={act} />;

const Lines = ({ lines }: { lines: string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

function turnLines(view: StewView, { seats, turn, asked }: Turn): string[] {
  const names = namesOf(view);
  const who = (is: (laid: Turn["seats"][0]) => boolean) =>
    seats.flatMap((laid, seat) => (is(laid) ? [names(seat)] : []));
  const mulligans = who(({ play }) => play.token === "mulligan");
  const exchanged = seats.findIndex(({ play }) => play.instead_of !== null);
  const added = who(({ play }) => play.added > 0);
  return [
    ...(exchanged < 0 ? [] : [say.exchanged(names(exchanged), seats[exchanged]!.play.instead_of!)]),
    ...(mulligans.length && asked === null ? [say.mulligans(mulligans)] : []),
    ...added.map(say.added),
    turn < view.state.turns ? say.paidAfter(view.state.turns) : say.PAID_NOW,
  ];
}

/** What the tip comes to, and wages. */
function Payment({ scene: { score } }: { scene: Pot }) {
  const { takers, share, left, back, wages } = score;
  return (
    <>
      <p>
        {coinsOf(share).map((coin, at) => (
          <CoinArt key={at} coin={coin} size={20} />
        ))}
        <span>{say.shared(takers.length, share, left, back)}</span>
      </p>
      {wages.some((pence) => pence > 0) && (
        <p>
          <CoinArt coin={1} size={20} />
          <span>{say.wages(matches_a_penny)}</span>
        </p>
      )}
    </>
  );
}

function accountLines(view: StewView, { seats, round }: Accounts): string[] {
  const names = namesOf(view);
  const { players, rounds } = view.state;
  const earned = seats.flatMap(({ extra }, seat) =>
    extra > 0 ? [news.earned(names(seat), players[seat]!.specialty!, extra)] : [],
  );
  return [...earned, round < rounds ? say.CLEARED : say.LAST];
}
