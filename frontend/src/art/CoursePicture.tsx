/** A course's picture: drawn by hand for some, otherwise generated from its id. */

import "./pictures.ts";
import { Seeded } from "./seededRandom.ts";

const DRAWN = new Set(["pebble-coast", "st-andres", "augustine"]);

interface CoursePictureProps {
  course: string;
  class?: string;
  viewBox?: string;
  /** How the picture fills its box; by default it is cropped evenly at both ends. */
  preserveAspectRatio?: string;
}

/** Draws the picture in a box of 120 by 72. */
export function CoursePicture({ course, viewBox = "0 4 120 62", ...rest }: CoursePictureProps) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...rest}>
      {DRAWN.has(course) ? <use href={`#course-${course}`} width="120" height="72" /> : <Grown seed={course} />}
    </svg>
  );
}

const BACKDROPS = [Bay, Hills, Mountains, Woods];

function Grown({ seed }: { seed: string }) {
  const chance = new Seeded(seed);
  const Backdrop = BACKDROPS[chance.below(BACKDROPS.length)]!;
  const flagX = 30 + chance.below(60);
  const flagY = 44 + chance.below(5);
  const left = flagX > 60;
  return (
    <>
      <path fill="var(--sky)" d="M-60 0h240v72H-60z" />
      {chance.below(2) === 0 && <circle cx={left ? 28 : 92} cy={20 + chance.below(8)} r="10" fill="var(--sand)" />}
      <Backdrop chance={chance} />
      <path fill="var(--green)" d={`M-60 ${50 + chance.below(4)}c60-12 120-14 240-2v30H-60z`} />
      <path fill="var(--fairway)" d={left ? "M-60 56c50-2 90 4 110 20H-60z" : "M180 54c-60 0-90 6-110 22h110z"} />
      {chance.below(2) === 0 ? (
        <path fill="var(--sand)" d={`M${left ? 78 : 14} 60c5-5 20-6 28-2 4 4 0 8-12 8-9 0-21-1-16-6z`} />
      ) : (
        <path fill="var(--water)" d={`M${left ? 70 : 10} 62c4-6 24-8 36-4 6 5 0 9-16 9-12 0-24 0-20-5z`} />
      )}
      <path d={`M${flagX} ${flagY}V${flagY - 24}`} stroke="var(--ink)" stroke-width="2" />
      <path d={`m${flagX + 1} ${flagY - 24} 13 4.500-13 5z`} fill="var(--flag)" />
    </>
  );
}

function Bay() {
  return (
    <>
      <path fill="var(--water)" d="M-60 30h240v42H-60z" />
      <path
        d="M14 36h22M50 40h16M84 35h20"
        stroke="var(--chalk)"
        stroke-width="1.6"
        stroke-linecap="round"
        opacity=".7"
      />
    </>
  );
}

function Hills({ chance }: { chance: Seeded }) {
  const top = 22 + chance.below(8);
  return (
    <>
      <path fill="var(--fairway-2)" d={`M-60 46C-20 ${top} 20 ${top} 60 44s80-22 120-4v32H-60z`} />
      <path fill="var(--rough)" d={`M-60 52c40-14 90-16 130-6s70 2 110-6v32H-60z`} />
    </>
  );
}

function Mountains({ chance }: { chance: Seeded }) {
  const peak = 10 + chance.below(40);
  return (
    <>
      <path fill="var(--seat-5)" opacity=".55" d={`M-60 50l${peak + 30}-30 22 20 18-14 30 24 30-16 100 26v12H-60z`} />
      <path fill="var(--fairway-2)" d="M-60 48c60-10 160-12 240-2v26H-60z" />
    </>
  );
}

function Woods({ chance }: { chance: Seeded }) {
  const trees = Array.from({ length: 6 }, (_, n) => n * 22 + chance.below(12) - 4);
  return (
    <>
      <path fill="var(--fairway-2)" d="M-60 44c60-10 160-10 240 0v28H-60z" />
      {trees.map((x) => (
        <path key={x} fill="var(--fairway)" d={`m${x} 20-8 14h4l-6 12h20l-6-12h4z`} />
      ))}
    </>
  );
}
