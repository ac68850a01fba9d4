import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import * as texts from "../../texts/en/wrong-code.ts";
import { Nothing } from "../lost/Nothing.tsx";

/** A join link whose code opens no seat. */
export default function WrongCode({ table }: { table: string }) {
  return (
    <Nothing
      title={texts.TITLE}
      onward={
        <a class="main-action" href={`/t/${table}`}>
          {texts.WATCH} <Art name="icon-watch" />
        </a>
      }
    >
      {texts.MORE}
    </Nothing>
  );
}
