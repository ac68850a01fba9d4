import { Nothing } from "./Nothing.tsx";

export default function Lost() {
  return <Nothing title="Lost in the rough">There is nothing at this address. The fairway is that way.</Nothing>;
}
