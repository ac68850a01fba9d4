// A table of the club at which the other player, who asks for each move at once, has seen it too before the next is made.
import { open as sitDown } from "./club.js";

export async function open(port, number) {
  const table = await sitDown(port, number);
  return { move: (seat, kind) => table.move(seat, kind).then(() => table.look(1 - seat)) };
}
