import { useState } from "preact/hooks";
import type { MyTable } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { GameLinks } from "../../games/GameLinks.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { capital, numberWord } from "../../ui/words.ts";
import { CodeSheet } from "./CodeSheet.tsx";
import { HomePoster } from "./HomePoster.tsx";
import "./home.css";
import { EndRow, OutRow, TurnCard } from "./Rows.tsx";
import { useMyTables } from "./useMyTables.ts";
import { whereWords } from "./words.ts";

const RECENT = 5;

/** The line under the title. */
function greeting(items: MyTable[] | null, lost: boolean): string {
  if (lost) return "No connection just now. Trying again.";
  const waiting = items?.filter((item) => item.waiting).length ?? 0;
  if (waiting > 0) return `${capital(numberWord(waiting))} ${waiting === 1 ? "table waits" : "tables wait"} for you.`;
  if (items?.some((item) => item.status === "playing")) return "The others are playing.";
  if (items?.some((item) => item.status === "open")) return "Your table is laid.";
  return "Games by link, a minute a move.";
}

export default function Home() {
  const { items, lost } = useMyTables();
  const [code, setCode] = useState(false);
  const waiting = items?.filter((item) => item.waiting) ?? [];
  return (
    <Screen
      name="home"
      title="Mulligan Club"
      poster={
        <>
          <HomePoster />
          <div class="poster-words">
            <h1>Mulligan Club</h1>
            <p aria-live="polite">{greeting(items, lost)}</p>
          </div>
          <a class="round corner" href="/boards" aria-label="Boards and your history">
            <Art name="icon-me" size={22} />
          </a>
        </>
      }
      bar={<HomeBar next={waiting[0]} onCode={() => setCode(true)} />}
    >
      <Lists items={items} />
      {code && <CodeSheet onClose={() => setCode(false)} />}
    </Screen>
  );
}

function Lists({ items }: { items: MyTable[] | null }) {
  if (items === null) return <div class="awaited" />;
  const waiting = items.filter((item) => item.waiting);
  const out = items.filter((item) => !item.waiting && item.status !== "finished");
  const over = items.filter((item) => item.status === "finished");
  return (
    <>
      {items.length === 0 && <Welcome />}
      <List name="turn" title="Your turn" items={waiting} Row={TurnCard} />
      <List name="out" title="Out on the course" items={out} Row={OutRow} />
      <List name="in" title="In the clubhouse" items={over.slice(0, RECENT)} Row={EndRow} />
      <Doors more={over.length > RECENT} />
    </>
  );
}

interface ListProps {
  name: string;
  title: string;
  items: MyTable[];
  Row: (props: { item: MyTable }) => preact.JSX.Element;
}

function List({ name, title, items, Row }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`h-${name}`}>
      <h2 class="label" id={`h-${name}`}>
        {title}
      </h2>
      <ul class="rows">
        {items.map((item) => (
          <Row key={item.table} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Welcome() {
  return (
    <section class="welcome">
      <h2>Make a table, send the link.</h2>
      <p>Everybody plays when they have a minute. No sign-up, nothing to install. Alone? A bot sits in.</p>
      <h3 class="label">What shall it be?</h3>
      <GameLinks to={(game) => `/new?game=${game}`} />
      <a class="side-action" href="/rules">
        Each game in a minute
      </a>
    </section>
  );
}

function Doors({ more }: { more: boolean }) {
  return (
    <nav class="doors" aria-label="Around the club">
      {more && <a href="/boards?tab=mine">All my games</a>}
      <a href="/courses">Courses</a>
      <a href="/rules">Rules</a>
      <a href="/fairness">Fair play</a>
      <a href="/me">You</a>
    </nav>
  );
}

function HomeBar({ next, onCode }: { next: MyTable | undefined; onCode(): void }) {
  return (
    <nav aria-label="What next">
      {next ? (
        <a class="main-action next" href={`/t/${next.table}`}>
          <span>
            Next table<small>{whereWords(next)}</small>
          </span>
          <span class="pinbox">
            <Art name="pin" />
          </span>
        </a>
      ) : (
        <a class="main-action" href="/new">
          New table <Art name="pin" />
        </a>
      )}
      <div class="others">
        {next ? (
          <a href="/new">
            <Art name="icon-plus" size={20} />
            New table
          </a>
        ) : (
          <a href="/boards">
            <Art name="icon-me" size={20} />
            Boards
          </a>
        )}
        <button type="button" onClick={onCode}>
          <Art name="icon-ticket" size={22} />
          Have a code?
        </button>
      </div>
    </nav>
  );
}
