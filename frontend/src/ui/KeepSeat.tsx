import { useState } from "preact/hooks";
import { myKey } from "../identity/key.ts";
import { ownLink } from "../identity/ownLink.ts";
import { remember } from "../identity/storage.ts";
import { storageLasts } from "../identity/storagePersistence.ts";
import { useObservable } from "../lib/observable.ts";
import * as texts from "../texts/en/keep-seat.ts";
import { Qr } from "./Qr.tsx";
import { copy, download, shareByPhone } from "./share.ts";
import "./keep-seat.css";

/** Saves the player's private link: with the share sheet, as a QR code, or as a file. */
export function KeepSeat({ path = "/me" }: { path?: string }) {
  const key = useObservable(myKey);
  const [shown, setShown] = useState(false);
  if (!key) return <p>{texts.NOTHING_YET}</p>;
  const link = ownLink(key, path);
  const kept = () => remember("kept", "1");
  const share = async () => {
    kept();
    const shared = { title: texts.SHARED_TITLE, text: texts.SHARED, url: link };
    if ((await shareByPhone(shared)) === "no") await copy(link);
  };
  const save = () => {
    kept();
    download(texts.FILE, texts.inFile(link), "text/plain");
  };
  return (
    <div class="keep-seat">
      <p>{texts.why(storageLasts())}</p>
      <button type="button" class="main-action" onClick={share}>
        {texts.SEND}
      </button>
      <div class="two">
        <button type="button" class="side-action" onClick={save}>
          {texts.AS_FILE}
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
          {texts.AS_QR}
        </button>
      </div>
      {shown && (
        <div class="large">
          <Qr text={link} label={texts.QR} />
        </div>
      )}
    </div>
  );
}
