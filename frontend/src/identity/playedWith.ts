/** People this player has played with, as far as this device knows, and where they last met. No server stores such a list. */

import type { View } from "../api/types.ts";
import { playerMark } from "./key.ts";
import { recallJson, remember } from "./storage.ts";

export interface Fellow {
  player: string;
  name: string;
  /** The table where they sat. */
  table: string;
  seat: number;
  game: View["game"];
  course: string | null;
}

const MOST = 12;

/** Stored per player: two people may share a device. */
const name = () => `fellows.${playerMark()}`;

/** Returns the people, most recent first. Stored data may come from another version of the page, so it is checked. */
export function playedWith(): Fellow[] {
  const kept = recallJson<unknown>(name());
  return Array.isArray(kept) ? kept.filter(isFellow) : [];
}

function isFellow(one: Partial<Fellow> | null): one is Fellow {
  const words = [one?.player, one?.name, one?.table, one?.game];
  return words.every((word) => typeof word === "string") && Number.isInteger(one?.seat);
}

/** Stores everyone at a started table where this player sits. */
export function notePlayedWith(view: View): void {
  if (view.you === null || view.started === null) return;
  const known = playedWith();
  const met = view.seats.flatMap((seat) => fellowIn(view, seat));
  const all = [...met, ...known.filter(({ player }) => !met.some((one) => one.player === player))].slice(0, MOST);
  if (JSON.stringify(all) !== JSON.stringify(known)) remember(name(), JSON.stringify(all));
}

function fellowIn({ table, game, course, you }: View, seat: View["seats"][number]): Fellow[] {
  if (seat.kind !== "human" || seat.seat === you || !seat.player || !seat.name) return [];
  return [{ player: seat.player, name: seat.name, table, seat: seat.seat, game, course: course?.name ?? null }];
}
