/** Asking for a seat without a code, and what the host does about it. */

export const TITLE = "Ask for a seat";
export const more = (host: string) =>
  `${host} sees your name and seats you, or not. You can close this page meanwhile: the table stands among yours once you sit there.`;
export const YOUR_NAME = "What shall we call you?";
export const SEND = "Ask";
export const NAMELESS = "A name first, so that the host knows who asks.";
export const asked = (name: string, host: string) => `You asked for a seat as “${name}”. It is for ${host} to say.`;
export const TAKE_BACK = "Take it back";
export const NOT_SEATED = "You asked for a seat here, and were not given one.";

/** For the host. */
export const REQUESTS = "Asking for a seat";
export const SEAT = "Seat";
export const seat = (name: string) => `Seat ${name}`;
export const DECLINE = "No";
export const declineSpoken = (name: string) => `No seat for ${name}`;
