/** By what a transcript differs from what was said, in words. */
export type WordErrors = { substituted: number; left: number; invented: number };

export const sumOf = ({ substituted, left, invented }: WordErrors): number => substituted + left + invented;

const cheaper = (one: WordErrors, other: WordErrors): WordErrors =>
  sumOf(one) <= sumOf(other) ? one : other;

/** The fewest words that have to be replaced, added or removed. `left`: said and not transcribed. */
export function wordErrors(said: readonly string[], transcribed: readonly string[]): WordErrors {
  let row: WordErrors[] = [{ substituted: 0, left: 0, invented: 0 }];
  for (let at = 1; at <= transcribed.length; at += 1) row.push({ substituted: 0, left: 0, invented: at });
  for (const [place, word] of said.entries()) {
    const next: WordErrors[] = [{ substituted: 0, left: place + 1, invented: 0 }];
    for (const [at, other] of transcribed.entries()) {
      const [before, above, beside] = [row[at], row[at + 1], next[at]];
      if (before === undefined || above === undefined || beside === undefined) continue;
      const same = word === other ? before : { ...before, substituted: before.substituted + 1 };
      const missing = { ...above, left: above.left + 1 };
      const added = { ...beside, invented: beside.invented + 1 };
      next.push(cheaper(cheaper(same, missing), added));
    }
    row = next;
  }
  return row.at(-1) ?? { substituted: 0, left: said.length, invented: transcribed.length };
}

/** Word error rate: errors by the words that were said; null where nothing was said. */
export const wordErrorRate = (said: readonly string[], transcribed: readonly string[]): number | null =>
  said.length === 0 ? null : sumOf(wordErrors(said, transcribed)) / said.length;
