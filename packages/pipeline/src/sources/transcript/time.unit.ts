/** Ticks of 100 ns in a millisecond. */
export const ticksInMs = 10_000;

/** Characters a second, below which nobody speaks, and above which nobody can. */
const [slowest, fastest] = [0.6, 60];

/**
 * Milliseconds in one unit of a list's plain numbers: seconds, unless they would have been spoken far too slowly and another
 * unit would not. `spoken`: characters and how many units they took, for each entry that says both.
 */
export function unitOf(spoken: readonly { characters: number; units: number }[]): number {
  const paces = spoken
    .flatMap(({ characters, units }) => (units > 0 && characters > 0 ? [characters / units] : []))
    .toSorted((a, b) => a - b);
  const pace = paces[Math.floor(paces.length / 2)];
  if (pace === undefined) return 1000;
  // Seconds, milliseconds, and ticks of 100 ns.
  const units = [1000, 1, 1 / ticksInMs];
  return units.find((ms) => (pace * 1000) / ms >= slowest && (pace * 1000) / ms <= fastest) ?? 1000;
}
