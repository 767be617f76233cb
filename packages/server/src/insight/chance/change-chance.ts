import { incompleteBeta } from './beta.ts';

/** What was counted in a window, and how much was said in it; in any measure that is the same for both windows. */
export type Window = { count: number; said: number };

/** The chance that so many or more of the claims fall into a window that has this share of what was said. */
const atLeast = (count: number, other: number, share: number): number =>
  count <= 0 ? 1 : incompleteBeta(share, count, other + 1);

/**
 * How often chance alone moves a count at least as far from one window to the next, if nothing changed: 0 to 1. Given how many
 * claims there are in both, each falls into a window in proportion to what was said in it (the conditional test of two Poisson
 * counts; Przyborowski and Wilenski, Biometrika 31, 1940), two-sided by twice the smaller tail. Claims of one item come
 * together: counts are divided by `dispersion`, how much more they vary than single claims would (Rao and Scott, Statistics in
 * Medicine 18, 1999). Null where one of the windows is silent, since nothing is known of it.
 */
export function chanceOfChange(now: Window, before: Window, dispersion: number): number | null {
  if (now.said <= 0 || before.said <= 0) return null;
  const share = now.said / (now.said + before.said);
  const [late, early] = [now.count / dispersion, before.count / dispersion];
  return Math.min(1, 2 * Math.min(atLeast(late, early, share), atLeast(early, late, 1 - share)));
}

/**
 * Which of many chances are too small to be chance while at most `level` of those are so by mistake (Benjamini and Hochberg,
 * Journal of the Royal Statistical Society B 57, 1995). Where nothing changed anywhere, that is how often any is.
 */
export function beyondChance(chances: readonly number[], level: number): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, at) => chance <= (level * (at + 1)) / sorted.length);
  const most = sorted[last] ?? -1;
  return chances.map((chance) => chance <= most);
}
