/** The picture of a hole. It does not change while the hole is shown; weather, flag and ball are drawn over it. */

import { useMemo } from "preact/hooks";
import "../paint.css";
import type { Land } from "./land.ts";
import type { Piece } from "./pieces.ts";

function Painted({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(([paint, d, opacity, line], index) => {
        const colour = `var(--${paint})`;
        const how = line ? { fill: "none", stroke: colour, "stroke-width": line } : { fill: colour };
        return <path key={index} d={d} opacity={opacity} {...how} />;
      })}
    </>
  );
}

/** Far land up to the trees; `id` makes the clip's name unique in the document. */
export function Hole({ land, id }: { land: Land; id: string }) {
  return useMemo(
    () => (
      <>
        <clipPath id={id}>
          <path d={land.fairway} />
        </clipPath>
        <Painted pieces={[...land.far, ...land.ground, ["fairway-2", land.fairway]]} />
        <g clip-path={`url(#${id})`}>
          <Painted pieces={[land.stripes]} />
        </g>
        <Painted pieces={land.near} />
        <path d={land.dusk} fill="var(--dusk)" />
        <Painted pieces={land.lit} />
      </>
    ),
    [land, id],
  );
}
