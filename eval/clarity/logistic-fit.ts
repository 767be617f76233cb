/** What is seen of one case, each clue a number, and whether it came true. */
export type Case = { clues: readonly number[]; isTrue: boolean };

/** Where the odds begin, and what each clue adds to their logarithm. */
export type LogisticModel = { all: number; weights: number[] };

const rounds = 2_000;
/** Holds back clues that tell little (ridge); of the scaled clues. */
const ridge = 0.002;

const oddsOf = ({ all, weights }: LogisticModel, clues: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (clues[at] ?? 0), all);

/** How likely a case is true, 0 to 1. */
export const chanceOf = (fitted: LogisticModel, clues: readonly number[]): number =>
  1 / (1 + Math.exp(-oddsOf(fitted, clues)));

/** Fits a logistic regression by gradient descent with momentum (Nesterov), each clue scaled to a spread of 1. */
export function fitLogistic(cases: readonly Case[]): LogisticModel {
  const { means, spreads } = scalesOf(cases);
  const scaled = cases.map(({ clues, isTrue }) => ({
    clues: clues.map((clue, at) => (clue - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    isTrue,
  }));
  // A quarter bounds how fast the chance of one case changes with its odds.
  const step = 4 / (means.length + 1);
  let fitted: LogisticModel = { all: 0, weights: means.map(() => 0) };
  let ahead = fitted;
  for (let round = 1; round <= rounds; round++) {
    const next = descend(ahead, scaled, step);
    const push = (round - 1) / (round + 2);
    ahead = {
      all: next.all + push * (next.all - fitted.all),
      weights: next.weights.map((weight, at) => weight + push * (weight - (fitted.weights[at] ?? 0))),
    };
    fitted = next;
  }
  const weights = fitted.weights.map((weight, at) => weight / (spreads[at] ?? 1));
  return {
    all: fitted.all - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
    weights,
  };
}

function descend(from: LogisticModel, cases: readonly Case[], step: number): LogisticModel {
  const slope = from.weights.map((weight) => ridge * weight);
  let slopeOfAll = 0;
  for (const { clues, isTrue } of cases) {
    const wrong = (chanceOf(from, clues) - Number(isTrue)) / cases.length;
    slopeOfAll += wrong;
    for (const [at, clue] of clues.entries()) slope[at] = (slope[at] ?? 0) + wrong * clue;
  }
  return {
    all: from.all - step * slopeOfAll,
    weights: from.weights.map((weight, at) => weight - step * (slope[at] ?? 0)),
  };
}

function scalesOf(cases: readonly Case[]): { means: number[]; spreads: number[] } {
  const width = cases[0]?.clues.length ?? 0;
  const mean = (pick: (one: Case) => number): number =>
    cases.reduce((sum, one) => sum + pick(one), 0) / cases.length;
  const means = Array.from({ length: width }, (_, at) => mean(({ clues }) => clues[at] ?? 0));
  const spreads = means.map(
    (middle, at) => Math.sqrt(mean(({ clues }) => ((clues[at] ?? 0) - middle) ** 2)) || 1,
  );
  return { means, spreads };
}
