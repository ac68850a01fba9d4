/** The layout of the ring in px, for any number of seats, picture size and text size. */

export interface Spot {
  /** Centre. */
  x: number;
  /** Top. */
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Room extends Size {
  others: number;
  /** The text scale; 1 is the normal size. */
  letters: number;
  /** The front seat has a nameplate like the others, since the viewer is a watcher. */
  named: boolean;
  /** Deck and discard pile are on the ring, not below it. */
  piles: boolean;
}

export type Layout = ReturnType<typeof layoutOf>;

const RATIO = 60 / 84;
const GAP = 6;
const EDGE = 6;
const MOST = { wide: 124, roomy: 96, tight: 62, alone: 84 };
/** From this width in px on, the picture is a wide screen's. */
const WIDE = 600;
/** Smaller cards have their state beside them; the last is the smallest card. */
const ROOMY = 58;
const LEAST = 40;
/** Heights by text size: the nameplate, the state below a card with its gap, a pile's label, the middle. With little room only the middle
 * seats have their state below. */
const PLATE = { roomy: 28, tight: 22 };
const TAG = 30;
const TOP_TAG = 20;
const LABEL = 22;
const MIDDLE = { roomy: 84, tight: 66 };
/** Narrower nameplates show the name alone, in smaller text. */
const SLIM = 130;
/** Distance between two piles, whose labels are wider than the piles. */
const STEP = 58;
const BETWEEN = 14;

/** Returns the number of pairs of seats at the sides. */
const rowsOf = (others: number) => Math.floor(others / 2);
const atTop = (others: number) => others % 2 === 1;
const pileOf = (card: number) => Math.min(96, card * 0.86);
const widthOf = (height: number) => Math.round(height * RATIO);

/** Returns the heights for cards of this height. */
function heights({ others, letters, named, piles }: Room, card: number, roomy: boolean) {
  const plate = (roomy ? PLATE.roomy : PLATE.tight) * letters;
  const seat = roomy ? plate + 4 + card + TAG * letters : plate + 3 + card;
  const top = seat + (roomy ? 0 : TOP_TAG * letters);
  const front = named ? top : card + (roomy ? TAG * letters : 0);
  const middle = (roomy ? MIDDLE.roomy : MIDDLE.tight) * letters;
  const pile = pileOf(card) + LABEL * letters + 4;
  // With two players the piles are at the sides, where nobody sits.
  const upper = atTop(others) ? top + GAP : 0;
  const centre = upper + (piles && others > 1 ? pile : 0) + middle + GAP + front;
  const sides = rowsOf(others) * (seat + GAP) - GAP;
  return { plate, seat, upper, front, middle, pile, all: Math.max(centre, sides) + EDGE };
}

/** Returns the least height of the picture. */
export const leastHeight = (room: Room) => Math.ceil(heights(room, LEAST * room.letters, false).all);

/** Returns the height of the largest card with which columns do not collide. */
function largest(room: Room, roomy: boolean): number {
  let card = roomy
    ? room.w < WIDE
      ? MOST.roomy
      : MOST.wide
    : room.others === 1
      ? MOST.alone
      : MOST.tight * room.letters;
  while (card > LEAST && heights(room, card, roomy).all > room.h) card--;
  return Math.round(card);
}

export function layoutOf(room: Room) {
  const large = largest(room, true);
  const roomy = large >= ROOMY * room.letters && heights(room, large, true).all <= room.h;
  return place(room, roomy, roomy ? large : largest(room, false));
}

function place(room: Room, roomy: boolean, card: number) {
  const { others, w, h, named, piles } = room;
  const high = heights(room, card, roomy);
  const spare = Math.max(0, h - high.all);
  const seat = { w: seatWidth(room, roomy), h: high.seat };
  const between = Math.min(200, w - 2 * seat.w - 16);
  const felt = { x: w / 2, y: h * 0.55, rx: Math.min(w * 0.487, h * 1.1), ry: h * 0.46 };
  const top = Math.min(36, spare * 0.4);
  const bottom = h - EDGE - high.front;
  const reach = w / 2 - seat.w / 2 - 4;
  const pile = pileSize(card, reach - seat.w / 2 - BETWEEN / 2 - 4);
  const step = Math.max(STEP, pile.w + BETWEEN);
  // Beside the middle and the top seat, and on the felt or at its rim.
  const inside = Math.max(between, piles ? pile.w + step : 0);
  const least = Math.min(reach, Math.max(atTop(others) ? seat.w : 0, (seat.w + inside) / 2 + 4));
  const aside = (y: number) => Math.max(least, Math.min(reach, rimAt(felt, y + seat.h / 2) + seat.w / 4));
  const sides = sideHeights(room, seat.h, top, spare);
  const at = (way: number) => (y: number) => ({ x: w / 2 + way * aside(y), y });
  const under = top + (high.upper || (piles ? Math.min(44, spare * 0.25) : 0));
  const from = under + (piles && others > 1 ? high.pile : 0);
  const free = bottom - from - GAP;
  const middle = Math.max(high.middle, Math.min(120, free));
  return {
    /** A seat's state fits below its card; otherwise it is beside it. */
    roomy,
    /** Chips fit beside the name on the nameplate; otherwise they are beside the card. */
    wide: roomy && seat.w >= SLIM,
    named,
    card: { w: widthOf(card), h: card },
    pile,
    /** Height of the nameplate. */
    plate: high.plate,
    /** Size of a seat: nameplate, card and state. */
    seat,
    /** By places around the table: the front seat first, then clockwise. */
    seats: [
      { x: w / 2, y: bottom },
      ...sides.map(at(-1)),
      ...(atTop(others) ? [{ x: w / 2, y: top }] : []),
      ...sides.map(at(1)).reverse(),
    ],
    /** Places of deck, discard pile and unknown cards, if they are on the ring. */
    piles: pilesOf(room, under, step, reach, pile.h + LABEL + GAP),
    /** The middle of the ring: the players waited for, and the Mulligan. */
    middle: { x: w / 2, y: Math.round(from + Math.max(0, (free - middle) / 2)), w: between, h: middle },
    felt,
  };
}

/** Places the piles in a row below the top seat; with two players at the sides, one `below` another. */
function pilesOf({ others, w }: Room, y: number, step: number, reach: number, below: number) {
  const off = Math.min(reach, w * 0.34);
  return others > 1
    ? { deck: { x: (w - step) / 2, y }, gone: { x: (w + step) / 2, y }, aside: { x: (w + 3 * step) / 2, y } }
    : {
        deck: { x: w / 2 - off, y: y + 18 },
        gone: { x: w / 2 + off, y: y + 18 },
        aside: { x: w / 2 - off, y: y + 18 + below },
      };
}

/** Returns a seat's width: a third of the picture, or more at the sides if nobody sits at the top. */
function seatWidth({ others, w }: Room, roomy: boolean): number {
  const third = Math.min(170, Math.floor(w * 0.324));
  return roomy || atTop(others) ? third : Math.max(third, Math.min(150, (w - 120) / 2));
}

function pileSize(card: number, most: number): Size {
  const w = Math.round(Math.min(pileOf(card) * RATIO, most));
  return { w, h: Math.round(w / RATIO) };
}

/** Returns the felt's half width at this height; a small value above and below the felt. */
function rimAt({ y, rx, ry }: Record<"y" | "rx" | "ry", number>, at: number): number {
  return rx * Math.sqrt(Math.max(0.2, 1 - ((at - y) / ry) ** 2));
}

/** Returns the tops of the seats on one side, the lowest first: spread out if there is room; a single one in the upper half. */
function sideHeights({ others, h }: Room, seat: number, top: number, spare: number): number[] {
  const rows = rowsOf(others);
  const most = h - EDGE - seat;
  if (rows === 1) return [Math.round(top + (most - top) * (atTop(others) ? 0.55 : 0.3))];
  const need = (rows - 1) * (seat + GAP);
  const low = most - 0.4 * (most - top - need);
  const high = Math.min(top + (atTop(others) ? spare * 0.15 : 0), low - need);
  return Array.from({ length: rows }, (_, row) => Math.round(low - (row * (low - high)) / (rows - 1)));
}

/** Returns the seats by places: the front one first, then clockwise (rising numbers). */
export function around(seats: number, front: number): number[] {
  return Array.from({ length: seats }, (_, place) => (front + place) % seats);
}

/** Returns a spot as CSS. */
export function spotStyle({ x, y }: Spot): { left: string; top: string } {
  return { left: `${x}px`, top: `${y}px` };
}
