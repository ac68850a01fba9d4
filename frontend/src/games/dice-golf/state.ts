/** `view.state` of Mulligan Dice Golf. */

export type Die = "black" | "red" | "yellow" | "white" | "green" | "blue";
export type Face = string | number;
export type Mulligan = null | "hole" | `shot:${Die}`;
export type Format = "stroke" | "match" | "skins" | "best-ball" | "low-total" | "high-low";

export interface RolledDie {
  die: Die;
  face: Face;
  strokes: number;
  counts: boolean;
}

/** A player's latest hole; it stays, final, until the next one is begun. */
export interface Play {
  round: number;
  at: number;
  hole: number;
  par: number;
  rolls: 1 | 2;
  mulligan: Mulligan;
  stymied: boolean;
  dice: RolledDie[];
  score: number;
  to_par: number;
  final: boolean;
}

export interface GolfPlayer {
  seat: number;
  round: number;
  at: number | null;
  thru: number;
  scores: (number | null)[][];
  strokes: number;
  to_par: number;
  chips: number;
  chips_full: number;
  stymied: boolean;
  passes_at: number | null;
  play: Play | null;
}

export interface Match {
  seats: [number, number];
  lead: number;
  played: number;
  left: number;
  over: boolean;
  text: string;
}

export interface Standings {
  matches?: Match[];
  points?: string[];
  skins?: string[];
  carried?: number;
  sides?: { seats: number[]; score: number; to_par: number | null }[];
  holes?: unknown[];
}

export interface DiceGolfState {
  format: Format;
  stymie: boolean;
  holes: { hole: number; par: number; yards: number }[];
  rounds: number;
  turn: number | null;
  stymie_holder: number | null;
  players: GolfPlayer[];
  standings: Standings | null;
}
