/** Pence as coins: sixpences, threepences and pennies. Pure. */

export const COINS = [6, 3, 1] as const;
export type Coin = (typeof COINS)[number];

/** Returns the fewest coins for an amount, large ones first. */
export function coinsOf(pence: number): Coin[] {
  const coins: Coin[] = [];
  let rest = pence;
  for (const coin of COINS) {
    for (; rest >= coin; rest -= coin) coins.push(coin);
  }
  return coins;
}
