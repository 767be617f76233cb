// A figure of a segment is told by what names that segment, and not by what its whole company earned.
import { readSource } from '../../reading/reading.ts';
import { functionWords } from '../../words/stop-words.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { SentenceTest } from './measure.ts';
import { isPaper } from './subject-match.ts';

const named =
  /(?<![\p{L}&-])((?:[\p{L}&-]{1,30},? ){1,6})(?:segments?|divisions?|business(?:es)?|units?)\b/iu;
/** What stands before the name of a segment and is none of it. */
const before =
  /^(?:.*\b(?:of|in|from|for|by|did|was|were|is|are|does|do|has|have|had|what|which|how|much|many)\b|.*['’]s?\s)\s*/iu;
/** Words that say no more of a segment than that it is one. */
const general: ReadonlySet<string> = new Set(
  searchTermsOf(
    'reporting reportable operating business segment segments division unit core whole total entire each other',
  ),
);
/** Segments of a paper above a sentence in which the heading of its part stands. */
const headingReach = 6;

/** Stems of the name of the segment that a question asks of; none where it asks of none. */
function partIn(question: string, { names }: Needs): string[] {
  const [, words = ''] = named.exec(question) ?? [];
  const own = new Set(names.slice(0, 1).flatMap(({ stems }) => stems));
  const said = words
    .replace(/['’]s\s/gu, '’s ')
    .replace(before, '')
    .trim()
    .split(' ');
  return said
    .filter((word) => !functionWords.has(word.toLowerCase()))
    .flatMap(searchTermsOf)
    .filter((stem) => !general.has(stem) && !(own.has(stem) && said.length === 1));
}

/** Whether sentences name the segment that a question asks of, or stand below it in a paper; null where it asks of none. */
export function tellsPart({
  question,
  needs,
}: Pick<QuestionReading, 'question' | 'needs'>): SentenceTest | null {
  const stems = partIn(question, needs);
  if (stems.length === 0) return null;
  return (at, source) => {
    const sentence = readSource(source).sentences[at];
    if (sentence === undefined) return false;
    const from = isPaper(source) ? Math.max(0, sentence.segment - headingReach) : sentence.segment;
    const around = isPaper(source)
      ? source.segments.slice(from, sentence.segment + 1).map(({ text }) => text)
      : [];
    const held = new Set(searchTermsOf([sentence.text, ...around].join(' ')));
    // A recognizer mishears half of a name.
    const met = stems.filter((stem) => held.has(stem));
    return met.includes(stems.at(-1) ?? '') && 2 * met.length >= stems.length;
  };
}
