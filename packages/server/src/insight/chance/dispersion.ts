/** Sums over the items of one organization in one window: claims of a theme, their squares, and products with the hours. */
type ThemeSpread = {
  items: number;
  hours: number;
  hours2: number;
  count: number;
  square: number;
  product: number;
};

/**
 * So much more than single claims do counts vary at least, chosen by hand: who comes to a matter stays with it for a while.
 */
const leastDispersion = 2;

/** So many claims in windows with two items or more are needed before a spread is believed. */
const enoughClaims = 10;

/**
 * How much more counts of a theme vary from item to item than single claims would, pooled over windows: the variance of the
 * ratio of claims to hours over that of independent claims (Rao and Scott 1999, equation for the design effect).
 */
export function dispersionOf(windows: readonly ThemeSpread[]): number {
  let [deviation, expected] = [0, 0];
  for (const { items, hours, hours2, count, square, product } of windows) {
    if (items < 2 || hours <= 0) continue;
    const rate = count / hours;
    const spread = square - 2 * rate * product + rate * rate * hours2;
    deviation += (items / (items - 1)) * spread;
    expected += count;
  }
  return expected < enoughClaims ? leastDispersion : Math.max(leastDispersion, deviation / expected);
}
