import * as texts from "../../texts/en/lost.ts";
import { Nothing } from "./NotFound.tsx";

export default function Lost() {
  return <Nothing title={texts.TITLE}>{texts.NOTHING_HERE}</Nothing>;
}
