import { useObservable } from "../lib/observable.ts";
import * as texts from "../texts/en/ui.ts";
import { Qr } from "./Qr.tsx";
import { Sheet } from "./Sheet.tsx";
import { copy, download } from "./share.ts";
import { shareState } from "./shareState.ts";

/** For phones without a share sheet: copy the link, or show it as a QR code. */
export default function ShareSheet() {
  const shared = useObservable(shareState);
  if (!shared) return null;
  const { title, text, url, picture } = shared;
  return (
    <Sheet title={texts.SHARE} onClose={() => shareState.set(null)}>
      <p>{text}</p>
      <div class="large">
        <Qr text={url} label={texts.asQr(title)} />
      </div>
      <button type="button" class="link-box" onClick={() => copy(url)}>
        <span>{url}</span>
        <b>{texts.COPY}</b>
      </button>
      {picture && (
        <button type="button" class="side-action" onClick={() => download(picture.name, picture, picture.type)}>
          {texts.KEEP_PICTURE}
        </button>
      )}
    </Sheet>
  );
}
