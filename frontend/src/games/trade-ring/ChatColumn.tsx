import { TalkColumn } from "../table/TalkColumn.tsx";
import type { TableProps } from "../types.ts";
import { phrasesOf } from "./phrases.ts";
import type { RingState } from "./state.ts";
import { PROMISE } from "./texts/en/talk.ts";

/** Talk beside the ring. */
export default function ChatColumn(props: TableProps<RingState>) {
  return <TalkColumn table={props} phrases={phrasesOf(props.view)} motto={PROMISE} />;
}
