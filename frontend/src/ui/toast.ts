/** Short words about what just went wrong or well; read out, gone after a while. */

import { observable } from "../lib/observable.ts";

export interface Toast {
  id: number;
  text: string;
  /** Something is wrong: gone as soon as it is no longer. */
  trouble: boolean;
}

/** The open sheets, the uppermost last: toasts come up in that one, since nothing else can be seen whole, touched or heard. */
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

/** What was complained of is tried again, or put right. */
export function clearComplaints(): void {
  toasts.set(toasts.get().filter((toast) => !toast.trouble));
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
