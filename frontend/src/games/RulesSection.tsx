/** A section of a game's rules: heading, text, pictures and points. *Words in asterisks* are bold. */

import type { ComponentChildren } from "preact";
import { BoldWords } from "../ui/BoldWords.tsx";

export interface Told {
  title: string;
  words?: string;
  points?: readonly string[];
}

export function RulesSection({ title, words, points, children }: Told & { children?: ComponentChildren }) {
  return (
    <>
      <h2>{title}</h2>
      {words && (
        <p>
          <BoldWords text={words} />
        </p>
      )}
      {children}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <BoldWords text={point} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
