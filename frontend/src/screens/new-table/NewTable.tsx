import { useRef, useState } from "preact/hooks";
import { Refused } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import type { Course, GameInfo, WantedTable } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { GamePoster } from "../../games/GamePoster.tsx";
import { GAME_IDS, wordsOf } from "../../games/gameNames.ts";
import type { ChoicesModule, Options } from "../../games/types.ts";
import type { Fellow } from "../../identity/playedWith.ts";
import { recall, remember } from "../../identity/storage.ts";
import { requestPersistence } from "../../identity/storagePersistence.ts";
import { go } from "../../lib/router.ts";
import { useModule } from "../../lib/useModule.ts";
import * as texts from "../../texts/en/new-table.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { later } from "../../ui/lazy.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { StorageNotice } from "../../ui/StorageNotice.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import { CourseTiles } from "./CourseTiles.tsx";
import { GameTiles } from "./GameTiles.tsx";
import { choicesOf } from "./gameOptions.ts";
import { SeatChoices } from "./SeatChoices.tsx";
import "./new-table.css";
import { fill, invite, isPerson, keepPlan, lastGame, lastPlan, mostSeats, type Plan, wanted } from "./tablePlan.ts";
import { useRowsInView } from "./useRowsInView.ts";
import { useScrollToSeats } from "./useScrollToSeats.ts";

const CLOCK_OPTIONS = Object.entries(texts.CLOCKS).map(([value, words]) => ({ value, ...words }));

const paces = () => import("./ClockOptions.tsx");

/** A typed name that was not saved, for players who return to this screen. */
let typed = "";

const NameLimit = later(() => import("../../ui/NameLimit.tsx"));

const fellowship = () => import("../../identity/playedWith.ts");

interface NewTableProps {
  /** Game, course, and a player whose seat is to be reserved, if this device has met them. */
  query: URLSearchParams;
}

export default function NewTable({ query }: NewTableProps) {
  const [course, guest] = [query.get("course"), query.get("with")];
  const [id, setId] = useState(query.get("game") ?? lastGame());
  const known = useRequest(() => Promise.all([calls.games(), calls.courses()]), []);
  const games = inOrder(known.value?.[0] ?? []);
  const game = gameFor(games, id, course);
  // Requested while the games load: the last one played is selected.
  const { module: choices, failed } = useModule(choicesOf(game?.id ?? id));
  const { module: met, failed: unmet } = useModule(guest === null ? undefined : fellowship);
  // The first form is shown only when it is complete: options that load later above the seats would move them. Another game's options
  // replace the current ones.
  const drawn = useRef(false);
  drawn.current ||= Boolean(game && known.value && (choices || failed) && (guest === null || met || unmet));
  return drawn.current && game && known.value ? (
    <Form
      games={games}
      game={game}
      onGame={setId}
      courses={known.value[1].items}
      course={course}
      guest={met?.playedWith().find(({ player }) => player === guest)}
      choices={choices}
      lost={failed}
    />
  ) : (
    <Screen
      name="new-table staged"
      title={texts.TITLE}
      poster={<GamePoster game={id} title={wordsOf(id).name} line={wordsOf(id).tagline} />}
    >
      <Loading lost={known.lost} />
    </Screen>
  );
}

/** Returns the games that this page knows, in the usual order. */
function inOrder(games: GameInfo[]): GameInfo[] {
  return GAME_IDS.flatMap((id) => games.find((game) => game.id === id) ?? []);
}

/** Returns the requested game if it exists; with a requested course, a game that is played on courses. */
function gameFor(games: GameInfo[], id: string, course: string | null): GameInfo | undefined {
  const fitting = games.filter((game) => course === null || game.needs_course);
  return fitting.find((game) => game.id === id) ?? fitting[0];
}

interface FormProps {
  games: GameInfo[];
  game: GameInfo;
  onGame(game: string): void;
  courses: Course[];
  /** From the address. */
  course: string | null;
  guest: Fellow | undefined;
  /** Null until their code has loaded. */
  choices: ChoicesModule | null;
  lost: boolean;
}

function Form({ games, game, onGame, courses, course: asked, guest, choices, lost }: FormProps) {
  const words = wordsOf(game.id);
  const { plan, change } = usePlan(game, choices, asked, guest);
  const [name, setName] = useState(recall("name") ?? typed);
  const [called, setCalled] = useState("");
  const [pacing, setPacing] = useState(false);
  const besides = [...Object.keys(plan.pace), ...(plan.watching ? [] : ["seated"])].join();
  const paced = pacing || besides !== "";
  const { module: pace } = useModule(paced ? paces : undefined);
  const [picked, pick] = useState(name ? 1 : 0);
  const { busy, wrong, nameless, open, mended } = useOpening(game, plan, pace?.saveShownHours, () => pick(0));
  const course = game.needs_course ? (courses.find((one) => one.id === plan.course) ?? courses[0]!) : null;
  const form = useRowsInView([game.id, choices, besides, pace]);
  const seats = useScrollToSeats(form);
  const alone = !plan.others.some(isPerson);
  return (
    <Screen
      name="new-table staged"
      title={texts.TITLE}
      poster={<GamePoster game={game.id} title={words.name} line={words.tagline} />}
      bar={
        <>
          {wrong && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          <StorageNotice />
          {seats.below && (
            <button type="button" class="side-action to-seats" onClick={seats.show}>
              {texts.seats(plan.others.length + 1)} <Art name="icon-back" size={18} />
            </button>
          )}
          <button type="submit" form="new-table" class="main-action" disabled={busy || !choices || (paced && !pace)}>
            {!alone ? texts.OPEN : course ? texts.TEE_OFF : texts.DEAL} <Art name="pin" />
          </button>
        </>
      }
    >
      <form
        id="new-table"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (choices) void open(name.trim(), (me) => wanted(game, plan, choices, course, me, called.trim()));
        }}
      >
        {games.length > 1 && <GameTiles games={games} value={game.id} onChange={onGame} />}
        {course && <CourseTiles courses={courses} value={course.id} onChange={(id) => change({ course: id })} />}
        {choices ? (
          <choices.default
            game={game}
            course={course}
            options={plan.options}
            seats={plan.others.length + 1}
            change={(options) => change({ options })}
          />
        ) : (
          <div class="awaited">
            <Loading lost={lost} />
          </div>
        )}
        <SeatChoices
          name={name}
          onName={(next) => {
            typed = next;
            setName(next);
            mended();
          }}
          picked={picked}
          onPick={pick}
          nameless={nameless}
          others={plan.others}
          least={game.players.min - 1}
          most={mostSeats(game, choices, plan.options) - 1}
          onOthers={(others) => change({ others })}
        />
        <Choice
          legend={texts.CLOCK}
          options={CLOCK_OPTIONS}
          value={plan.clock}
          onChange={(clock) => change({ clock, pace: {} })}
        />
        <button type="button" class="quiet-action" aria-haspopup="dialog" onClick={() => setPacing(true)}>
          {texts.OTHER_PACES}
        </button>
        {pace && <pace.default plan={plan} change={change} open={pacing} onClose={() => setPacing(false)} />}
        <TableName value={called} onChange={setCalled} />
      </form>
    </Screen>
  );
}

/** An optional name, to tell tables apart. */
function TableName({ value, onChange }: { value: string; onChange(name: string): void }) {
  return (
    <div class="table-name">
      <label class="label" for="table-name">
        {texts.TABLE_NAME}
      </label>
      <input
        id="table-name"
        class="field"
        value={value}
        autocomplete="off"
        placeholder={texts.TABLE_NAME_EXAMPLE}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {value.length >= 40 && <NameLimit name={value} of="table" />}
    </div>
  );
}

/** Returns the plan with the course and guest from the address. */
function first(plan: Plan, course: string | null, guest: Fellow | undefined): Plan {
  const others = guest ? [guest, ...plan.others.slice(1)] : plan.others;
  return { ...plan, ...(course ? { course } : {}), others };
}

/** Returns the plan for each game, with as many seats as it takes. */
function usePlan(game: GameInfo, choices: ChoicesModule | null, course: string | null, guest: Fellow | undefined) {
  const [plans, setPlans] = useState<Record<string, Plan>>({});
  const kept = plans[game.id] ?? first(lastPlan(game.id, choices?.firstSeats), course, guest);
  const most = mostSeats(game, choices, kept.options);
  const plan = { ...kept, others: fill(kept.others, game.players.min, most) };
  const change = (some: Partial<Plan>) => {
    const next = { ...plan, ...some };
    const least = (some.options && choices?.leastSeats?.(some.options)) ?? game.players.min;
    const filled = fill(next.others, least, game.players.max);
    const people = (options: Options) => choices?.leastPeople?.(options) ?? 1;
    // Players can still choose a bot there: only the choice of these options adds a link.
    const others = people(next.options) > people(plan.options) ? invite(filled, people(next.options)) : filled;
    setPlans({ ...plans, [game.id]: { ...next, others } });
  };
  return { plan, change };
}

const NOTHING_WRONG = { busy: false, wrong: "", nameless: false };

/** Sends the form. Returns its error and whether it is being sent. `showName` shows the name field, once per error in the name. */
function useOpening(game: GameInfo, plan: Plan, before: (() => Promise<unknown>) | undefined, showName: () => void) {
  const [state, setState] = useState(NOTHING_WRONG);
  const misnamed = (wrong: string) => {
    setState({ busy: false, wrong, nameless: true });
    showName();
    requestAnimationFrame(() => document.getElementById("my-name")?.focus());
  };
  const open = async (name: string, table: (name: string) => WantedTable) => {
    if (!name) return misnamed(texts.NAMELESS);
    setState({ busy: true, wrong: "", nameless: false });
    try {
      // It lets the home page show the table at once, so it may load while the table is made.
      const home = import("../../identity/savedTables.ts").catch(() => null);
      await before?.();
      const made = await calls.makeTable(table(name));
      remember("name", name);
      keepPlan(game.id, plan);
      (await home)?.saveNewTable(made.view);
      void requestPersistence();
      go(`/t/${made.id}`, { replace: true });
      scrollTo(0, 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "name") misnamed(error.message);
      else setState({ busy: false, wrong: error.message, nameless: false });
    }
  };
  return { ...state, open, mended: () => setState(NOTHING_WRONG) };
}
