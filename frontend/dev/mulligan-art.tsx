/** Development page with the art of MULLIGAN. Not shipped. `?show=halves`, `cards`, `hand`, `holes`, `swings` or `modes`. */

import { render } from "preact";
import { useState } from "preact/hooks";
import club from "../src/art/club.svg?raw";
import "../src/art/paint.css";
import { placeSprite } from "../src/art/sprite.ts";
import { Card } from "../src/games/mulligan/art/Card.tsx";
import { clubOf, HALVES, type Half, shadedOf, type Up } from "../src/games/mulligan/art/cardFaces.ts";
import HolePicture from "../src/games/mulligan/art/hole/HolePicture.tsx";
import Swing from "../src/games/mulligan/art/hole/Swing.tsx";
import { ModePicture } from "../src/games/mulligan/art/ModePicture.tsx";
import ModePictures from "../src/games/mulligan/art/ModePictures.tsx";
import Pictures from "../src/games/mulligan/art/Pictures.tsx";
import { Back, PlacedCard } from "../src/games/mulligan/art/PlacedCard.tsx";
import { TurningCard } from "../src/games/mulligan/art/TurningCard.tsx";
import { helpOf } from "../src/games/mulligan/texts/en/card-help.ts";
import { nameOf } from "../src/games/mulligan/texts/en/cards.ts";
import "../src/styles/base.css";
import "../src/styles/tokens.css";

placeSprite("club", club);
const asked = new URLSearchParams(location.search);
const grid = (width: number) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, ${width}px)`,
  gap: "14px 10px",
  padding: "12px",
});

function Halves() {
  const width = Number(asked.get("w") ?? 64);
  const one = (half: Half) => (
    <figure key={half.id} title={helpOf(half)}>
      <PlacedCard half={half} high={64} />
      <figcaption style={{ fontSize: "11px" }}>{nameOf(half)}</figcaption>
    </figure>
  );
  return <div style={grid(width)}>{HALVES.map(one)}</div>;
}

function Cards() {
  const [up, setUp] = useState<Up>("club");
  const turn = () => setUp((now) => (now === "club" ? "shaded" : "club"));
  return (
    <button type="button" onClick={turn} style={{ ...grid(168), width: "100%" }}>
      {[9, 40, 70, 82, 97, 100].map((card) => (
        <Card key={card} card={card} up={up} />
      ))}
      <Back />
      <TurningCard open={up === "shaded"}>
        <Card card={3} up="shaded" />
      </TurningCard>
    </button>
  );
}

const HAND: [number, Up][] = [
  [100, "club"],
  [88, "club"],
  [12, "club"],
  [2, "shaded"],
  [30, "shaded"],
  [35, "shaded"],
  [62, "shaded"],
];

function Hand() {
  const short = asked.has("short");
  const hand: [number, Up][] = short ? [...HAND, [81, "club"], [20, "club"], [77, "shaded"]] : HAND;
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "6px", padding: "12px" }}>
      {hand.map(([card, up], at) => (
        <div key={card} style={{ width: short ? "62px" : "64px" }}>
          <Card
            card={card}
            up={up}
            size={short ? "short" : "hand"}
            state={at === 2 || at === 3 ? "chosen" : at === 4 ? "off" : "usable"}
            play={at === 5}
          />
        </div>
      ))}
      {[clubOf(12), shadedOf(2), clubOf(85)].map((half, at) => (
        <div key={half.id} style={{ width: "74px" }}>
          <PlacedCard half={half} high={at === 1 ? 46 : 50} struck={at === 2} />
        </div>
      ))}
      <div style={{ width: "26px" }}>
        <Back />
      </div>
    </div>
  );
}

const NAMES = ["You", "Nell", "Otto", "Ines"];
const COURSES = ["pebble-coast", "st-andres", "augustine", "tall-pines", "glen-ridge"];
const HOLES: [yards: number, par: number, lefts: number[], golfer: number, moved: number, finished?: boolean][] = [
  [390, 4, [290, 40, 165, 90], 0, 275],
  [380, 4, [380, 380, 380, 380], 0, 300],
  [177, 3, [50, 0, 177, 25], 0, 150],
  [543, 5, [243, 143, 10, 293], 3, 250],
  [326, 4, [100, 76, 1, 326], 0, 100, true],
];

function Holes() {
  const [w, h] = [asked.get("w") ?? "360", asked.get("h") ?? "238"];
  const top = Number(asked.get("top") ?? 48);
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
      {HOLES.map(([yards, par, lefts, golfer, moved, finished = false], at) => (
        <section key={at} style={{ position: "relative", width: `${w}px`, height: `${h}px` }}>
          <div data-part="head" style={{ position: "absolute", height: `${top}px` }} />
          <HolePicture
            look={{ course: COURSES[(at + Number(asked.get("from") ?? 0)) % 5]!, hole: 3 * at + 3, yards, par }}
            balls={lefts.map((left, n) => ({
              golfer: n,
              seat: n,
              name: asked.has("long") ? "Bartholomew" : NAMES[n]!,
              left,
              own: n === golfer,
              in: left === 0,
              past: left === 10,
            }))}
            shot={{ golfer, moved, finished }}
          />
        </section>
      ))}
    </div>
  );
}

const FLOWN = [
  [
    [290, 150, false, false],
    [40, 0, false, true],
    [165, 150, false, false],
    [90, 100, true, false],
  ],
  [
    [380, 300, false, false],
    [380, 125, false, false],
  ],
  [
    [25, 25, true, false],
    [40, 100, false, false],
    [0, 25, true, false],
  ],
] as const;

function Swings() {
  const [stage, setStage] = useState<"before" | "moving" | "done">((asked.get("stage") as "done") ?? "done");
  const [w, h] = [asked.get("w") ?? "360", asked.get("h") ?? "252"];
  return (
    <button type="button" onClick={() => setStage("moving")} style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
      {FLOWN.map((shots, at) => (
        <div key={at} style={{ width: `${w}px`, height: `${h}px` }}>
          <Swing
            look={{ course: COURSES[at]!, hole: 3 + 5 * at, yards: 390, par: 4 }}
            shots={shots.map(([left, moved, finished, duffed], golfer) => ({
              golfer,
              seat: golfer,
              name: NAMES[golfer]!,
              own: golfer === 0,
              from: { left },
              moved,
              finished,
              duffed,
            }))}
            stage={stage}
          />
        </div>
      ))}
    </button>
  );
}

const Modes = () => (
  <div style={grid(108)}>
    <ModePictures />
    {["heavy_bag", "interesting", "wolf", "best_ball", "handicap", "course"].map((mode) => (
      <ModePicture key={mode} mode={mode} />
    ))}
  </div>
);

const SHOWS: Record<string, () => preact.JSX.Element> = {
  halves: Halves,
  cards: Cards,
  hand: Hand,
  holes: Holes,
  swings: Swings,
  modes: Modes,
};
const Show = SHOWS[asked.get("show") ?? "halves"]!;
render(
  <>
    <Pictures />
    <Show />
  </>,
  document.getElementById("app")!,
);
