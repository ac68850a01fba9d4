/** Asking for a seat without a code, and what the host does about it. */

export const TITLE = "Ask for a seat";
export const more = (host: string) =>
  `${host} sees your name and seats you, or not. You can close this page meanwhile: the table stands among yours once you sit there.`;
export const YOUR_NAME = "Your name";
export const SEND = "Ask";
export const NAMELESS = "Add a name so the host knows it’s you.";
export const asked = (name: string, host: string) => `You asked for a seat as “${name}”. It is for ${host} to say.`;
export const TAKE_BACK = "Take it back";
export const NOT_SEATED = "You asked for a seat here, and were not given one.";

/** For the host. */
export const REQUESTS = "Asking for a seat";
export const SEAT = "Seat";
export const seat = (name: string) => `Seat ${name}`;
export const DECLINE = "Decline";
export const declineSpoken = (name: string) => `No seat for ${name}`;
