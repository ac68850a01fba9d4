import { seatShape } from "../../art/Art.tsx";
import { Sky } from "../../art/Sky.tsx";

/** A flag on the hill, in the player's own colour and shape. */
export function PlayerPoster({ mark }: { mark: number }) {
  return (
    <svg viewBox="0 0 390 172" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Sky x={312} y={84} r={52} moon={{ x: 236, y: 48, r: 18 }} />
      <path fill="var(--fairway-2)" d="M-400 116q300-30 400-8c60-22 130-12 190-2s130 6 200-8q200-20 400 0v74H-400z" />
      <path
        class="night-only"
        fill="var(--night)"
        opacity=".45"
        d="M-400 116q300-30 400-8c60-22 130-12 190-2s130 6 200-8q200-20 400 0v74H-400z"
      />
      <path fill="var(--fairway)" d="M-400 136q250-20 400-10c90-18 150-6 220-4s120-8 170-14q200-20 400 0v64H-400z" />
      <path class="pole" d="M290 118V22" stroke="var(--night)" stroke-width="3.6" stroke-linecap="round" />
      <path fill={`var(--seat-${mark})`} d="M292 22c22-7 38 9 74 1-5 15-2 30 0 46-34 8-50-9-74-1z" />
      <svg x="312" y="28" width="34" height="34" style="color:var(--on-seat)" viewBox="0 0 24 24" role="presentation">
        <use href={`#${seatShape(mark)}`} />
      </svg>
      <ellipse cx="290" cy="119" rx="8" ry="2.4" fill="var(--night)" />
    </svg>
  );
}
