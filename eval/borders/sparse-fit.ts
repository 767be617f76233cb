/** What is seen at one place, each sign by its name, and whether it came true. */
export type SignedCase = { signs: readonly string[]; isTrue: boolean };

/** Where the odds begin, and what each sign adds to their logarithm; a sign that is not listed adds nothing. */
export type SparseWeights = { all: number; bySign: Map<string, number> };

const rate = 0.15;
/** Draws each weight towards nothing at each step (lasso), so that signs that tell little are not listed. */
const lasso = 0.000_02;

/** How likely a case is true, 0 to 1. */
export function sparseChance({ all, bySign }: SparseWeights, signs: readonly string[]): number {
  let odds = all;
  for (const sign of signs) odds += bySign.get(sign) ?? 0;
  return 1 / (1 + Math.exp(-odds));
}

/** One pass of adaptive gradient descent (AdaGrad) over cases in their order, from weights that are changed in place. */
export function fitPass(
  weights: SparseWeights,
  spreads: Map<string, number>,
  cases: Iterable<SignedCase>,
): void {
  for (const { signs, isTrue } of cases) {
    const slope = sparseChance(weights, signs) - Number(isTrue);
    weights.all -= 0.01 * slope;
    for (const sign of signs) {
      const spread = (spreads.get(sign) ?? 0) + slope * slope;
      spreads.set(sign, spread);
      const step = rate / Math.sqrt(spread + 1e-6);
      const moved = (weights.bySign.get(sign) ?? 0) - step * slope;
      const drawn = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * lasso);
      weights.bySign.set(sign, drawn);
    }
  }
}
