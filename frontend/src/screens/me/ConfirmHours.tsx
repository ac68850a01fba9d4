import { useEffect, useState } from "preact/hooks";
import type { Hours, Off } from "../../api/types.ts";
import { cityOf, hoursFor, timeOfDay, usualHours, zoneHere } from "../../identity/nightHours.ts";
import * as texts from "../../texts/en/play-times.ts";
import { say as toast } from "../../ui/toast.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { NightHours } from "./NightHours.tsx";
import "./confirm-hours.css";
import { savedHours, saveIfUnset } from "./saveHours.ts";

const nothing = async () => {};
let say: () => Promise<unknown> = nothing;

/** Saves the shown hours if none were saved yet. Call before sitting down. May throw Refused. */
export const saveShownHours = () => say();

/** Shows the night hours that do not count at this table, and lets the player change them before sitting down. */
export default function ConfirmHours({ off }: { off: readonly Off[] }) {
  const { value: known } = useRequest(() => savedHours(), []);
  const [changed, setChanged] = useState<Hours | null>(null);
  const [changing, setChanging] = useState(false);
  const zone = zoneHere();
  const usual = zone === null ? null : usualHours(zone);
  const hours = changed ?? (known ? hoursFor(known, usual) : usual);
  useEffect(() => forget, []);
  say = () =>
    saveIfUnset(changed, hours).then(
      (refused) => refused && toast(refused.code === "hours" ? texts.NO_ZONE : refused.message),
      (refused) => {
        // Ignored: the player can sit down with the hours as they were.
        setChanged(null);
        throw refused;
      },
    );
  if (!hours) return <p class="note own-hours">{usual ? texts.ALL_COUNT : texts.NO_ZONE}</p>;
  const keep = (next: Hours) => {
    setChanged(next);
    setChanging(false);
  };
  return (
    <div class="own-hours">
      <p class="note">
        {off.includes("nights") ? nightsOf(hours) : texts.weekends(cityOf(hours.zone))}
        {off.includes("nights") && known && !changing && (
          <button type="button" class="quiet-action" onClick={() => setChanging(true)}>
            {texts.CHANGE}
          </button>
        )}
      </p>
      {changing && <NightHours hours={{ ...hours, zone: zone ?? hours.zone }} onKeep={keep} />}
    </div>
  );
}

const nightsOf = ({ zone, from, to }: Hours) => texts.nights(timeOfDay(from), timeOfDay(to), cityOf(zone));

function forget(): void {
  say = nothing;
}
