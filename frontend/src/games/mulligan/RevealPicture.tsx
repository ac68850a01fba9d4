/** The flying balls, above the swing's columns. */

import { useMemo } from "preact/hooks";
import Swing from "./art/hole/Swing.tsx";
import { golfersOf, isOwn, seatOf } from "./golfers.ts";
import type { Reveal } from "./revealSteps.ts";
import type { MulliganView } from "./state.ts";

export default function RevealPicture({ view, reveal }: { view: MulliganView; reveal: Reveal }) {
  const { swing, step } = reveal;
  const hole = view.state.holes.find((one) => one.hole === swing.hole)!;
  const course = view.course?.id ?? "";
  const look = useMemo(() => ({ ...hole, course }), [hole, course]);
  const names = golfersOf(view);
  const shots = useMemo(
    () =>
      swing.shots.map(({ golfer, from, moved, finished, duffed }) => {
        const shot = {
          golfer,
          seat: seatOf(view, golfer),
          name: names(golfer),
          from: { left: from },
          moved,
          finished,
          duffed,
        };
        return { ...shot, own: isOwn(view, golfer) };
      }),
    [swing.shots],
  );
  const stage = step === "done" ? "done" : step === "rolling" ? "moving" : "before";
  return <Swing look={look} shots={shots} stage={stage} />;
}
