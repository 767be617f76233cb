const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** The share of the known words that were transcribed, in their order; 0 to 1. */
export function wordsRight(known: string, transcribed: string): number {
  const [expected, words] = [wordsOf(known), wordsOf(transcribed).slice(0, 1_000)];
  // Longest common subsequence, a row for each known word.
  let row = words.map(() => 0);
  for (const word of expected) {
    const before = row;
    row = [];
    words.forEach((other, at) => {
      const diagonal = before[at - 1] ?? 0;
      row.push(other === word ? diagonal + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0));
    });
  }
  return expected.length === 0 ? 0 : (row.at(-1) ?? 0) / expected.length;
}
