export type Words = readonly string[];

/** Words in lower case, without punctuation: what two transcripts of one recording have in common. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
  );
}

function common(left: Words, right: Words): number {
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  return shared;
}

/** Dice's coefficient over the two bags of words: 1 for the same words, 0 for none in common. */
export function similarity(left: Words, right: Words): number {
  const total = left.length + right.length;
  return total === 0 ? 1 : (2 * common(left, right)) / total;
}
