import { useEffect, useRef, useState } from "preact/hooks";
import * as calls from "../../api/pausesAndSettings.ts";
import type { Hours, Settings } from "../../api/types.ts";
import { cityOf, timeOfDay, usualHours, zoneHere } from "../../identity/nightHours.ts";
import { setSetting } from "../../identity/phoneSettings.ts";
import * as texts from "../../texts/en/play-times.ts";
import { attempt } from "../../ui/attempt.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import { Absence } from "./Absence.tsx";
import { NightHours } from "./NightHours.tsx";
import "./play-times.css";

/** The fragment of links to this section. */
const HERE = "#own-time";

interface PlayTimesProps {
  /** Called after the night hours were saved. */
  onHours(): void;
}

/** Night hours, absences and nudges, for all of the player's tables. */
export default function PlayTimes({ onHours }: PlayTimesProps) {
  const { value, refused, lost, again } = useRequest(asked, []);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (value && location.hash === HERE) section.current!.scrollIntoView();
  }, [value !== null]);
  if (refused) return null;
  return (
    <section ref={section}>
      <h2>{texts.OWN_TIME}</h2>
      {value ? <Said said={value} again={again} onHours={onHours} /> : <Loading lost={lost} />}
    </section>
  );
}

/** Requests the settings; this device stores what it needs. */
async function asked(): Promise<Settings> {
  const said = await calls.settings();
  setSetting("nudges.muted", !said.nudges);
  return said;
}

function Said({ said, again, onHours }: PlayTimesProps & { said: Settings; again(): void }) {
  const [busy, setBusy] = useState(false);
  const [nudges, setNudges] = useState(said.nudges);
  const tell = async (work: () => Promise<unknown>) => {
    setBusy(true);
    const done = await attempt(work);
    setBusy(false);
    again();
    return done;
  };
  const sayHours = async (hours: Hours | null) => {
    const done = await tell(() => calls.saveHours(hours));
    onHours();
    return done;
  };
  return (
    <div class="own-time">
      <OwnNights said={said} busy={busy} keep={sayHours} />
      <Absence until={said.away} busy={busy} say={(until) => tell(() => calls.saveAway(until))} />
      <Switch
        on={nudges}
        label={texts.NUDGES}
        words={texts.NUDGES_MORE}
        disabled={busy}
        onChange={(on) => {
          // Shown at once; an error is shown afterwards.
          setNudges(on);
          void tell(() => calls.saveNudges(on)).then((done) => done || setNudges(!on));
        }}
      />
    </div>
  );
}

interface OwnNightsProps {
  said: Settings;
  busy: boolean;
  /** Saves the hours; null if all hours count. */
  keep(hours: Hours | null): Promise<boolean>;
}

function OwnNights({ said, busy, keep }: OwnNightsProps) {
  const { hours } = said;
  const [changing, setChanging] = useState(false);
  const zone = zoneHere() ?? hours?.zone;
  if (!zone) return <p>{texts.NO_ZONE}</p>;
  const kept = async (next: Hours | null) => {
    if (await keep(next)) setChanging(false);
  };
  return (
    <>
      <p class="own-line">
        <span>
          {nightsOf(said)}
          {hours && hours.zone !== zone && ` ${texts.elsewhere(cityOf(zone))}`}
        </span>
        {!changing && (
          <button type="button" class="quiet-action" onClick={() => setChanging(true)}>
            {hours ? texts.CHANGE : texts.SET_HOURS}
          </button>
        )}
      </p>
      {changing && <NightHours hours={{ ...(hours ?? usualHours(zone)), zone }} busy={busy} onKeep={kept} />}
      {changing && hours && (
        <button type="button" class="side-action" disabled={busy} onClick={() => kept(null)}>
          {texts.NO_NIGHTS}
        </button>
      )}
    </>
  );
}

function nightsOf({ hours, hours_said }: Settings): string {
  if (hours) return texts.nights(timeOfDay(hours.from), timeOfDay(hours.to), cityOf(hours.zone));
  return hours_said ? texts.ALL_COUNT : texts.NIGHTS_UNSAID;
}
