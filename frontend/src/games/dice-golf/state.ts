/** Types of Dice Golf from the API; faces and pars may be newer than this page. */

import type { components } from "../../api/schema.d.ts";

type State = components["schemas"]["dice-golf.State"];
type Player = State["players"][number];
type Hole = NonNullable<Player["play"]>;
type Told<Kind> = Extract<NonNullable<State["standings"]>, Kind>;

export type DiceGolfHappened = components["schemas"]["dice-golf.Happened"];
export type Rolled = components["schemas"]["dice-golf.Happened.rolled"];
export type Mulligan = Hole["mulligan"];
export type Die = Hole["dice"][number]["die"];
export type Face = string | number;
export type RolledDie = Omit<Hole["dice"][number], "face"> & { face: Face };
/** A player's latest hole; it stays, with its final score, until the next one begins. */
export type Play = Omit<Hole, "dice" | "par"> & { dice: RolledDie[]; par: number };
export type GolfPlayer = Omit<Player, "play"> & { play: Play | null };
export type Match = Omit<Told<{ matches: unknown }>["matches"][number], "seats"> & { seats: [number, number] };
/** The standings of the format that is played. */
export type Standings = Partial<
  { matches: Match[]; points: string[] } & Pick<Told<{ skins: unknown }>, "skins" | "carried"> &
    Pick<Told<{ sides: unknown }>, "sides">
>;
export type DiceGolfState = Omit<State, "standings" | "players" | "holes" | "rounds"> & {
  holes: { hole: number; par: number; yards: number }[];
  rounds: number;
  players: GolfPlayer[];
  standings: Standings | null;
};
