/** From the rules page to a first hole with a coach, against one bot. */

import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import { go } from "../../app/router.ts";
import { recall } from "../../identity/storage.ts";
import { keepNew } from "../../screens/home/kept.ts";
import { keepCoach } from "./coach.ts";
import * as say from "./texts/en/coach.ts";

/** Pebble Coast, as in the box. */
const COURSE = "pebble-coast";

export default function CoachedHole() {
  const [wrong, tell] = useState("");
  const play = async () => {
    keepCoach({ seen: [] });
    const name = recall("name");
    if (!name) return go("/new?game=mulligan");
    try {
      const made = await calls.makeTable({
        game: "mulligan",
        options: { modes: [], holes: "ask" },
        course: COURSE,
        clock_hours: 72,
        seats: [
          { kind: "me", name },
          { kind: "bot", level: "easy" },
        ],
      });
      keepNew(made.view);
      go(`/t/${made.id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(error.message);
    }
  };
  return (
    <section>
      <button type="button" class="side-action" onClick={() => void play()}>
        {say.PLAY}
      </button>
      <p class="note">{wrong || say.AGAINST}</p>
    </section>
  );
}
