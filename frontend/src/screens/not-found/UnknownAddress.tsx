import * as texts from "../../texts/en/not-found.ts";
import { NotFound } from "./NotFound.tsx";

export default function UnknownAddress() {
  return <NotFound title={texts.TITLE}>{texts.NOTHING_HERE}</NotFound>;
}
