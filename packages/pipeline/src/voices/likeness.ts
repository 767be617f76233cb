/**
 * How alike two prints of voices must be to be taken for one person, as a cosine. Models of speakers put recordings of one
 * person above 0.6 to 0.7 mostly, and of two below 0.5; the bar lies at the upper end, since a wrong name is worse than none.
 */
export const sameVoiceBar = 0.7;

/** A vector of length one, or null where it says nothing. */
export function unitVector(vector: readonly number[]): Float32Array | null {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return Number.isFinite(length) && length > 0 ? Float32Array.from(vector, (value) => value / length) : null;
}

/** The cosine of two vectors of length one; of different sizes they are of different models, and are not alike. */
export function likeness(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0;
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
