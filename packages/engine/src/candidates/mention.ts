import { housekeepingOf } from '../discourse/housekeeping.ts';
import { splitSentences } from '../sentences/split.ts';

/** Where a name stands in a sentence: the sentence, and the words before and after the name. */
export type Mention = { sentence: string; before: string; after: string };

/** A longer text is nobody's name. */
const longestName = 200;
/** An advertisement goes on so many sentences before and after the one that gives it away. */
const beforeSponsor = 1;
const afterSponsor = 3;

/** The sentences of a text that are no advertisement and speak for no sponsor. */
export function ownSentences(text: string): string[] {
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  const own = sentences.map(() => true);
  for (const [at, sentence] of sentences.entries()) {
    if (housekeepingOf(sentence) === 'sponsor')
      own.fill(false, Math.max(0, at - beforeSponsor), at + afterSponsor + 1);
  }
  return sentences.filter((_, at) => own[at] === true);
}

/** Each place in the sentences at which a name stands as a whole. A name of one word counts only as it is written or in capitals. */
export function mentionsOf(sentences: readonly string[], name: string): Mention[] {
  const pattern = patternOf(name);
  if (pattern === null) return [];
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(pattern)].map((match) => ({
      sentence: sentence.trim(),
      before: sentence.slice(0, match.index),
      after: sentence.slice(match.index + match[0].length),
    })),
  );
}

function patternOf(name: string): RegExp | null {
  const words = name.trim().split(/\s+/u).map(literally);
  if (words[0] === '' || name.length > longestName) return null;
  const [only = ''] = words;
  const written = words.length > 1 ? words.join(String.raw`\s+`) : `(?:${only}|${only.toUpperCase()})`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, words.length > 1 ? 'giu' : 'gu');
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
