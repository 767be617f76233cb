/** What is seen of one case for each class but the last (place and size), and how far each class, the last too, is true. */
export type Case = { clues: readonly (readonly Clue[])[]; truth: readonly number[]; weight: number };
export type Clue = { at: number; size: number };

const rounds = 300;
const step = 0.8;

/** Chances of the classes; the last class has no clues and odds of one. */
export function chancesOf(weights: Float64Array, clues: Case['clues']): number[] {
  const odds = clues.map((row) => row.reduce((sum, { at, size }) => sum + size * (weights[at] ?? 0), 0));
  const most = Math.max(0, ...odds);
  const parts = [...odds, 0].map((one) => Math.exp(one - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

/** Fits a multinomial logistic regression by gradient descent with momentum (Nesterov); `ridge` holds all weights back. */
export function fitSoftmax(cases: readonly Case[], { width, ridge }: { width: number; ridge: number }) {
  let weights = new Float64Array(width);
  let ahead = weights;
  for (let round = 1; round <= rounds; round++) {
    const slope = slopeAt(ahead, cases, ridge);
    const next = ahead.map((weight, at) => weight - step * (slope[at] ?? 0));
    const push = (round - 1) / (round + 2);
    ahead = next.map((weight, at) => weight + push * (weight - (weights[at] ?? 0)));
    weights = next;
  }
  return weights;
}

function slopeAt(weights: Float64Array, cases: readonly Case[], ridge: number): Float64Array {
  const slope = weights.map((weight) => ridge * weight);
  for (const { clues, truth, weight } of cases) {
    const chances = chancesOf(weights, clues);
    for (const [of, row] of clues.entries()) {
      const wrong = (weight * ((chances[of] ?? 0) - (truth[of] ?? 0))) / cases.length;
      for (const { at, size } of row) slope[at] = (slope[at] ?? 0) + wrong * size;
    }
  }
  return slope;
}
