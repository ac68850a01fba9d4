import "../../art/pictures.ts";
import { Sky } from "../../art/Sky.tsx";

/** Draws the club's poster: golfer, bay and flag. `tall`: there is room, and no text in front of the golfer. */
export function HomePoster({ tall = false }: { tall?: boolean }) {
  const [x, y, width, height] = tall ? [40, 78, 98, 119] : [52, 112, 70, 85];
  return (
    <svg viewBox="0 0 390 214" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky x={262} y={94} r={42} moon={{ x: 262, y: 76, r: 30 }} />
      <path fill="var(--water)" d="M-200 116h800v84h-800z" />
      <path
        d="M196 124h76M226 131h58M182 139h36M244 140h20M128 126h24M150 148h40M20 130h18"
        stroke="var(--sand)"
        stroke-width="2"
        stroke-linecap="round"
        opacity=".75"
      />
      <path fill="var(--fairway-2)" d="M-200 104c70-4 150-16 200-6 30-6 62-4 92 8 14 5 26 8 40 10H-200z" />
      <path fill="var(--sand)" d="M-200 116h334l-8 4c-40 2-80 3-126 6h-200z" />
      <path fill="var(--brass)" d="M248 130c20-16 80-20 142-16h200v68H236c-2-20 2-40 12-52z" />
      <path
        fill="var(--sand)"
        d="M262 130c-8 16-8 34-6 52h-20c-2-20 2-40 12-52zM300 130c-6 14-8 34-4 50h-16c-2-18 0-36 6-50zM348 130c-8 16-6 32-6 48h-16c-2-16 2-34 8-48zM430 124c-8 16-6 32-6 54h-16c-2-16 2-40 8-54z"
      />
      <path fill="var(--green)" d="M240 132c24-20 84-28 150-22h210v24H390c-60-8-110-8-150-2z" />
      <path d="M372 116c2-14-2-24 2-38" stroke="var(--night)" stroke-width="5" fill="none" stroke-linecap="round" />
      <path
        class="tree"
        d="M340 92c0-7 10-8 14-10 2-8 14-10 20-8 8-4 18-2 20 6q10-2 14 6-2 8-14 8c-16 2-40 3-54-2zM352 74c2-8 12-8 16-10 8-5 18-4 26-2q12 0 16 8-2 8-16 6c-12 3-34 4-42-2z"
      />
      <path
        fill="var(--fairway)"
        d="M-200 190c70-26 150-30 200-22 50-18 110-14 170 4s140 14 220-4q110-10 210 0v46h-800z"
      />
      <path fill="var(--fairway-2)" d="M-200 214v-14q110-14 200-4c60-20 130-18 190-6s130 14 200 0q110-8 210 4v20z" />
      <path fill="var(--sand)" d="M262 186c10-8 54-10 76-4 14 5 4 13-22 14-30 1-62-2-54-10z" />
      <path fill="var(--brass)" d="M262 186c10-8 54-10 76-4 3 1 5 2 6 4-20-5-60-5-82 2z" opacity=".7" />
      <path
        class="night-only"
        fill="var(--night)"
        opacity=".5"
        d="M-200 104c70-4 150-16 200-6 30-6 62-4 92 8 14 5 26 8 40 10H270c30-8 70-8 120-6h210v104h-800z"
      />
      <path d="M296 119V50" stroke="var(--ink)" stroke-width="2.6" stroke-linecap="round" />
      <path fill="var(--flag)" d="M297.500 51c10-3 16 5 31 1-2 6-1 11 0 16-14 4-20-4-31 0z" />
      <ellipse cx="296" cy="120" rx="6" ry="1.8" fill="var(--night)" />
      <path
        d="M126 180C176 84 236 46 286 108"
        stroke="var(--ink)"
        stroke-width="1.6"
        stroke-dasharray="1 6"
        stroke-linecap="round"
        fill="none"
        opacity=".75"
      />
      <circle cx="222.5" cy="79" r="4.6" fill="var(--chalk)" stroke="var(--night)" stroke-width="1.4" />
      <path
        d="M186 128c4-4 7-4 9 0 2-4 5-4 9 0M166 136c3-3 5-3 7 0 2-3 4-3 7 0"
        class="day-only"
        stroke="var(--ink)"
        stroke-width="1.5"
        fill="none"
        stroke-linecap="round"
      />
      <svg x={x} y={y} width={width} height={height} viewBox="0 0 110 132" role="presentation">
        <use href="#golfer" />
      </svg>
    </svg>
  );
}
