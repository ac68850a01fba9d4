/** A green with the seats around it, taken or free. */

import type { ComponentChildren } from "preact";
import type { Seat } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { Sky } from "../../art/Sky.tsx";
import * as texts from "../../texts/en/lobby-poster.ts";
import { LEVEL_NAMES } from "../../texts/en/words.ts";
import "./lobby-poster.css";
import "./meeting.css";

interface LobbyPosterProps {
  seats: Seat[];
  /** The seat in front: the player's own, or the one offered. */
  yours: number | null;
  yourWords: string;
  children: ComponentChildren;
}

/** Places on the green in % of the scene, by number of others, clockwise; the player's own seat is in front. */
const PLACES: [left: number, top: number][][] = [
  [],
  [[24, 43]],
  [
    [22, 43],
    [78, 43],
  ],
  [
    [14.4, 64],
    [38, 41.2],
    [85.6, 64],
  ],
  [
    [14.4, 64],
    [33, 41.2],
    [67, 41.2],
    [85.6, 64],
  ],
  [
    [15, 60],
    [15, 39],
    [50, 33],
    [85, 39],
    [85, 60],
  ],
  [
    [19, 72],
    [15, 53],
    [31, 36],
    [69, 36],
    [85, 53],
    [81, 72],
  ],
  [
    [19, 72],
    [15, 53],
    [15, 35],
    [50, 31],
    [85, 35],
    [85, 53],
    [81, 72],
  ],
];
/** From this many others on, seats are closer together; from the second number on, only on a small green. */
const MANY = 5;
const SOME = 3;

/** Distance from the lower edge, however small the scene is. */
const FRONT: [left: string, top: string] = ["50%", "min(77.3%, calc(100% - 116px))"];

export function LobbyPoster({ seats, yours, yourWords, children }: LobbyPosterProps) {
  const others = seats.filter((seat) => seat.seat !== yours);
  const around = others.length - (yours === null ? 1 : 0);
  const places = [...PLACES[around]!.map(([left, top]) => [`${left}%`, `${top}%`] as const), FRONT];
  return (
    <>
      <div class={`green-scene${around >= SOME ? " some" : ""}${around >= MANY ? " many" : ""}`}>
        <Green />
        <ul class="around" aria-label={texts.AT_THIS_TABLE}>
          {others.map((seat, n) => (
            <Around key={seat.seat} seat={seat} place={places[n]!} />
          ))}
          {yours !== null && (
            <li class="yours" style={{ left: FRONT[0], top: FRONT[1], "--own": `var(--seat-${yours})` }}>
              <span class="stand">
                <SeatMark seat={yours} size={42} />
              </span>
              <span class="name">{yourWords}</span>
            </li>
          )}
        </ul>
      </div>
      {children}
    </>
  );
}

function Around({ seat, place: [left, top] }: { seat: Seat; place: readonly [string, string] }) {
  const free = seat.kind === "open" || seat.kind === "reserved";
  return (
    <li class={free ? "free" : ""} style={{ left, top }}>
      <span class="stand">
        <SeatMark seat={seat.seat} size={34} />
      </span>
      <span class="name">
        {nameOf(seat)}
        {seat.kind === "bot" && <small>{texts.bot(LEVEL_NAMES[seat.level ?? "normal"])}</small>}
      </span>
    </li>
  );
}

function nameOf(seat: Seat): string {
  if (seat.kind === "open") return texts.FREE;
  if (seat.kind === "reserved") return texts.notYetHere(seat.name);
  return seat.name ?? "";
}

function Green() {
  return (
    <svg viewBox="0 0 390 520" aria-hidden="true">
      <Sky x={195} y={236} r={74} moon={{ x: 44, y: 160, r: 22 }} />
      <path fill="var(--water)" d="M-600 206h1600v60H-600z" />
      <path
        d="M150 216h92M168 224h60M40 220h50M300 218h56M20 232h30M-120 214h60M440 222h70"
        stroke="var(--sand)"
        stroke-width="2"
        stroke-linecap="round"
        opacity=".8"
      />
      <path fill="var(--fairway-2)" d="M-600 196C-300 150-100 178 0 182c34-8 60 4 92 14 20 6 30 8 44 10H-600z" />
      <path fill="var(--sand)" d="M-600 206h738c-40 6-90 8-138 9h-600z" />
      <path d="M358 236c2-20-3-34 2-52" stroke="var(--night)" stroke-width="6" fill="none" stroke-linecap="round" />
      <path
        class="tree"
        d="M316 200c0-8 12-10 18-12 3-10 18-12 26-9 10-5 24-2 30 6 12-2 22 4 24 12-4 6-16 6-24 4-24 4-54 4-74-1z"
      />
      <path
        fill="var(--fairway)"
        d="M-600 262c240-30 440-30 600-12 60-26 120-30 200-26s140 2 190-8q260-20 610 20v320H-600z"
      />
      <path
        fill="var(--fairway-2)"
        d="M-600 300q400-30 600-14c40-24 90-38 140-42C80 266 30 320 18 390c-6 34-10 80-18 130l-4 40h-600zM1000 280q-400-20-610-18c-30-8-60-12-90-16 44 22 78 60 84 110 2 20 4 40 6 60l30 140h580z"
      />
      <path
        class="night-only"
        fill="var(--night)"
        opacity=".42"
        d="M-600 196C-300 150-100 178 0 182c34-8 60 4 92 14 20 6 30 8 44 10h864v354H-600z"
      />
      <ellipse cx="195" cy="374" rx="152" ry="98" fill="var(--night)" opacity=".3" />
      <ellipse class="land" cx="195" cy="366" rx="152" ry="98" fill="var(--green)" />
      <path
        d="M66 312c80-30 178-30 258 0M44 356c96-28 206-28 302 0M54 404c90-26 192-26 282 0"
        stroke="var(--fairway-2)"
        stroke-width="12"
        fill="none"
        opacity=".28"
      />
      <ellipse cx="195" cy="352" rx="11" ry="4" fill="var(--night)" />
      <path class="pole" d="M195 352V238" stroke="var(--night)" stroke-width="3.4" stroke-linecap="round" />
      <path fill="var(--flag)" d="M197 239c16-6 28 7 52 1-4 10-3 18 0 27-24 6-36-7-52-1z" />
      <circle cx="228" cy="366" r="5.5" fill="var(--chalk)" stroke="var(--night)" stroke-width="1.5" />
    </svg>
  );
}
