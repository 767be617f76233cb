import { stem } from '../../words/stem.ts';
import { functionWords } from '../../words/stop-words.ts';
import { type Token, tokenize } from '../../words/token.ts';
import { abbreviations } from './abbreviation.lexicon.ts';
import { writtenWords } from './spoken-words.ts';

const known = new Map<string, readonly string[]>();
const limit = 50_000;

/**
 * The stems by which a text is searched: of every word but those of grammar, since "launch" and "year" are asked
 * for as much as "covenant" is. Parts of "year-end" count one by one, "FY21" is 2021, "$5,794" is 5,794, "EPS"
 * is what it stands for, and "q three" the third quarter.
 */
export const searchTerms = (tokens: readonly Token[]): string[] => writtenWords(tokens).flatMap(termsOfWord);

export const searchTermsOf = (text: string): string[] => searchTerms(tokenize(text));

function termsOfWord(lower: string): readonly string[] {
  const found = known.get(lower);
  if (found !== undefined) return found;
  if (known.size >= limit) known.clear();
  const parts = isWorthless(lower) ? [] : (abbreviations.get(lower)?.split(' ') ?? lower.split(/[-&]/u));
  const terms = parts.filter((part) => !isWorthless(part)).map((part) => stem(plainNumber(part)));
  known.set(lower, terms);
  return terms;
}

const isWorthless = (word: string): boolean =>
  functionWords.has(word) || (word.length < 2 && !/[\d\p{Lo}]/u.test(word));

const plainNumber = (word: string): string =>
  word.replace(/^\p{Sc}(?=\d)/u, '').replace(/^fy'?(?:20)?(\d{2})$/u, '20$1');
