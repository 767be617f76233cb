/** How sure a service was, as it says so: a logarithm, a share of 1 or of 100. */
export type RawConfidence = { logprob?: number | null | undefined; share: number | null };

const bounded = (value: number): number | null =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : null;

const isKnown = (value: number | null): value is number => value !== null && Number.isFinite(value);

/**
 * Brings what a service says of all its words, or of all its segments, to shares of 1. Which scale it counts on is told by all
 * values together, since a percent of 1 and a share of 1 look the same.
 */
export function confidenceScale(all: readonly RawConfidence[]): (raw: RawConfidence) => number | null {
  const shares = all.map(({ share }) => share).filter(isKnown);
  const isLogarithm = shares.some((share) => share < 0) && shares.every((share) => share <= 0);
  const isPercent = shares.some((share) => share > 1);
  return ({ logprob, share }) => {
    if (!isKnown(share)) return isKnown(logprob ?? null) ? bounded(Math.exp(logprob ?? 0)) : null;
    if (isLogarithm) return bounded(Math.exp(share));
    return bounded(isPercent ? share / 100 : share);
  };
}
