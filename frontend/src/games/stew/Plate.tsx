import type { ComponentChildren } from "preact";
import { SeatMark } from "../../art/Art.tsx";

interface PlateProps {
  seat: number;
  name: string;
  children: ComponentChildren;
}

/** The foot of a seat's column: name and result. */
export const Plate = ({ seat, name, children }: PlateProps) => (
  <span class="plate" aria-hidden="true">
    <b class="named">{name}</b>
    <span>
      <SeatMark seat={seat} size={14} />
      {children}
    </span>
  </span>
);
