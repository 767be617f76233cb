/** Runs of speech, [start, end] as fractions of the whole, as one path on a line of `width` units at height 0. */
export function stripPath(runs: readonly (readonly [number, number])[], width: number): string {
  const smallest = width / 400;
  return runs
    .map(([start, end]) => {
      const from = Math.max(0, Math.min(1, start)) * width;
      const length = Math.max(smallest, (Math.min(1, end) - Math.max(0, start)) * width);
      return `M${from.toFixed(1)} 0h${length.toFixed(1)}`;
    })
    .join('');
}
