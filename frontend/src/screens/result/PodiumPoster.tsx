import { seatShape } from "../../art/Art.tsx";
import { Sky } from "../../art/Sky.tsx";
import type { Group } from "../../games/types.ts";

interface Stand {
  x: number;
  foot: number;
  top: number;
  /** Size of the flag, in px of the picture. */
  size: number;
}

/** The podium: winner in the middle, second left, third right. */
const STANDS: Stand[] = [
  { x: 195, foot: 184, top: 78, size: 1.5 },
  { x: 65, foot: 203, top: 149, size: 1 },
  { x: 325, foot: 203, top: 165, size: 0.85 },
];

const APART = 30;

export function PodiumPoster({ groups }: { groups: Group[] }) {
  return (
    <svg viewBox="0 72 390 196" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky x={195} y={150} r={66} moon={{ x: 76, y: 112, r: 24 }} />
      <path fill="var(--water)" d="M-400 152h1200v50H-400z" />
      <path
        d="M20 162h60M60 170h50M286 160h70M250 168h40M330 174h40"
        stroke="var(--sand)"
        stroke-width="2"
        stroke-linecap="round"
        opacity=".7"
      />
      <path
        fill="var(--fairway-2)"
        d="M-400 176q240 0 400 10c60-18 130-16 195-16s135-2 195 16q160-10 400-10v50H-400z"
      />
      <path class="night-only" fill="var(--night)" opacity=".45" d="M-400 152h1200v80H-400z" />
      <path
        class="land"
        fill="var(--green)"
        d="M112 184c10-12 40-18 83-18s73 6 83 18c6 10 2 20 0 22H112c-3-4-6-14 0-22z"
      />
      <Hill class="" fill="var(--fairway)" />
      <Hill class="night-only" fill="var(--night)" />
      <ellipse cx="195" cy="184.5" rx="9" ry="2.6" fill="var(--night)" />
      {groups.slice(0, 3).map((group, n) => (
        <Flags key={group.place} group={group} stand={STANDS[n]!} room={groups.length === 1 ? 340 : 130} />
      ))}
    </svg>
  );
}

function Hill({ class: name, fill }: { class: string; fill: string }) {
  return (
    <path
      class={name}
      fill={fill}
      opacity={name ? 0.5 : 1}
      d="M-400 208q200-20 400 0c40-10 80-8 118-4 50-8 104-8 154 0 38-4 78-6 118 4q200-20 400 0v460H-400z"
    />
  );
}

/** Draws a flag for each player who shares the place, smaller if there are many. */
function Flags({ group, stand, room }: { group: Group; stand: Stand; room: number }) {
  const middle = (group.seats.length - 1) / 2;
  const size = Math.min(stand.size, room / (group.seats.length * APART));
  return (
    <>
      {group.seats.map((seat, n) => (
        <g
          key={seat}
          transform={`translate(${stand.x + (n - middle) * APART * size} ${stand.foot - Math.abs(n - middle) * 2})`}
        >
          <path
            class="pole"
            d={`M0 0V${stand.top - stand.foot}`}
            stroke="var(--night)"
            stroke-width="3.2"
            stroke-linecap="round"
          />
          <g transform={`translate(2 ${stand.top - stand.foot}) scale(${size})`}>
            <path fill={`var(--seat-${seat})`} d="M0 0c13-5 21 6 40 1-3 8-2 15 0 22-19 5-27-6-40-1z" />
            <svg
              x="8"
              y="2"
              width="18"
              height="18"
              style="color:var(--on-seat)"
              viewBox="0 0 24 24"
              role="presentation"
            >
              <use href={`#${seatShape(seat)}`} />
            </svg>
          </g>
        </g>
      ))}
    </>
  );
}
