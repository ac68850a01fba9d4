/** Seat requests: the host accepts or declines them; the visitor sees their own and can withdraw it. */

import { useState } from "preact/hooks";
import { decline, seatAsker, takeBack } from "../../api/seatRequests.ts";
import type { SeatRequest, View } from "../../api/types.ts";
import { hasSeatRequest } from "../../identity/seatRequests.ts";
import * as texts from "../../texts/en/request-seat.ts";
import { attempt } from "../../ui/attempt.ts";
import { host } from "./lobbySeats.ts";
import "./seat-requests.css";

interface SeatRequestsProps {
  view: View;
  onView(view: View): void;
}

export default function SeatRequests({ view, onView }: SeatRequestsProps) {
  const [busy, setBusy] = useState(false);
  const act = async (call: () => Promise<View>) => {
    setBusy(true);
    await attempt(async () => onView(await call()));
    setBusy(false);
  };
  if (view.you === null) return <Own view={view} busy={busy} act={act} />;
  if (!view.requests.length) return null;
  return (
    <section class="requests" aria-labelledby="requests">
      <h2 id="requests">{texts.REQUESTS}</h2>
      <ul>
        {view.requests.map((request) => (
          <Asker key={request.n} table={view.table} request={request} busy={busy} act={act} />
        ))}
      </ul>
    </section>
  );
}

type Act = (call: () => Promise<View>) => void;

interface AskerProps {
  table: string;
  request: SeatRequest;
  busy: boolean;
  act: Act;
}

function Asker({ table, request: { n, name }, busy, act }: AskerProps) {
  return (
    <li>
      <b class="named">{name}</b>
      <span>
        <button
          type="button"
          class="quiet-action"
          disabled={busy}
          aria-label={texts.declineSpoken(name)}
          onClick={() => act(() => decline(table, n))}
        >
          {texts.DECLINE}
        </button>
        <button
          type="button"
          class="side-action"
          disabled={busy}
          aria-label={texts.seat(name)}
          onClick={() => act(() => seatAsker(table, n))}
        >
          {texts.SEAT}
        </button>
      </span>
    </li>
  );
}

/** Shows the state of the visitor's own request. */
function Own({ view, busy, act }: { view: View; busy: boolean; act: Act }) {
  const [own] = view.requests;
  if (!own) return !view.may_ask && hasSeatRequest(view.table) ? <p>{texts.NOT_SEATED}</p> : null;
  return (
    <div class="requests">
      <p role="status">{texts.asked(own.name, host(view))}</p>
      <button type="button" class="quiet-action" disabled={busy} onClick={() => act(() => takeBack(view.table, own.n))}>
        {texts.TAKE_BACK}
      </button>
    </div>
  );
}
