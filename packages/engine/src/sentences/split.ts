import { appendAll } from '@ecco/domain';
import { functionWords } from '../words/stop-words.ts';
import { countWords } from '../words/token.ts';
import { abbreviations, mayEnd } from './abbreviations.ts';
import { isListSentence } from './list-sentence.ts';
import { splitClauses } from './long-sentence.ts';
import type { Span } from './span.ts';
import { splitUnmarked } from './unmarked.ts';

const endings =
  /(?<![.!?…。！？])[.!?…。！？]+["'”’)\]]*(?=\s|$)|[。！？]+|\n(?:[^\S\n]*\n)+|\n(?=[^\S\n]*(?:[-•*▪]|\d+[.)])\s)/gu;

/** A sentence of a text; unmarked where its words end it and no mark does. */
export type SentenceSpan = Span & { isUnmarked?: boolean };

/**
 * Sentences of a text, in order, without the white space around them. Right on decimals, abbreviations and
 * initials; a blank line or a list item ends a sentence; a long stretch without any full stop (speech
 * recognition) is cut where its words begin a sentence, a very long sentence at a comma or a word that opens a clause. What is `written` has its full stops: a long sentence is one.
 */
export function splitSentences(text: string, { written = false } = {}): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  const push = (span: Span): void => pushSpan(text, span, { into: spans, written });
  let start = 0;
  for (const match of text.matchAll(endings)) {
    if (!endsSentence(text, match.index, match[0])) continue;
    const end = match.index + (match[0].startsWith('\n') ? 0 : match[0].length);
    push({ start, end });
    start = match.index + match[0].length;
  }
  push({ start, end: text.length });
  return spans;
}

type Target = { into: SentenceSpan[]; written: boolean };

function pushSpan(text: string, span: Span, { into, written }: Target): void {
  const trimmed = trimSpan(text, span);
  if (trimmed.start >= trimmed.end) return;
  const body = text.slice(trimmed.start, trimmed.end);
  const isSentence =
    body.length < 320 ||
    countWords(body) < 60 ||
    isListSentence(body) ||
    (written && /[.!?]["”’)\]]{0,9}$/u.test(body));
  const parts = isSentence ? [trimmed] : cutLong(body).map((part) => shift(part, trimmed.start));
  for (const part of parts) appendAll(into, shortParts(text, part));
}

/** Of a long text without any mark, its sentences; of one with commas, its clauses. */
function cutLong(body: string): SentenceSpan[] {
  const commas = body.match(/[,;:]\s/gu)?.length ?? 0;
  return commas * wordsForComma > countWords(body) ? splitClauses(body) : splitUnmarked(body);
}

/** What is written with its marks has a comma for so many words. */
const wordsForComma = 40;

/** Longer than any sentence. What runs on without a stop is no prose, and is read in parts so that reading it costs no more than prose. */
const longest = 2000;
/** So far back a space is looked for to cut at. */
const wordReach = 200;

function shortParts(text: string, span: SentenceSpan): SentenceSpan[] {
  const { start, end } = span;
  if (end - start <= longest) return [span];
  const parts: Span[] = [];
  for (let from = start; from < end; ) {
    const to = end - from <= longest ? end : cutNear(text, from + longest);
    const part = trimSpan(text, { start: from, end: to });
    if (part.start < part.end) parts.push(part);
    from = to;
  }
  return parts;
}

/** The place before a character to cut at: behind a space where one is near, and never within a pair of code units. */
function cutNear(text: string, at: number): number {
  const space = text.slice(at - wordReach, at).lastIndexOf(' ');
  if (space >= 0) return at - wordReach + space + 1;
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

const shift = (span: SentenceSpan, by: number): SentenceSpan => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 160;

function endsSentence(text: string, at: number, mark: string): boolean {
  if (mark.startsWith('\n') || /[!?。！？]/u.test(mark)) return true;
  const before = text.slice(Math.max(0, at - 24), at);
  const word = /(?<![\p{L}.])([\p{L}.]+)$/u.exec(before)?.[1] ?? '';
  const after = text.slice(at + mark.length, at + mark.length + 40);
  if (/^(?:\.{2,}|…)/u.test(mark)) return !/^\s+\p{Ll}/u.test(after);
  if (/^\s+\p{Ll}/u.test(after) && !/^\s+(?:\p{Ll}\s){2}/u.test(after)) return false;
  // "4. 5 billion" is how a recognizer may write 4.5 billion.
  if (mark === '.' && /(?<![\d.,])\d{1,3}$/u.test(before) && /^\s\d/u.test(after)) return false;
  // "December 1st." ends one, and is no street or saint.
  if (/\d(?:st|nd|rd|th)$/iu.test(before)) return true;
  return word === '' || !isAbbreviation(word, { before, after });
}

function isAbbreviation(word: string, { before, after }: { before: string; after: string }): boolean {
  const lower = word.toLowerCase();
  if (/(?:^|\s)\p{L}\s\p{L}$/u.test(before)) return !opensSentence(after);
  const isInitial = /^\p{Lu}$/u.test(word) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(word);
  if (mayEnd.has(lower) || (isInitial && lower.length > 1)) return !opensSentence(after);
  if (isInitial) return !fundNumber.test(before);
  return abbreviations.has(lower) && (lower !== 'no' || /^\s+\d/u.test(after));
}

/** "Alder Partners Fund V.": a number that ends the name of a fund, and no initial. */
const fundNumber =
  /\b(?:Fund|Partners|Capital|Series|Part|Class|Equity|Credit|Lending|Growth|Infrastructure|Estate|Ventures?|Opportunities|Income|Europe|Buyout|Realty|Energy|Property|Solutions|Secondaries|Debt|Phase|Tier) [IVX]$/u;

/** After "Inc." or "U.S.", only a word that never continues a name shows that a new sentence begins. */
function opensSentence(after: string): boolean {
  const next = /^\s+["“'(]?(\p{L}[\p{L}’']*)/u.exec(after)?.[1];
  if (next === undefined) return after.trim() === '';
  return /^\p{Lu}/u.test(next) && functionWords.has(next.toLowerCase());
}
