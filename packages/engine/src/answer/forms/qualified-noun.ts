// A measure that is told with a word which nobody asked for is another one: "fee-related revenue" is no revenue, "adjusted net
// income" no net income, and the sales of a segment are not those of its company.
import type { Source } from '../../ports/ports.ts';
import { lookUp } from '../../words/part-of-speech.ts';
import { functionWords } from '../../words/stop-words.ts';
import { type Token, tokenize } from '../../words/token.ts';
import { titlesOf } from '../fit/titles.ts';
import { sayingAll } from '../question/figure-question.lexicon.ts';
import type { Span } from '../question/span.type.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

/** Measures of which companies tell several by one name. */
const ofMany = /^(?:revenues?|sales|incomes?|profits?|earnings|ebitda|ebit|margins?)$/iu;
/** By which something is counted otherwise than all know it, wherever it stands before its noun. */
const otherwise = /\b(?:adjusted|underlying|organic|comparable|segment|same-(?:store|station)|pro forma)\b/iu;
/** Characters before a noun in which it is. */
const reach = 30;

/** The word before a noun that is none of the question's, where only a space parts them. */
function wordBefore({ start }: Span, text: string, asked: ReadonlySet<string>): Token | null {
  let end = start;
  for (const token of tokenize(text.slice(0, start)).toReversed()) {
    if (text.slice(token.end, end).trim() !== '') return null;
    if (!searchTermsOf(token.text).some((stem) => asked.has(stem))) return token;
    end = token.start;
  }
  return null;
}

/** Whether a word makes another measure of the noun behind it. */
function qualifies({ lower, text }: Token, source: Source): boolean {
  if (functionWords.has(lower) || sayingAll.test(lower) || /\d/u.test(text)) return false;
  if (['verb', 'gerund'].includes(lookUp(lower) ?? '') || lower.endsWith('ed')) return false;
  const { words } = titlesOf(source);
  return !searchTermsOf(text.replace(/['’]s$/u, '')).some((stem) => words.has(stem));
}

/** Whether a sentence tells of a noun only with what a question does not say of it. */
export function isQualified(
  question: string,
  nouns: readonly Span[],
  { text, source }: { text: string; source: Source },
): boolean {
  if (nouns.length === 0) return false;
  const asked = new Set(searchTermsOf(question));
  return nouns.every((noun) => {
    const { start, end } = noun;
    if (!otherwise.test(question) && otherwise.test(text.slice(Math.max(0, start - reach), start)))
      return true;
    const before = ofMany.test(text.slice(start, end)) ? wordBefore(noun, text, asked) : null;
    return before !== null && qualifies(before, source);
  });
}
