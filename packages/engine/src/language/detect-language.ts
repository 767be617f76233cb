import { createRequire } from 'node:module';
import type * as tinyld from 'tinyld';
import type { Segment } from '../ports/ports.ts';
import { isTableRow } from '../tables/table-row.ts';
import { functionWords } from '../words/stop-words.ts';
import { type Token, tokenize } from '../words/token.ts';
import { grammarShare } from './grammar-words.ts';

const enough = 4000;
const require = createRequire(import.meta.url);

/** Loaded with the first text that is not plainly English: its tables of languages take long to read. */
function detect(text: string): string {
  const { detect: find }: typeof tinyld = require('tinyld');
  return find(text);
}

/** Fewer words of running text than this tell no language: a line of names, of titles or of figures has next to none. */
const fewestWords = 8;
const fewestForeignLetters = 10;
/** English lists and agendas have fewer words of grammar than prose has, and more than any other language shares. */
const englishShare = 0.2;
/** Running text of a language has more of its words of grammar than this; names, labels and figures have next to none. */
const sureShare = 0.12;

/** The two-letter code of a text's language ("en", "fr"); null where the text is too short to tell. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, enough).replace(address, ' ');
  const words = tokenize(sample);
  const share = functionShare(words);
  if (share > 0.25) return 'en';
  if (sample.trim().length < 20) return null;
  const foreign = matchCount(sample, /(?!\p{Script=Latin})\p{L}/gu);
  if (foreign > matchCount(sample, /\p{Script=Latin}/gu))
    return foreign < fewestForeignLetters ? null : named(sample);
  const running = words.filter(({ text: word }) => /^\p{Ll}/u.test(word));
  if (running.length < fewestWords) return null;
  if (functionShare(running) > englishShare) return 'en';
  if (isOf('cy', words)) return 'cy';
  const result = named(sample);
  if (result === 'en') return share < 0.05 && sample.length > 400 ? null : result;
  return result !== null && isOf(result, words) ? result : null;
}

/** Not a part of any language: "https://www.example.org/board-documents". */
const address = /(?:https?:\/\/|www\.)\S+/gu;

/** Whether a text has words of a language's grammar, as only running text of it has. */
const isOf = (language: string, words: readonly Token[]): boolean => {
  const share = grammarShare(words, language);
  return share === null ? isForeignProse(words) : share >= sureShare;
};

/** So much running text with so few words of English grammar is of another language, though its own are not listed here. */
const prose = { words: 30, running: 0.75, english: 0.04 };

const isForeignProse = (words: readonly Token[]): boolean =>
  words.length >= prose.words &&
  words.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= words.length * prose.running &&
  functionShare(words) <= prose.english;

const matchCount = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const named = (sample: string): string | null => detect(sample) || null;

/** English prose and talk consist to a third or more of grammar words; no other language shares that many. */
function functionShare(words: readonly Token[]): number {
  if (words.length === 0) return 0;
  return words.filter(({ lower }) => functionWords.has(lower)).length / words.length;
}

/** What of a segment tells its language. */
type SegmentWords = Pick<Segment, 'text' | 'speaker' | 'startMs'>;

/** Whether English word lists may be used: the language is English, or nothing shows that it is another. */
export function isEnglish(segments: readonly SegmentWords[]): boolean {
  const language = languageOf(segments);
  return language === null || language === 'en';
}

/**
 * The two-letter code of the language of most of an item's words; null where they are too few to tell. Rows of tables
 * tell none.
 */
export function languageOf(segments: readonly SegmentWords[]): string | null {
  const prose = segments.filter((segment) => !isTableRow(segment));
  const parts = samplesOf((prose.length === 0 ? segments : prose).map(({ text }) => text).join('\n'));
  const matches = parts.flatMap((part) => detectLanguage(part) ?? []);
  const english = matches.filter((language) => language === 'en').length;
  if (matches.length === 0) return detectLanguage(parts.join('\n'));
  if (english * 2 >= matches.length) return 'en';
  return mostOften(matches.filter((language) => language !== 'en'));
}

const mostOften = (languages: readonly string[]): string | null => {
  const counts = Map.groupBy(languages, (language) => language);
  return [...counts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null;
};

/** So many parts of a text are asked, of so many characters. */
const [mostParts, partLength] = [12, 400];

/** Parts that lie evenly over a text: an introduction may be in another language, and so may one of its halves. */
function samplesOf(text: string): string[] {
  const count = Math.min(mostParts, Math.max(1, Math.floor(text.length / partLength)));
  const step = text.length / count;
  const length = Math.min(step, partLength * 2);
  return Array.from({ length: count }, (_, at) =>
    text.slice(Math.round(at * step), Math.round(at * step + length)),
  );
}
