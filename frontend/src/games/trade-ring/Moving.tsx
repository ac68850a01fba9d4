/** What lies over the ring: cards on their way, and arrows between two that may change places. */

import { Card } from "../../art/playing-cards/Card.tsx";
import { cardSpot, crosses, type Flight, flightsOf } from "./flights.ts";
import type { Layout } from "./layout.ts";
import { OnCard } from "./Seat.tsx";
import type { Scene } from "./stage.ts";
import { nameOf } from "./state.ts";

interface MovingProps {
  scene: Scene | null;
  /** The seat whose offer is about to be taken. */
  taken: number | null;
  layout: Layout;
  /** Around the table, by places. */
  seats: number[];
}

export default function Moving({ scene, taken, layout, seats }: MovingProps) {
  return (
    <>
      {taken !== null && <Exchange layout={layout} from={seats.indexOf(taken)} />}
      {scene &&
        flightsOf(scene, layout, seats).map((flight) => (
          <Flying key={`${scene.event.n}/${flight.seat}`} flight={flight} />
        ))}
    </>
  );
}

function Flying({ flight: { card, chips, from, by, delay } }: { flight: Flight }) {
  const style = {
    left: `${from.x}px`,
    top: `${from.y}px`,
    "--dx": `${Math.round(by.x)}px`,
    "--dy": `${Math.round(by.y)}px`,
    animationDelay: `${delay}ms`,
  };
  return (
    <span class="tr-flies" style={style} aria-hidden="true">
      <Card name={card === null ? null : nameOf(card)} words={null} />
      {chips ? <OnCard chips={chips} /> : null}
    </span>
  );
}

/** Arrows between the card on auction and the offer that is about to be taken. */
function Exchange({ layout, from }: { layout: Layout; from: number }) {
  const { card } = layout;
  const [one, other] = [cardSpot(layout, from), cardSpot(layout, 0)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (crosses(layout, one, other)) return null;
  const far = Math.hypot(dx, dy);
  const gap = Math.min((card.w / 2 / Math.abs(dx || 1)) * far, (card.h / 2 / Math.abs(dy || 1)) * far) + 11;
  if (far < 2 * gap + 16) return null;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const length = far - 2 * gap;
  return (
    <svg class="tr-exchange" aria-hidden="true">
      <g transform={`translate(${one.x} ${one.y}) rotate(${degrees}) translate(${gap} 0)`}>
        <path d={`M0-8Q${length / 2}-20 ${length}-8M${length - 9}-16 ${length}-8 ${length - 10}-1`} />
        <path d={`M${length} 8Q${length / 2} 20 0 8M9 16 0 8 10 1`} />
      </g>
    </svg>
  );
}
