/** A player is identified by a key made on this device: 32 random bytes, written as 43 base64url characters. It is made with the first
 * table or the first opened join link; watchers have none. */

import { observable } from "../lib/observable.ts";
import { recall, remember } from "./storage.ts";

const KEY = /^[A-Za-z0-9_-]{43}$/;

function stored(): string | null {
  const key = recall("key");
  return key !== null && KEY.test(key) ? key : null;
}

/** The player's key; null on a device that has none yet. */
export const myKey = observable<string | null>(stored());

/** The club's message that the key was replaced; empty while it is valid. */
export const keyChanged = observable("");

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Returns the stored key, which another tab may have made; null if there is none. */
export function takeKey(): string | null {
  if (myKey.get() === null) myKey.set(stored());
  return myKey.get();
}

/** Returns the key, and makes one if there is none. */
export function needKey(): string {
  const key = takeKey() ?? toBase64Url(randomBytes(32));
  if (myKey.get() === null) keepKey(key);
  return key;
}

/** Stores this browser's key. To replace another player's key, use `adoptKey`. */
export function keepKey(key: string): void {
  remember("key", key);
  myKey.set(key);
}

/** Returns a short mark that identifies the owner of stored data. It reveals at most 32 of the key's 256 bits. */
export function playerMark(key = myKey.get() ?? ""): string {
  let sum = 0;
  for (const letter of key) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return sum.toString(36);
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Returns a new idempotency key, with which a request can be repeated and takes effect once. */
export function onceKey(): string {
  return toHex(randomBytes(16));
}

/** Returns a new nonce for a table's randomness: 16 random bytes in hex. */
export function makeNonce(): string {
  return toHex(randomBytes(16));
}
