/** Whether a browser that is nobody yet must be asked before it becomes the player whose key an address carries: a table's link, and
 * any with a code to join by, may be a stranger's trap. */
export function mustAsk(path: string, query: string): boolean {
  return path !== "/me" || new URLSearchParams(query).has("join");
}
