/** A table that is only remembered. `then`: "22:50", "yesterday, 22:50". */
export const asOf = (then: string) => `No connection just now. This is how it stood: ${then}.`;
