/** Development page with the Dice Golf table and sample views. Not shipped. `?case=mock` selects one; without it a list is shown. */

import { render } from "preact";
import { useState } from "preact/hooks";
import type { Move } from "../src/api/types.ts";
import clubSprite from "../src/art/club.svg?raw";
import { placeSprite } from "../src/art/sprite.ts";
import Table from "../src/games/dice-golf/index.tsx";
import { FIXTURES } from "./golf-fixtures.ts";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

placeSprite("club", clubSprite);
const name = new URLSearchParams(location.search).get("case") ?? "";

function Shown({ fixture }: { fixture: ReturnType<(typeof FIXTURES)[string]> }) {
  const [busy, setBusy] = useState(false);
  const send = async (move: Move) => {
    setBusy(true);
    document.title = JSON.stringify(move);
    await new Promise((done) => setTimeout(done, 300));
    setBusy(false);
  };
  const { view, happened, unread, replay } = fixture;
  const nothing = () => {};
  const controls = <button type="button">Next</button>;
  return (
    <Table
      view={view}
      happened={happened}
      unread={unread}
      busy={busy}
      send={send}
      messages={[]}
      say={async () => false}
      openChat={nothing}
      goBack={nothing}
      {...(replay ? { replay, controls } : {})}
    />
  );
}

const made = FIXTURES[name]?.();
const list = (
  <ul>
    {Object.keys(FIXTURES).map((one) => (
      <li key={one}>
        <a href={`?case=${one}`}>{one}</a>
      </li>
    ))}
  </ul>
);
render(made ? <Shown fixture={made} /> : list, document.getElementById("app")!);
