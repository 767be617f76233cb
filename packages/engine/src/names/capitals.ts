import type { Sentence } from '../sentences/sentence.ts';

/** How a word is written inside sentences, where a capital is a choice: with one, or without. */
export type Capitals = { upper: Map<string, number>; lower: Map<string, number> };

/** Counts how each word is written away from the opening of a sentence; headings in capitals do not count. */
export function countCapitals(sentences: readonly Sentence[]): Capitals {
  const capitals: Capitals = { upper: new Map(), lower: new Map() };
  for (const sentence of sentences) {
    if (isHeadline(sentence)) continue;
    for (const [at, token] of sentence.tokens.entries()) {
      if (at === 0 && /^\p{Lu}/u.test(token.text)) continue;
      const side = /^\p{Lu}/u.test(token.text) ? capitals.upper : capitals.lower;
      side.set(token.lower, (side.get(token.lower) ?? 0) + 1);
    }
  }
  return capitals;
}

/** A line in which most words have a capital tells nothing about names. */
export function isHeadline({ tokens, text }: Sentence): boolean {
  if (tokens.length < 3 || /[.!?]["”’)]*$/u.test(text)) return false;
  const letters = tokens.filter((token) => /^\p{L}/u.test(token.text));
  const upper = letters.filter((token) => /^\p{Lu}/u.test(token.text)).length;
  return letters.length > 4 && upper / letters.length > 0.7;
}

/** Whether a capital on this word means a name: inside sentences it is written with one more often than not. */
export function isMostlyUpper(capitals: Capitals, lower: string): boolean {
  return (capitals.upper.get(lower) ?? 0) > (capitals.lower.get(lower) ?? 0);
}
