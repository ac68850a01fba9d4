import { useEffect, useState } from "preact/hooks";
import { challenge } from "../../api/challenges.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import type { Challenge } from "../../api/types.ts";
import { wholeReplay } from "../../api/wholeReplay.ts";
import { checkFairness } from "../../fairness/check.ts";
import type { Report } from "../../fairness/types.ts";
import { ownSeat } from "../../identity/ownSeats.ts";
import * as texts from "../../texts/en/fairness-sheet.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import "./fairness-sheet.css";

interface FairnessSheetProps {
  table: string;
  onClose(): void;
}

/** Repeats every draw of the finished game on this device. */
export default function FairnessSheet({ table, onClose }: FairnessSheetProps) {
  const [report, setReport] = useState<Report | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let wanted = true;
    check(table).then(
      (found) => wanted && setReport(found),
      (error) => {
        if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
        if (wanted) setTrouble(error instanceof Refused ? error.message : texts.DID_NOT_COME);
      },
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return (
    <Sheet title={texts.TITLE} name="fairness-sheet" onClose={onClose}>
      <div aria-live="polite" class="report">
        {trouble && <p class="wrong">{trouble}</p>}
        {!report && !trouble && <p>{texts.WORKING}</p>}
        {report && <Findings report={report} />}
      </div>
      {report && <p class="note">{texts.COVERS}</p>}
      <p class="note">
        {report && texts.HOW}
        <a href="/fairness">{texts.WHAT_IT_SHOWS}</a>
      </p>
    </Sheet>
  );
}

async function check(table: string): Promise<Report> {
  const replay = await wholeReplay(table);
  const asked = replay.challenge == null ? {} : { day: await toldOf(replay.challenge) };
  return checkFairness(replay, { ...ownSeat(table), ...asked });
}

/** Requests the public challenge of the day; null if there is none. */
async function toldOf(day: string): Promise<Challenge | null> {
  try {
    return await challenge(day);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function Findings({ report: { checked, broken } }: { report: Report }) {
  return (
    <>
      <p class={broken.length ? "verdict broken" : "verdict"}>{broken.length ? texts.DOES_NOT : texts.ADDS_UP}</p>
      <ul class="findings">
        {broken.map((line) => (
          <li key={line} class="broken">
            <Tick right={false} />
            <span>{line}</span>
          </li>
        ))}
        {checked.map((line) => (
          <li key={line}>
            <Tick right />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Tick({ right }: { right: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 16 16" role="img" aria-label={right ? texts.RIGHT : texts.WRONG}>
      <path
        d={right ? "M2.500 8.500 6.300 12.300 13.500 4" : "M3.500 3.500l9 9m0-9-9 9"}
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
