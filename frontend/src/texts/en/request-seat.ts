/** Asking for a seat without a code, and the host's answer. */

export const TITLE = "Ask for a seat";
export const more = (host: string) =>
  `${host} sees your name and can let you in. You can close this page: once you’re in, the table is on your home page.`;
export const YOUR_NAME = "Your name";
export const SEND = "Ask";
export const NAMELESS = "Add a name so the host knows it’s you.";
export const asked = (name: string, host: string) => `You asked to join as “${name}”. Waiting for ${host}.`;
export const TAKE_BACK = "Withdraw request";
export const NOT_SEATED = "Your request to join was declined.";

/** For the host. */
export const REQUESTS = "Requests to join";
export const SEAT = "Let in";
export const seat = (name: string) => `Let in ${name}`;
export const DECLINE = "Decline";
export const declineSpoken = (name: string) => `Decline ${name}`;
