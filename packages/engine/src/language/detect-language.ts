import { createRequire } from 'node:module';
import type * as tinyld from 'tinyld';
import type { Segment } from '../ports.ts';
import { isTableRow } from '../tables/table-row.ts';
import { functionWords } from '../words/stop-words.ts';
import { tokenise } from '../words/token.ts';

const enough = 4000;
const require = createRequire(import.meta.url);

/** Loaded with the first text that is not plainly English: its tables of languages take long to read. */
function detect(text: string): string {
  const { detect: find }: typeof tinyld = require('tinyld');
  return find(text);
}

/** The two-letter code of a text's language ("en", "fr"); null where the text is too short to tell. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, enough);
  const share = functionShare(sample);
  if (share > 0.25) return 'en';
  if (sample.trim().length < 20) return null;
  const found = detect(sample);
  return found === '' || (found === 'en' && share < 0.05 && sample.length > 400) ? null : found;
}

/** English prose and talk consist to a third or more of grammar words; no other language shares that many. */
function functionShare(text: string): number {
  const tokens = tokenise(text);
  if (tokens.length === 0) return 0;
  return tokens.filter((token) => functionWords.has(token.lower)).length / tokens.length;
}

/** Whether English word lists may be used: the language is English, or nothing shows that it is another. */
export function isEnglish(segments: readonly Segment[]): boolean {
  const prose = segments.filter((segment) => !isTableRow(segment));
  const language = detectLanguage(sampleOf(prose.length === 0 ? segments : prose));
  return language === null || language === 'en';
}

/** Text from the beginning, the middle and the end: an introduction may be in another language. */
export function sampleOf(segments: readonly Segment[]): string {
  const third = Math.floor(segments.length / 3);
  const parts = [0, third, third * 2].map((from) => takeText(segments, from, enough / 3));
  return parts.join('\n');
}

function takeText(segments: readonly Segment[], from: number, limit: number): string {
  let text = '';
  for (let at = from; at < segments.length && text.length < limit; at++)
    text += `${segments[at]?.text ?? ''}\n`;
  return text.slice(0, limit);
}
