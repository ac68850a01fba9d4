/** Shares a link: with the phone's share sheet, or with our own sheet. */

import { COPIED, DOES_NOT_COPY } from "../texts/en/ui.ts";
import { type Shared, shareState } from "./shareState.ts";
import { say } from "./toast.ts";

export async function shareLink(shared: Shared): Promise<void> {
  if ((await shareByPhone(shared)) === "no") shareState.set(shared);
}

/** Opens the phone's share sheet. "no": this browser has none, or could not open it. Closing it counts as "done". */
export async function shareByPhone({ title, text, url, picture }: Shared): Promise<"done" | "no"> {
  const files = picture && navigator.canShare?.({ files: [picture] }) ? { files: [picture] } : {};
  if (!navigator.share) return "no";
  try {
    await navigator.share({ title, text, url, ...files });
    return "done";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "done" : "no";
  }
}

/** Copies a text; in insecure contexts by selecting a field. */
export async function copy(text: string): Promise<void> {
  const done = (await copyNew(text)) || copyOld(text);
  say(done ? COPIED : DOES_NOT_COPY);
}

async function copyNew(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyOld(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;opacity:0";
  // Inside the open dialog, if there is one: nothing outside it can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus({ preventScroll: true });
  }
}

/** Downloads a file. */
export function download(name: string, content: BlobPart, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
