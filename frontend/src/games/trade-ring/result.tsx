import type { Finished, Outcome } from "../types.ts";

export function outcome({ seats, result }: Finished): Outcome {
  const groups = [...result.places]
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place, score }) => ({ place, seats: [seat], score: String(score), words: seats[seat]?.name ?? "" }));
  return { title: `${groups[0]?.words} won`, line: "", groups };
}

export default function Result() {
  return null;
}
