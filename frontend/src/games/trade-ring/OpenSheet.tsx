/** The open sheet: hand ranking, discards, or what is known of a seat's hand. */

import DiscardsSheet from "./DiscardsSheet.tsx";
import HandsSheet from "./HandsSheet.tsx";
import SeatSheet from "./SeatSheet.tsx";
import type { RingView } from "./state.ts";
import type { Opened } from "./usePlay.ts";

export default function OpenSheet({ opened, ...rest }: { opened: Opened; view: RingView; onClose(): void }) {
  if (opened === "hands") return <HandsSheet {...rest} />;
  return opened === "gone" ? <DiscardsSheet {...rest} /> : <SeatSheet {...rest} seat={opened.seat} />;
}
