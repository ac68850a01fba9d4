/** Whoever looks at a table need not be told of it any more. */

/** Takes away what was shown of the table, where its player has it before them. */
export async function clearNotifications(table: string): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.({ tag: table })) ?? []) shown.close();
}
