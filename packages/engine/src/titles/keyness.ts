type KeynessCounts = { part: number; all: number; partSize: number; allSize: number };

/**
 * How much more a word is said in a part than in the rest: the square root of the log-likelihood ratio
 * (Dunning 1993), negative where it is said less. `part` and `all` are counts, `partSize` and `allSize` totals.
 */
export function keyness({ part, all, partSize, allSize }: KeynessCounts): number {
  if (part === 0 || allSize === 0) return 0;
  const rest = all - part;
  const expectedPart = (partSize * all) / allSize;
  const expectedRest = ((allSize - partSize) * all) / allSize;
  const gain =
    part * Math.log(part / expectedPart) +
    (rest > 0 ? rest * Math.log(rest / Math.max(1e-9, expectedRest)) : 0);
  const value = Math.sqrt(Math.max(0, 2 * gain));
  return part >= expectedPart ? value : -value;
}
