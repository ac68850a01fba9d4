import { lastView } from "../../identity/lastViews.ts";
import { asOf } from "../../texts/en/stale.ts";
import { hourWords } from "../../ui/days.ts";

export { keepView } from "../../identity/lastViews.ts";

/** The table as this device last saw it, and the words that go with it; null where it has not. */
export function remembered(table: string) {
  const last = lastView(table);
  return last && { view: last.view, stale: asOf(hourWords(new Date(last.at).toISOString())) };
}
