import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art.tsx";
import { TO_TABLES } from "../../texts/en/not-found.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import "./not-found.css";
import { RoughPoster } from "./RoughPoster.tsx";

interface NotFoundProps {
  title: string;
  /** A link to follow instead of home. */
  onward?: ComponentChildren;
  children: ComponentChildren;
}

/** Shows the screen for links that lead nowhere. */
export function NotFound({ title, onward, children }: NotFoundProps) {
  return (
    <Screen
      name="nothing"
      title={title}
      poster={
        <>
          <RoughPoster />
          <BackButton />
          <div class="poster-words">
            <h1>{title}</h1>
          </div>
        </>
      }
      bar={
        onward ?? (
          <a class="main-action" href="/">
            {TO_TABLES} <Art name="pin" />
          </a>
        )
      }
    >
      <p class="nothing-words">{children}</p>
    </Screen>
  );
}
