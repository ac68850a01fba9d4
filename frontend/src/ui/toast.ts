/** Short words about what just went wrong or well; read out, gone after a while. */

import { cell } from "../app/store.ts";

export interface Toast {
  id: number;
  text: string;
}

const LASTING = 6000;
let next = 1;

export const toasts = cell<Toast[]>([]);

export function say(text: string): void {
  const toast = { id: next++, text };
  toasts.set([...toasts.get().filter((other) => other.text !== text), toast].slice(-3));
  setTimeout(() => dismiss(toast.id), LASTING);
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
