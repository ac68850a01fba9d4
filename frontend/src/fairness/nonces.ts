/** The nonces that count at a table: those of the people seated when the game starts, by the log. */

export interface LogItem {
  at?: string;
  seat: number | null;
  kind: string;
  move?: unknown;
}

interface Seat {
  kind?: string;
  player?: string | null;
  nonce?: string | null;
}

interface Told extends Seat {
  maker?: string;
  seats?: readonly unknown[];
}

const LENGTH = 32;

/** Returns each seat's nonce in hex at the start of the game, null for a seat without one. Returns null if the log gives a nonce to a seat
 * that no person holds, seats people other than the maker from the beginning, or has a nonce of unusual length. */
export function noncesAtStart(log: readonly LogItem[]): (string | null)[] | null {
  const first = contentOf(log[0]);
  const seats = ((first.seats ?? []) as Seat[]).map((seat) => ({ ...seat }));
  const people = seats.filter((seat) => seat.kind === "human");
  if (people.length !== 1 || people[0]!.player !== first.maker || !seats.every(mayHaveNonce)) return null;
  let next = 1;
  while (seats.some(isVacant)) {
    const item = log[next++];
    if (!item || !change(seats, item)) return null;
  }
  return seats.every(mayHaveNonce) ? seats.map(({ nonce }) => nonce ?? null) : null;
}

/** Applies an item of the log from before the game to the seats; returns false for one that no club accepts. */
function change(seats: Seat[], { kind, seat, move }: LogItem): boolean {
  const known = seats[seat ?? -1];
  if (kind === "joined") {
    const { player, nonce } = contentOf({ move });
    if (!isVacant(known)) return false;
    Object.assign(known!, { kind: "human", player, nonce });
  } else if (kind === "left") {
    if (known?.kind !== "human") return false;
    empty(known);
  } else if (kind === "began") {
    for (const number of Object.keys(move as object)) {
      if (!isVacant(seats[+number])) return false;
      seats[+number]!.kind = "bot";
    }
  } else if (kind === "forgotten") {
    for (const number of (move as { seats: number[] }).seats) {
      if (isVacant(seats[number])) empty(seats[number]!);
      else seats[number]!.nonce = null;
    }
  }
  return true;
}

const contentOf = (item: { move?: unknown } | undefined) => (item?.move ?? {}) as Told;

const isVacant = (seat: Seat | undefined) => seat?.kind === "open" || seat?.kind === "reserved";

const empty = (seat: Seat) => Object.assign(seat, { kind: "open", player: null, nonce: null });

const mayHaveNonce = ({ kind, player, nonce }: Seat) =>
  (nonce ?? null) === null || (kind === "human" && !!player && nonce!.length === LENGTH);
