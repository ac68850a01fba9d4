import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import { checkFairness, type Report } from "../../fairness/check.ts";
import { ownSeat } from "../../identity/seats.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import "./fairness-sheet.css";

interface FairnessSheetProps {
  table: string;
  onClose(): void;
}

/** Works every draw of the finished game out again, here. */
export default function FairnessSheet({ table, onClose }: FairnessSheetProps) {
  const [report, setReport] = useState<Report | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let wanted = true;
    check(table).then(
      (found) => wanted && setReport(found),
      (error) => {
        if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
        if (wanted)
          setTrouble(error instanceof Refused ? error.message : "The replay did not come. Try again in a moment.");
      },
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return (
    <Sheet title="Fair play" name="fairness-sheet" onClose={onClose}>
      <div aria-live="polite" class="report">
        {trouble && <p class="wrong">{trouble}</p>}
        {!report && !trouble && <p>Working out every draw again.</p>}
        {report && <Findings report={report} />}
      </div>
      <p class="note">
        This was worked out on your own phone, from the seed that the club had sealed before anybody sat down.{" "}
        <a href="/fairness">What it shows, and what not</a>
      </p>
    </Sheet>
  );
}

async function check(table: string): Promise<Report> {
  const replay = await calls.replay(table);
  return checkFairness(replay, ownSeat(table));
}

function Findings({ report: { checked, broken } }: { report: Report }) {
  return (
    <>
      <p class={broken.length ? "verdict broken" : "verdict"}>
        {broken.length ? "Something does not add up." : "Every draw adds up."}
      </p>
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
    <svg width="20" height="20" viewBox="0 0 16 16" role="img" aria-label={right ? "Right" : "Wrong"}>
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
