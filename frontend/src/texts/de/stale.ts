/** German: a table that is only remembered. `then`: "22:50", "gestern, 22:50". */
export const asOf = (then: string) => `Gerade keine Verbindung. So stand es: ${then}.`;
