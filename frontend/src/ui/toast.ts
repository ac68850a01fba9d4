/** Toasts: short messages that are announced and disappear after a while. */

import { observable } from "../lib/observable.ts";

export interface Toast {
  id: number;
  text: string;
  /** An error: removed when the action is tried again. */
  trouble: boolean;
}

/** Ids of the open sheets, the topmost last. Toasts are shown in that one, since everything below is inert. */
export const sheets = observable<string[]>([]);

const LASTING = 6000;
let next = 1;

export const toasts = observable<Toast[]>([]);

export function say(text: string, trouble = false): void {
  const toast = { id: next++, text, trouble };
  toasts.set([...toasts.get().filter((other) => other.text !== text), toast].slice(-3));
  setTimeout(() => dismiss(toast.id), LASTING);
}

export const complain = (text: string): void => say(text, true);

/** Removes error toasts when the action is tried again. */
export function clearComplaints(): void {
  toasts.set(toasts.get().filter((toast) => !toast.trouble));
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
