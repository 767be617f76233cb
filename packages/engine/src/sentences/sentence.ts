import type { Segment } from '../ports.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { type Token, tokenise } from '../words/token.ts';
import type { Span } from './span.ts';
import { splitSentences } from './split.ts';

/** Where a sentence, or a part of one, stands: a segment's place in the list and characters of its text. */
export type Piece = Span & { segment: number };

export type Sentence = {
  index: number;
  /** The sentence as it stands in its source; parts from several segments are joined by a space. */
  text: string;
  /** Place in the list of the segment in which it begins. */
  segment: number;
  speaker: string | null;
  pieces: Piece[];
  tokens: Token[];
  /** Stems of the words that carry a subject, in order. */
  terms: string[];
};

const complete = /[.!?…。！？:;]["'”’)\]]*\s*$/u;
/** A sentence spread over captions is joined up to this many words. */
const longest = 40;

type Draft = { text: string; speaker: string | null; pieces: Piece[] };

/** All sentences of the segments, in order. Captions that break a sentence in the middle are joined again. */
export function readSentences(segments: readonly Segment[], english: boolean): Sentence[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (const [at, segment] of segments.entries()) {
    const spans = splitSentences(segment.text);
    for (const span of spans) {
      const piece = { ...span, segment: at };
      const text = segment.text.slice(span.start, span.end);
      if (open !== null && continues(open, segment, text)) join(open, text, piece);
      else open = push(drafts, { text, speaker: segment.speaker, pieces: [piece] });
      if (complete.test(open.text)) open = null;
    }
    if (!isCaption(segment)) open = null;
  }
  return drafts.map((draft, index) => finish(draft, index, english));
}

function push(drafts: Draft[], draft: Draft): Draft {
  drafts.push(draft);
  return draft;
}

/** Only a short segment with a time may hold half a sentence: a paragraph or a heading of a page never does. */
function isCaption(segment: Segment): boolean {
  return segment.startMs !== null && segment.text.length < 200;
}

function continues(open: Draft, segment: Segment, text: string): boolean {
  if (open.speaker !== segment.speaker || !isCaption(segment)) return false;
  const last = open.pieces.at(-1);
  if (last === undefined || open.text.split(' ').length > longest) return false;
  return /^[\p{Ll}\d,]/u.test(text) || !/^\p{Lu}/u.test(text) || !complete.test(open.text);
}

function join(open: Draft, text: string, piece: Piece): void {
  open.text = `${open.text} ${text}`;
  open.pieces.push(piece);
}

function finish(draft: Draft, index: number, english: boolean): Sentence {
  const tokens = tokenise(draft.text);
  const terms = english ? englishTerms(tokens) : tokens.filter(isLong).map((token) => token.lower);
  return { ...draft, index, segment: draft.pieces[0]?.segment ?? 0, tokens, terms };
}

const isLong = (token: Token): boolean => token.lower.length > 2;

/** Stems of the words that carry a subject. */
export function englishTerms(tokens: readonly Token[]): string[] {
  const terms: string[] = [];
  for (const { lower } of tokens) if (!isStopWord(lower)) terms.push(stem(lower));
  return terms;
}
