/** One case: what was labeled, what would be accepted as well, and what was told. */
export type ThemeCase<Class> = { label: Class; also: readonly Class[]; told: Class };

export type ClassScore<Class> = {
  of: Class;
  labeled: number;
  precision: number;
  recall: number;
  f1: number;
};

/** The same cases with what was told put for the label, where that is accepted as well. */
export const accepting = <Class>(cases: readonly ThemeCase<Class>[]): ThemeCase<Class>[] =>
  cases.map((one) => (one.also.includes(one.told) ? { ...one, label: one.told } : one));

/** Precision, recall and F1 of each class; what is divided by nothing is 0. */
export function scoreClasses<Class>(
  cases: readonly ThemeCase<Class>[],
  classes: readonly Class[],
): ClassScore<Class>[] {
  return classes.map((of) => {
    const labeled = cases.filter(({ label }) => label === of).length;
    const reported = cases.filter((one) => one.told === of).length;
    const right = cases.filter((one) => one.label === of && one.told === of).length;
    const share = (whole: number): number => (whole === 0 ? 0 : right / whole);
    const [precision, recall] = [share(reported), share(labeled)];
    const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return { of, labeled, precision, recall, f1 };
  });
}

/** The mean F1 of the classes, each counting alike (macro-averaging; Manning et al. 2008, section 13.6). */
export const macroF1 = (scores: readonly { f1: number }[]): number =>
  scores.reduce((sum, { f1 }) => sum + f1, 0) / scores.length;
