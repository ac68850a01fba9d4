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
  card: { w: number; h: number };
  pile: { w: number; h: number };
  /** Height of the plate with a seat's name. */
  plate: number;
  /** What a seat takes: plate, card, state. */
  seat: { w: number; h: number };
  /** By places around the table: the seat in front first, then clockwise. Its block has no plate. */
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
const MOST = { roomy: 116, tight: 62 };
/** Smaller cards go with a state beside them. */
const ROOMY = 58;
/** The state below a card, with the gap over it. */
const TAG = 30;
const PLATE = { roomy: 28, tight: 24 };
const LABEL = 20;

export function layoutOf(others: number, width: number, height: number): Layout {
  const roomy = largest(others, height, true);
  const fits = roomy >= ROOMY;
  return place(others, width, height, fits, fits ? roomy : Math.max(LEAST, largest(others, height, false)));
}

const rowsOf = (others: number) => (others >= 6 ? 3 : others >= 4 ? 2 : 1);
const atTop = (others: number) => others % 2 === 1;
/** With few players the piles stand at the sides, where nobody sits. */
const pilesAside = (others: number) => others === 1 || others === 3;
const pileOf = (card: number) => Math.min(76, card * 0.86);
const seatHeight = (card: number, roomy: boolean) => (roomy ? PLATE.roomy + 4 + card + TAG : PLATE.tight + 3 + card);
const ownHeight = (card: number, roomy: boolean) => card + (roomy ? TAG : 0);

/** The largest card with which columns do not collide. */
function largest(others: number, height: number, roomy: boolean): number {
  const room = height - HEAD - 6;
  for (let card = roomy ? MOST.roomy : MOST.tight; card > 0; card--) {
    const rows = rowsOf(others);
    const side = rows * seatHeight(card, roomy) + (rows - 1) * GAP;
    if (side <= room && centreHeight(others, card, roomy) <= room) return card;
  }
  return 0;
}

function centreHeight(others: number, card: number, roomy: boolean): number {
  const top = atTop(others) ? seatHeight(card, roomy) + GAP : 0;
  const piles = pilesAside(others) ? 0 : pileOf(card) + LABEL + 4;
  return top + piles + middleHeight(roomy) + 2 * 4 + ownHeight(card, roomy);
}

const middleHeight = (roomy: boolean) => (roomy ? 84 : 66);

function place(others: number, width: number, height: number, roomy: boolean, card: number): Layout {
  const size = { w: Math.round(card * RATIO), h: card };
  const seat = { w: Math.min(roomy ? 170 : 132, Math.floor(width * 0.335)), h: seatHeight(card, roomy) };
  const bottom = height - 6 - ownHeight(card, roomy);
  const spare = height - HEAD - 6 - Math.max(centreHeight(others, card, roomy), sideHeight(others, card, roomy));
  const felt = { x: width / 2, y: height * 0.63, rx: Math.min(width * 0.487, height * 0.92), ry: height * 0.385 };
  const top = HEAD + Math.min(Math.max(36, felt.y - felt.ry - HEAD - 30), Math.max(0, spare * 0.4));
  const reach = width / 2 - seat.w / 2 - 4;
  const fall = lowest(others, height, seat.h, top);
  const seats = [
    { x: width / 2, y: bottom },
    ...(PLACES[others] ?? PLACES[7]!).map(([across, down]) => ({
      x:
        width / 2 +
        Math.sign(across) *
          Math.min(Math.abs(across) * reach, rimAt(felt, top + down * fall + seat.h / 2) + seat.w / 4),
      y: Math.round(top + down * fall),
    })),
  ];
  const pile = { w: Math.round(pileOf(card) * RATIO), h: Math.round(pileOf(card)) };
  const free = bottom - top - (centreHeight(others, card, roomy) - ownHeight(card, roomy));
  const under = top + (atTop(others) ? seat.h + GAP : Math.max(0, Math.min(44, free * 0.5)));
  const { deck, gone, aside, end } = pilesAside(others)
    ? pilesAtSides(width, top, pile, reach)
    : pilesInside(width, under, pile);
  const from = pilesAside(others) ? under : end;
  const h = Math.max(middleHeight(roomy), Math.min(120, bottom - from - 8));
  return {
    roomy,
    card: size,
    pile,
    plate: roomy ? PLATE.roomy : PLATE.tight,
    seat,
    seats,
    deck,
    gone,
    aside,
    middle: { x: width / 2, y: Math.round(from + Math.max(0, (bottom - from - h) / 2)), h },
    felt,
  };
}

/** How far the felt reaches to either side at this height; a little where it is not yet, or no longer, there. */
function rimAt({ y, rx, ry }: Layout["felt"], at: number): number {
  return rx * Math.sqrt(Math.max(0.2, 1 - ((at - y) / ry) ** 2));
}

function sideHeight(others: number, card: number, roomy: boolean): number {
  const rows = rowsOf(others);
  return rows * seatHeight(card, roomy) + (rows - 1) * GAP;
}

/** How far the lowest of the others sit below the highest: a little above the front where there is room. */
function lowest(others: number, height: number, seat: number, top: number): number {
  const most = height - 6 - seat - top;
  const rows = rowsOf(others);
  const least = rows > 1 ? ((rows - 1) * (seat + GAP)) / (others === 7 ? 0.94 : others === 5 ? 0.88 : 1) : 0;
  return Math.max(Math.min(most, least), most - Math.max(0, (most - least) * 0.5));
}

function pilesInside(width: number, y: number, pile: { w: number; h: number }) {
  const step = pile.w + 14;
  const at = (n: number) => ({ x: width / 2 + n * step, y });
  return { deck: at(-0.5), gone: at(0.5), aside: at(1.5), end: y + pile.h + LABEL + 4 };
}

function pilesAtSides(width: number, top: number, pile: { w: number; h: number }, reach: number) {
  const off = Math.min(reach, width * 0.34);
  const y = top + 18;
  return {
    deck: { x: width / 2 - off, y },
    gone: { x: width / 2 + off, y },
    aside: { x: width / 2 + off - pile.w - 10, y: y + 10 },
    end: y + pile.h + LABEL,
  };
}

/** The seats by places: the one in front first, then clockwise (rising numbers). */
export function around(seats: number, front: number): number[] {
  return Array.from({ length: seats }, (_, place) => (front + place) % seats);
}
