/** Sky and land of a hole seen from the side. It does not change while the hole is shown. */

import { useMemo } from "preact/hooks";
import type { Piece } from "../../../../art/hole/pieces.ts";
import type { Side } from "./sideView.ts";

export function Painted({ pieces }: { pieces: readonly Piece[] }) {
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

/** Draws one dark layer over everything, visible at night. */
export function Dusk({ outlines }: { outlines: readonly string[] }) {
  return (
    <g class="mu-dusk">
      {outlines.map((d, index) => (
        <path key={index} d={d} />
      ))}
    </g>
  );
}

/** Draws sky and land. `id` makes the pattern's name unique in the document. */
export function Land({ side, id }: { side: Side; id: string }) {
  return useMemo(() => {
    const { frame, sun, rays, behind, fairway, near, dusk, lit } = side;
    return (
      <>
        <pattern id={`mow${id}`} width="38" height="400" patternUnits="userSpaceOnUse" patternTransform="skewX(-18)">
          <path fill="var(--green)" d="M0 0H38V400H0z" />
          <path fill="var(--fairway-2)" opacity=".4" d="M0 0H19V400H0z" />
        </pattern>
        <rect width={frame.w} height={frame.h} fill="var(--sky)" />
        <path class="day-only" d={rays} fill="var(--ray)" opacity=".6" />
        <circle cx={sun.x} cy={sun.y} r={sun.r} fill="var(--sand)" />
        <Painted pieces={behind} />
        <path d={fairway} fill={`url(#mow${id})`} />
        <Painted pieces={near} />
        <Dusk outlines={dusk} />
        <Painted pieces={lit} />
      </>
    );
  }, [side, id]);
}
