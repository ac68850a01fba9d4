/** How to play in three steps, each with a picture of three cards. */

import { steps } from "./texts/en/rules.ts";

export { steps };

export function Picture({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {steps[step]!.cards.map((face, at) => (
        <g key={at} transform={`translate(${8 + at * 29} 28)`}>
          <rect width="26" height="36" rx="4" fill="var(--card)" stroke="var(--ink-2)" />
          <text x="13" y="25" font-size="18" font-weight="700" text-anchor="middle" fill="var(--ink)">
            {face}
          </text>
        </g>
      ))}
    </svg>
  );
}
