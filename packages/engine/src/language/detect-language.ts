import { createRequire } from 'node:module';
import type * as tinyld from 'tinyld';
import type { Segment } from '../ports/ports.ts';
import { isTableRow } from '../tables/table-row.ts';
import { functionWords } from '../words/stop-words.ts';
import { type Token, tokenise } from '../words/token.ts';

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

/** The two-letter code of a text's language ("en", "fr"); null where the text is too short to tell. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, enough);
  const words = tokenise(sample);
  const share = functionShare(words);
  if (share > 0.25) return 'en';
  if (sample.trim().length < 20) return null;
  const foreign = countOf(sample, /(?!\p{Script=Latin})\p{L}/gu);
  if (foreign > countOf(sample, /\p{Script=Latin}/gu))
    return foreign < fewestForeignLetters ? null : named(sample);
  const running = words.filter(({ text: word }) => /^\p{Ll}/u.test(word));
  if (running.length < fewestWords) return null;
  if (functionShare(running) > englishShare) return 'en';
  const found = named(sample);
  return found === 'en' && share < 0.05 && sample.length > 400 ? null : found;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const named = (sample: string): string | null => detect(sample) || null;

/** English prose and talk consist to a third or more of grammar words; no other language shares that many. */
function functionShare(words: readonly Token[]): number {
  if (words.length === 0) return 0;
  return words.filter(({ lower }) => functionWords.has(lower)).length / words.length;
}

/** What of a segment tells its language. */
type Worded = Pick<Segment, 'text' | 'speaker' | 'startMs'>;

/** Whether English word lists may be used: the language is English, or nothing shows that it is another. */
export function isEnglish(segments: readonly Worded[]): boolean {
  const language = languageOf(segments);
  return language === null || language === 'en';
}

/** The two-letter code of the language of an item's words; null where they are too few to tell. Rows of tables tell none. */
export function languageOf(segments: readonly Worded[]): string | null {
  const prose = segments.filter((segment) => !isTableRow(segment));
  return detectLanguage(sampleOf(prose.length === 0 ? segments : prose));
}

/** Text from the beginning, the middle and the end: an introduction may be in another language. */
function sampleOf(segments: readonly Worded[]): string {
  const third = Math.floor(segments.length / 3);
  const places = [...new Set([0, third, third * 2])];
  const parts = places.map((from) => takeText(segments, from, enough / places.length));
  return parts.join('\n');
}

function takeText(segments: readonly Worded[], from: number, limit: number): string {
  let text = '';
  for (let at = from; at < segments.length && text.length < limit; at++)
    text += `${segments[at]?.text ?? ''}\n`;
  return text.slice(0, limit);
}
