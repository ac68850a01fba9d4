/** Where all that lies on the table stands, in px, for any number of seats and any size of the picture. */

export interface Spot {
  /** The middle. */
  x: number;
  /** The top. */
  y: number;
}

export interface Layout {
  /** Whether there is room for a seat's state below its card; else it stands beside it. */
  roomy: boolean;
  /** Whether the seat in front has a plate too. */
  named: boolean;
  card: { w: number; h: number };
  pile: { w: number; h: number };
  /** Height of the plate with a seat's name. */
  plate: number;
  /** What a seat takes: plate, card, state. */
  seat: { w: number; h: number };
  /** By places around the table: the seat in front first, then clockwise. */
  seats: Spot[];
  deck: Spot;
  gone: Spot;
  aside: Spot;
  /** The middle of the ring: whom it waits for, the Mulligan. */
  middle: Spot & { h: number };
  felt: { x: number; y: number; rx: number; ry: number };
}

/** Places of the others, from the one at the left of the seat in front, clockwise: across from −1 to 1, down from 0 to 1. */
const PLACES: [across: number, down: number][][] = [
  [],
  [[0, 0]],
  [
    [-1, 0.3],
    [1, 0.3],
  ],
  [
    [-1, 0.62],
    [0, 0],
    [1, 0.62],
  ],
  [
    [-1, 1],
    [-0.94, 0],
    [0.94, 0],
    [1, 1],
  ],
  [
    [-1, 1],
    [-0.98, 0.12],
    [0, 0],
    [0.98, 0.12],
    [1, 1],
  ],
  [
    [-0.96, 1],
    [-1, 0.5],
    [-0.94, 0],
    [0.94, 0],
    [1, 0.5],
    [0.96, 1],
  ],
  [
    [-0.96, 1],
    [-1, 0.53],
    [-0.97, 0.06],
    [0, 0],
    [0.97, 0.06],
    [1, 0.53],
    [0.96, 1],
  ],
];

const RATIO = 60 / 84;
const HEAD = 60;
const GAP = 8;
const LEAST = 40;
const MOST = { wide: 124, roomy: 96, tight: 62, alone: 84 };
/** From here on the picture is a wide screen's. */
const WIDE = 600;
/** Smaller cards go with a state beside them. */
const ROOMY = 58;
/** The state below a card, with the gap over it. */
const TAG = 30;
const PLATE = { roomy: 28, tight: 24 };
const LABEL = 20;
/** From one pile to the next, whose labels are wider than they. */
const BETWEEN = 14;
const STEP = 58;

interface Room {
  others: number;
  width: number;
  height: number;
  /** The seat in front has a plate as all others have, as nobody looks on from there. */
  named: boolean;
}

export function layoutOf(others: number, width: number, height: number, named = false): Layout {
  const room = { others, width, height, named };
  const card = largest(room, true);
  return card >= ROOMY ? place(room, true, card) : place(room, false, Math.max(LEAST, largest(room, false)));
}

const rowsOf = (others: number) => (others >= 6 ? 3 : others >= 4 ? 2 : 1);
const atTop = (others: number) => others % 2 === 1;
/** With two players the piles stand at the sides, where nobody sits. */
const pilesAside = (others: number) => others === 1;
const pileOf = (card: number) => Math.min(96, card * 0.86);
const seatHeight = (card: number, roomy: boolean) => (roomy ? PLATE.roomy + 4 + card + TAG : PLATE.tight + 3 + card);
const frontHeight = ({ named }: Room, card: number, roomy: boolean) =>
  named ? seatHeight(card, roomy) : card + (roomy ? TAG : 0);
const middleHeight = (roomy: boolean) => (roomy ? 84 : 66);

/** The largest card with which columns do not collide. */
function largest(room: Room, roomy: boolean): number {
  const high = room.height - HEAD - 6;
  let card = roomy ? (room.width < WIDE ? MOST.roomy : MOST.wide) : room.others === 1 ? MOST.alone : MOST.tight;
  while (card > 0 && Math.max(sideHeight(room, card, roomy), centreHeight(room, card, roomy)) > high) card--;
  return card;
}

function sideHeight({ others }: Room, card: number, roomy: boolean): number {
  const rows = rowsOf(others);
  return rows * seatHeight(card, roomy) + (rows - 1) * GAP;
}

function centreHeight(room: Room, card: number, roomy: boolean): number {
  const top = atTop(room.others) ? seatHeight(card, roomy) + GAP : 0;
  const piles = pilesAside(room.others) ? 0 : pileOf(card) + LABEL + 4;
  return top + piles + middleHeight(roomy) + 2 * 4 + frontHeight(room, card, roomy);
}

function place(room: Room, roomy: boolean, card: number): Layout {
  const { others, width, height, named } = room;
  const size = { w: Math.round(card * RATIO), h: card };
  const seat = { w: Math.min(roomy ? 170 : 132, Math.floor(width * 0.324)), h: seatHeight(card, roomy) };
  const felt = { x: width / 2, y: height * 0.63, rx: Math.min(width * 0.487, height * 0.92), ry: height * 0.385 };
  const bottom = height - 6 - frontHeight(room, card, roomy);
  const spare = height - HEAD - 6 - Math.max(centreHeight(room, card, roomy), sideHeight(room, card, roomy));
  const top = HEAD + Math.min(Math.max(36, felt.y - felt.ry - HEAD - 30), Math.max(0, spare * 0.4));
  const reach = width / 2 - seat.w / 2 - 4;
  const pile = pileSize(card, reach - seat.w / 2 - BETWEEN / 2 - 4);
  const step = Math.max(STEP, pile.w + BETWEEN);
  const fall = lowest(others, height, seat.h, top);
  // Beside the piles and the one at the top, and on the felt or at its rim.
  const least = Math.min(reach, Math.max(atTop(others) ? seat.w : 0, (seat.w + pile.w + step) / 2 + 4));
  const away = (across: number, y: number) => {
    const rim = Math.min(Math.abs(across) * reach, rimAt(felt, y + seat.h / 2) + seat.w / 4);
    return across && Math.sign(across) * Math.max(least, rim);
  };
  const seats = [
    { x: width / 2, y: bottom },
    ...(PLACES[others] ?? PLACES[7]!).map(([across, down]) => {
      const y = Math.round(top + down * fall);
      return { x: width / 2 + away(across, y), y };
    }),
  ];
  const free = bottom - top - (centreHeight(room, card, roomy) - frontHeight(room, card, roomy));
  const under = top + (atTop(others) ? seat.h + GAP : Math.max(0, Math.min(44, free * 0.5)));
  const piles = pilesAside(others) ? pilesAtSides(width, top, pile, reach) : pilesInside(width, under, step);
  const from = pilesAside(others) ? under : under + pile.h + LABEL + 4;
  const h = Math.max(middleHeight(roomy), Math.min(120, bottom - from - 8));
  return {
    roomy,
    named,
    card: size,
    pile,
    plate: roomy ? PLATE.roomy : PLATE.tight,
    seat,
    seats,
    ...piles,
    middle: { x: width / 2, y: Math.round(from + Math.max(0, (bottom - from - h) / 2)), h },
    felt,
  };
}

function pileSize(card: number, most: number): { w: number; h: number } {
  const w = Math.round(Math.min(pileOf(card) * RATIO, most));
  return { w, h: Math.round(w / RATIO) };
}

/** How far the felt reaches to either side at this height; a little where it is not yet, or no longer, there. */
function rimAt({ y, rx, ry }: Layout["felt"], at: number): number {
  return rx * Math.sqrt(Math.max(0.2, 1 - ((at - y) / ry) ** 2));
}

/** How far the lowest of the others sit below the highest: a little above the front where there is room. */
function lowest(others: number, height: number, seat: number, top: number): number {
  const most = height - 6 - seat - top;
  const rows = rowsOf(others);
  const least = rows > 1 ? ((rows - 1) * (seat + GAP)) / (others === 7 ? 0.94 : others === 5 ? 0.88 : 1) : 0;
  return Math.max(Math.min(most, least), most - Math.max(0, (most - least) * 0.5));
}

function pilesInside(width: number, y: number, step: number) {
  const at = (n: number) => ({ x: width / 2 + n * step, y });
  return { deck: at(-0.5), gone: at(0.5), aside: at(1.5) };
}

function pilesAtSides(width: number, top: number, pile: { w: number; h: number }, reach: number) {
  const off = Math.min(reach, width * 0.34);
  const y = top + 18;
  return {
    deck: { x: width / 2 - off, y },
    gone: { x: width / 2 + off, y },
    aside: { x: width / 2 - off, y: y + pile.h + LABEL + GAP },
  };
}

/** The seats by places: the one in front first, then clockwise (rising numbers). */
export function around(seats: number, front: number): number[] {
  return Array.from({ length: seats }, (_, place) => (front + place) % seats);
}

/** A spot as a style. */
export function spotStyle({ x, y }: Spot): { left: string; top: string } {
  return { left: `${x}px`, top: `${y}px` };
}
