/** The player on the tee, at the end of the swing. */

import type { Land } from "./land.ts";

export function Golfer({ golfer: { x, y, scale, side } }: Pick<Land, "golfer">) {
  return (
    <g fill="none" transform={`translate(${x} ${y}) scale(${side * scale} ${scale}) translate(-38 -105)`}>
      <ellipse cx="38" cy="105" rx="26" ry="4" fill="var(--shade)" />
      <path d="M56 21L6 37" stroke="var(--chalk)" stroke-width="2.2" />
      <path d="M8 34L2 35.5 4.5 43 10 39Z" fill="var(--pitch)" />
      <path d="M25 82L23 102M46 80L50 101" stroke="var(--sand)" stroke-width="7" />
      <path d="M25 87L24 95M47 85L48.5 94" stroke="var(--flag)" stroke-width="7" stroke-dasharray="3 3" />
      <path d="M18 101H29L30 106H17ZM45 100H54L61 106H45Z" fill="var(--pitch)" />
      <path
        d="M23 56H47C50 66 56 75 53 84 49 88 43 87 41 83L36 70 31 85C28 89 20 89 17 85 15 76 18 65 23 56Z"
        fill="var(--sand)"
      />
      <path d="M36 70L41 83C43 87 49 88 53 84 56 75 50 66 47 56H42C42 62 38 66 36 70Z" fill="var(--shade)" />
      <path d="M22 59C19 45 21 33 30 29L42 29C49 36 49 49 47 59 40 62 29 62 22 59Z" fill="var(--flag)" />
      <path d="M22 55.5C30 58 40 58 47.5 55.5" stroke="var(--chalk)" stroke-width="2" />
      <path
        d="M30 34C36 42 46 38 55 23M42 32C48 34 52 30 56 22"
        stroke="var(--flag)"
        stroke-width="7.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M31 37C37 44 46 40 54 27" stroke="var(--shade)" stroke-width="1.6" />
      <circle cx="56" cy="21" r="4" fill="var(--sand)" />
      <path d="M33 30V24H41V30Z" fill="var(--sand)" />
      <circle cx="38" cy="18.5" r="8" fill="var(--sand)" />
      <path d="M29 18C28 8 40 5.5 46 12L54 15.5C52 18.5 46 18 42 16.5 38 17.5 34 20 29 18Z" fill="var(--chalk)" />
    </g>
  );
}
