/** The hole with all balls and the planned shot. Loads after the controls. */

import HolePicture from "./art/hole/HolePicture.tsx";
import Pictures from "./art/Pictures.tsx";
import type { Drafts } from "./draft.ts";
import { golfersOf, isOwn, nthOf } from "./golfers.ts";
import { holeOf, isIn } from "./holes.ts";
import "./forced.css";
import { previewOf } from "./shotPreview.ts";
import type { MulliganView } from "./state.ts";

interface SceneProps {
  view: MulliganView;
  draft: Drafts;
  golfer: number;
}

export default function Scene({ view, draft, golfer }: SceneProps) {
  const { state } = view;
  const hole = holeOf(state);
  const names = golfersOf(view);
  const balls = state.golfers.map(({ golfer, seat, left }) => ({
    golfer,
    seat,
    nth: nthOf(view, golfer),
    name: names(golfer),
    left,
    in: isIn(state, golfer),
    own: isOwn(view, golfer),
  }));
  const preview = state.own && previewOf(state.own, draft, golfer);
  return (
    <>
      <Pictures />
      <HolePicture
        look={{ ...hole, course: view.course?.id ?? "" }}
        balls={balls}
        shot={preview ? { golfer, moved: preview.moved, finished: preview.finished } : null}
      />
    </>
  );
}
