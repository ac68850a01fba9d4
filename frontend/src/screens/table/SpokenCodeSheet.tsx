/** A sheet with the table's spoken code in large letters. */

import { makeCode } from "../../api/seatRequests.ts";
import * as texts from "../../texts/en/spoken-code.ts";
import { hourWords } from "../../ui/dates.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import "./spoken-code.css";

export default function SpokenCodeSheet({ table, onClose }: { table: string; onClose(): void }) {
  const { value: made, refused, lost } = useRequest(() => makeCode(table), [table]);
  return (
    <Sheet title={texts.TITLE} name="spoken-code" onClose={onClose}>
      {made ? (
        <>
          <p class="letters" role="status" aria-label={[...made.code].join(", ")}>
            {texts.groups(made.code)}
          </p>
          <p>{texts.more(location.host)}</p>
          <p class="note">{texts.until(hourWords(made.until))}</p>
        </>
      ) : refused ? (
        <p role="alert">{refused.message}</p>
      ) : (
        <Loading lost={lost} />
      )}
    </Sheet>
  );
}
