/** German: a table shown as last seen. `then`: "22:50", "gestern, 22:50". */
export const asOf = (then: string) => `Offline. Letzter Stand: ${then}.`;
