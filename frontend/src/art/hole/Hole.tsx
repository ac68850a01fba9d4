/** The picture of a hole. It never changes while the hole is shown; weather, flag and ball are laid over it. */

import { memo } from "preact/compat";
import type { Land } from "./land.ts";
import type { Piece } from "./pieces.ts";
import "./hole.css";

function Painted({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ d, tint, opacity, line }, index) =>
        line ? (
          <path key={index} d={d} class={`l-${tint}`} stroke-width={line} opacity={opacity} />
        ) : (
          <path key={index} d={d} class={`t-${tint}`} opacity={opacity} />
        ),
      )}
    </>
  );
}

/** Sky and far land up to the stripes of the fairway and the trees; `id` makes the clip's name unique in the document. */
function HolePicture({ land, id }: { land: Land; id: string }) {
  const { frame } = land;
  return (
    <>
      <clipPath id={id}>
        <path d={land.fairway} />
      </clipPath>
      <Painted pieces={land.far} />
      <Painted pieces={land.ground} />
      <path d={land.fairway} class="t-fairway-2" />
      <g clip-path={`url(#${id})`}>
        <Painted pieces={[land.stripes]} />
      </g>
      <Painted pieces={land.near} />
      <path d={land.dusk} class="t-dusk" />
      <Painted pieces={land.lit} />
      <rect width={frame.w} height={frame.h} fill="none" />
    </>
  );
}

export const Hole = memo(HolePicture, (one, two) => one.land === two.land && one.id === two.id);
