import { Sky } from "../../art/Sky.tsx";

/** Draws a ball in deep grass. */
export function RoughPoster() {
  return (
    <svg viewBox="0 0 390 214" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky x={110} y={110} r={44} moon={{ x: 318, y: 60, r: 24 }} />
      <path fill="var(--fairway-2)" d="M-200 132c120-30 240-30 330-14s160 10 260-10 160-10 210 0v110h-800z" />
      <path class="land" fill="var(--rough)" d="M-200 156c160-26 300-20 420-6s240 4 380-10v80h-800z" />
      <circle cx="214" cy="160" r="15" fill="var(--chalk)" stroke="var(--night)" stroke-width="2" />
      <g fill="var(--line)" opacity=".9">
        <circle cx="209" cy="154" r="1.700" />
        <circle cx="216" cy="151" r="1.700" />
        <circle cx="213" cy="159" r="1.700" />
        <circle cx="221" cy="157" r="1.700" />
      </g>
      <path
        fill="var(--fairway)"
        d="M-200 214v-20q60-10 120-6l20-30 6 30 22-44 4 44 26-22-6 24 40-40-8 42 22-28 6 28 30-46-6 46 28-30-2 30 24-22 4 22 26-38 0 38 28-54 2 54 20-28 6 28 26-40-4 40 34-30-8 32 30-44 2 44 26-24 0 26 40-40-10 42q80-6 160 4v24z"
      />
      <path fill="var(--night)" opacity=".25" d="M-200 206q400-14 800 0v14h-800z" />
    </svg>
  );
}
