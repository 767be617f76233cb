/**
 * From what a source gives (captions of two seconds, turns of five minutes, paragraphs) to segments a person
 * reads and a link names: whole sentences of one speaker on one page, some 40 to 450 characters.
 */

import type { SetAsideReason } from '@ecco/domain';
import { hasCells } from '@ecco/engine';

/** A run of text before it has an id. Times in ms. */
export type RawSegment = {
  speaker: string | null;
  text: string;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
  /** Set where the time was shared out by the length of the text (D55). */
  isEstimated?: boolean | undefined;
  /** Why it is suspected to be nobody's words, where it is. */
  setAside?: SetAsideReason | null | undefined;
};

/** Longest segment, in characters, where its sentences allow. */
const longest = 450;
/** Longest row of a table: its cells mean nothing apart. */
const longestRow = 1_500;
/** A segment that is shorter goes on with the next caption although its sentence is over. */
const shortest = 40;
/** A pause after which a caption begins a new segment, in ms. */
const pause = 3_000;

const sentenceEnd = /[.!?…。！？]["'”’)\]]*$/u;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** One space between words; control characters and halves of characters, which no database stores, are gone. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Sentences, joined while they fit; a sentence that is too long alone is cut at a word. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of sentences.segment(text)) {
    for (const run of segment.length <= longest
      ? [segment]
      : (segment.match(/.{1,449}(?:\s|$)|.{450}/gsu) ?? [])) {
      if (part !== '' && part.length + run.length > longest) {
        parts.push(part);
        part = '';
      }
      part += run;
    }
  }
  if (part.trim() !== '') parts.push(part);
  return parts;
}

/** Cuts a long run at its sentences; times inside are shared out by the length of the text. */
function split(run: RawSegment): RawSegment[] {
  const text = tidy(run.text);
  if (text.length <= (isRow(run) ? longestRow : longest)) return text === '' ? [] : [{ ...run, text }];
  const { startMs, endMs } = run;
  const timeAt = (place: number): number | null =>
    startMs === null || endMs === null
      ? null
      : Math.round(startMs + ((endMs - startMs) * place) / text.length);
  let place = 0;
  return pieces(text).map((piece, index) => {
    const from = place;
    place += piece.length;
    return {
      ...run,
      text: piece.trim(),
      startMs: index === 0 ? startMs : timeAt(from),
      endMs: timeAt(place),
    };
  });
}

const isRow = ({ text, speaker, startMs }: RawSegment): boolean =>
  speaker === null && startMs === null && hasCells(text);

function joins(open: RawSegment, next: RawSegment): boolean {
  if (open.startMs === null || next.startMs === null) return false;
  if ((open.setAside ?? null) !== (next.setAside ?? null)) return false;
  if (open.speaker !== next.speaker || open.page !== next.page) return false;
  if (open.text.length + next.text.length >= longest) return false;
  if (open.endMs !== null && next.startMs - open.endMs > pause) return false;
  return open.text.length < shortest || !sentenceEnd.test(open.text);
}

/** Segments of the source's words, none added and none lost, in order. */
export function shapeSegments(runs: readonly RawSegment[]): RawSegment[] {
  const shaped: RawSegment[] = [];
  for (const run of runs.flatMap(split)) {
    const open = shaped.at(-1);
    if (open !== undefined && joins(open, run)) {
      shaped[shaped.length - 1] = { ...open, text: `${open.text} ${run.text}`, endMs: run.endMs };
    } else shaped.push(run);
  }
  return shaped;
}
