import { Sky } from "../../art/Sky.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import "../rules/prose.css";

/** How dice and cards are kept fair, what the check shows and what not. */
export default function Fairness() {
  return (
    <Screen name="prose" title="Fair play" poster={<FairnessPoster />}>
      <h2>Sealed before anybody sits down</h2>
      <p>
        When a table is made, the club draws a secret seed and shows its seal, a fingerprint that fits no other seed.
        Everybody who sits down adds a random number of their own after seeing the seal. Every throw of the dice and
        every shuffle of the cards follows from the seed and those numbers, and from nothing else: not from the clock,
        not from the order in which you play.
      </p>
      <h2>Opened at the end</h2>
      <p>
        When the game is over, seed, numbers and every move are open to all. <b>Check fairness</b>, below each result,
        works all of it out again on your own phone: that the seed fits the seal, that your number and your moves are
        in, and that each throw and shuffle is the one that had to come.
      </p>
      <h2>What that shows</h2>
      <ul>
        <li>The club could not choose a throw or a shuffle after it had sealed the seed.</li>
        <li>No player could choose one at all.</li>
        <li>Nothing was changed afterwards.</li>
      </ul>
      <h2>What it does not show</h2>
      <ul>
        <li>That nobody peeked at the seed during the game.</li>
        <li>That the club and the last to sit down are not one and the same.</li>
        <li>Anything about a table with a single human.</li>
      </ul>
      <h2>For the curious</h2>
      <p>
        A replay can be fetched as a file from any finished table’s address, under <code>/api/tables/…/replay</code>,
        and <code>python -m chalicelib.verify</code> plays it again from the first draw to the last.
      </p>
    </Screen>
  );
}

function FairnessPoster() {
  return (
    <>
      <svg viewBox="0 0 390 214" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sky
          x={195}
          y={120}
          r={54}
          moon={{ x: 300, y: 60, r: 22 }}
          stars={[
            [60, 70, 1.3],
            [130, 50, 1],
            [240, 84, 1.2],
            [350, 110, 1.2],
            [180, -30, 1.2],
          ]}
        />
        <path class="land" fill="var(--green)" d="M-300 150q300-30 500-14t490-8v110h-990z" />
        <path fill="var(--fairway)" d="M-300 184q300-20 500-6t490-6v60h-990z" />
        <g transform="translate(195 122)">
          <path
            d="M0-52-44-38V0c0 28 18 48 44 60 26-12 44-32 44-60v-38z"
            fill="var(--night)"
            opacity=".35"
            transform="translate(3 4)"
          />
          <path d="M0-52-44-38V0c0 28 18 48 44 60 26-12 44-32 44-60v-38z" fill="var(--accent)" />
          <path
            d="m-20 4 14 14 26-30"
            fill="none"
            stroke="var(--on-accent)"
            stroke-width="8"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      </svg>
      <BackButton />
      <div class="poster-words">
        <h1>Fair play</h1>
      </div>
    </>
  );
}
