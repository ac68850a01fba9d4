/** Clears notifications of a table that the player is looking at. */

/** Closes the table's notifications if the page is visible. */
export async function clearNotifications(table: string): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.({ tag: table })) ?? []) shown.close();
}
