/** A table shown as last seen. `then`: "22:50", "yesterday, 22:50". */
export const asOf = (then: string) => `You’re offline. Last updated ${then}.`;
