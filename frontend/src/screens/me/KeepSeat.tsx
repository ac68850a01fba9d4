import { useState } from "preact/hooks";
import { useCell } from "../../app/store.ts";
import { ownLink } from "../../identity/keep.ts";
import { myKey } from "../../identity/key.ts";
import { lasts, remember } from "../../identity/storage.ts";
import { Qr } from "../../ui/Qr.tsx";
import { copy, download, shareByPhone } from "../../ui/share.ts";
import "./keep-seat.css";

/** One's own link, by the phone's sheet, as a QR code, or as a file. */
export function KeepSeat({ path = "/me" }: { path?: string }) {
  const key = useCell(myKey);
  const [shown, setShown] = useState(false);
  if (!key) return <p>There is no seat to keep yet. It comes with your first table.</p>;
  const link = ownLink(key, path);
  const kept = () => remember("kept", "1");
  const share = async () => {
    kept();
    const shared = {
      title: "My seat at Mulligan Club",
      text: "My own seat. Open it to play on from another phone.",
      url: link,
    };
    if ((await shareByPhone(shared)) === "no") await copy(link);
  };
  const save = () => {
    kept();
    download(
      "mulligan-club-seat.txt",
      `My own seat at Mulligan Club. Whoever opens this link plays as me:\n\n${link}\n`,
      "text/plain",
    );
  };
  return (
    <div class="keep-seat">
      <p>
        You are known by a key that {lasts() ? "only this browser has" : "lasts only as long as this page is open"}.
        Browsers forget: keep your own link, and open it on any phone to play on. Whoever has it plays as you, so keep
        it to yourself.
      </p>
      <button type="button" class="main-action" onClick={share}>
        Send it to myself
      </button>
      <div class="two">
        <button type="button" class="side-action" onClick={save}>
          As a file
        </button>
        <button
          type="button"
          class="side-action"
          aria-expanded={shown}
          onClick={() => {
            kept();
            setShown(!shown);
          }}
        >
          As a QR code
        </button>
      </div>
      {shown && (
        <div class="large">
          <Qr text={link} label="Your own link as a QR code" />
        </div>
      )}
    </div>
  );
}
