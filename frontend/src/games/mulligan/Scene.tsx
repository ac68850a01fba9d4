/** The hole, drawn after all that one decides by: everybody's ball, and the shot as it is planned. */

import { shadedOf } from "./art/faces.ts";
import HolePicture from "./art/hole/HolePicture.tsx";
import Pictures from "./art/Pictures.tsx";
import type { Draft } from "./draft.ts";
import { golfersOf, isOwn } from "./golfers.ts";
import "./forced.css";
import type { MulliganView, Own } from "./state.ts";
import { nameOf } from "./texts/en/cards.ts";

/** px of the sky that the head covers. */
const TOP = 54;

interface SceneProps {
  view: MulliganView;
  draft: Draft;
  golfer: number;
}

export default function Scene({ view, draft, golfer }: SceneProps) {
  const { state } = view;
  const hole = state.holes[Math.min(state.at, state.holes.length - 1)]!;
  const names = golfersOf(view);
  const balls = state.golfers.map(({ golfer, left, strokes }) => ({
    golfer,
    name: names(golfer),
    left,
    in: left === 0 && strokes === 0,
    own: isOwn(view, golfer),
  }));
  const preview = state.own && shotOf(state.own, draft, golfer);
  return (
    <>
      <Pictures />
      <HolePicture
        look={{ ...hole, course: view.course?.id ?? "" }}
        balls={balls}
        top={TOP}
        shot={preview ? { golfer, moved: preview.moved, finished: preview.finished } : null}
      />
    </>
  );
}

/** What the view tells of the planned shot: nothing where two own actions strike it at once. */
export function shotOf({ golfers }: Pick<Own, "golfers">, draft: Draft, golfer: number) {
  const club = draft[golfer]?.club;
  const preview = golfers.find((one) => one.golfer === golfer)?.previews[String(club)];
  const striking = Object.values(draft).flatMap(({ aims }) => aims.filter(({ target }) => target === golfer));
  const [first] = striking;
  if (!preview || striking.length > 1) return null;
  return first ? (preview.with_action[nameOf(shadedOf(first.card))] ?? null) : preview.alone;
}
