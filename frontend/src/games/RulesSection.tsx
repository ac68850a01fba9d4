/** A part of a game's rules: heading, words, what else there is to see, and points. *These words* of a text stand out. */

import type { ComponentChildren } from "preact";
import { Marked } from "../ui/BoldWords.tsx";

export interface Told {
  title: string;
  words?: string;
  points?: readonly string[];
}

export function Section({ title, words, points, children }: Told & { children?: ComponentChildren }) {
  return (
    <>
      <h2>{title}</h2>
      {words && (
        <p>
          <Marked text={words} />
        </p>
      )}
      {children}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Marked text={point} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
