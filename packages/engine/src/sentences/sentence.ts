import { appendAll } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';
import { readTableRows } from '../tables/read-table-rows.ts';
import type { TableRow } from '../tables/row.type.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { type Token, tokenize } from '../words/token.ts';
import { isCaption } from './caption.ts';
import { complete } from './complete.ts';
import type { SentenceDraft } from './draft.type.ts';
import { findLoops } from './loop.ts';
import { runsOver } from './run-over.ts';
import { type SentenceEnds, sentenceEnds, wholeEnds } from './sentence-ends.ts';
import type { Piece } from './span.ts';
import { type SentenceSpan, splitSentences } from './split.ts';
import { readUnmarkedCaptions } from './unmarked-captions.ts';

export type Sentence = {
  index: number;
  /** The sentence as it stands in its source; parts from several segments are joined by a space. */
  text: string;
  /** Place in the list of the segment in which it begins. */
  segment: number;
  speaker: string | null;
  pieces: Piece[];
  tokens: Token[];
  /** Stems of the words that carry a subject, in order; none where recognition repeats itself. */
  terms: string[];
  ends: SentenceEnds;
  /** Where it is no sentence but a row of a table. */
  row?: TableRow;
};

/** A sentence spread over captions is joined up to this many words. */
const longest = 40;
/** And up to so many characters: not every language puts spaces between words. */
const longestText = 2000;

/** All sentences of the segments, in order. Captions that break a sentence in the middle are joined again. */
export function readSentences(segments: readonly Segment[], english: boolean): Sentence[] {
  const drafts: SentenceDraft[] = [];
  const rows = readTableRows(segments);
  let open: SentenceDraft | null = null;
  let unread = 0;
  for (const [at, segment] of segments.entries()) {
    if (at < unread) continue;
    const unmarked = english && open === null ? readUnmarkedCaptions(segments, at) : null;
    if (unmarked !== null) {
      appendAll(drafts, unmarked.drafts);
      unread = unmarked.end;
      continue;
    }
    const row = rows.get(at);
    if (row !== undefined) {
      drafts.push(draftOfRow(segments, at, row));
      open = null;
      continue;
    }
    const spans = isOneStatement(segment)
      ? [{ start: 0, end: segment.text.length }]
      : splitSentences(segment.text, { written: segment.page !== null && segment.startMs === null }).map(
          (span) => withoutBullet(segment.text, span),
        );
    for (const span of spans) {
      const isBroken = span === spans[0] && runsOver(segments[at - 1], segment);
      if (open !== null && open.text.length > longestText) open = null;
      const piece = { ...span, segment: at };
      const text = segment.text.slice(span.start, span.end);
      if (open !== null && (continues(open, segment, text) || isBroken)) join(open, text, piece);
      else open = push(drafts, { text, speaker: segment.speaker, pieces: [piece] });
      if (span.isUnmarked) open.isUnmarked = true;
      if (span.isUnmarked || complete.test(open.text)) open = null;
    }
    if (!isCaption(segment) && !runsOver(segment, segments[at + 1])) open = null;
  }
  const ends = sentenceEnds(drafts, segments);
  const sentences = drafts.map((draft, index) => ({
    ...finish(draft, index, english),
    ends: ends[index] ?? wholeEnds,
  }));
  const loops = findLoops(sentences);
  return loops.size === 0
    ? sentences
    : sentences.map((sentence, at) => (loops.has(at) ? { ...sentence, terms: [] } : sentence));
}

/** A row is a whole, with the segments that say what its columns and its unit are. */
function draftOfRow(segments: readonly Segment[], at: number, row: TableRow): SentenceDraft {
  const pieces = [at, ...row.heads].map((segment) => ({
    segment,
    start: 0,
    end: segments[segment]?.text.length ?? 0,
  }));
  return { text: segments[at]?.text ?? '', speaker: null, pieces, row };
}

/** A motion is told together with who moved it and how it was decided. */
const isOneStatement = ({ text, speaker, startMs }: Segment): boolean =>
  speaker === null && startMs === null && text.length < 500 && isMotion(text);

/** Whether a paragraph of minutes puts a motion and says what became of it. */
export const isMotion = (text: string): boolean =>
  /^(?:motion|resolved|resolution|action)\b[^.]{0,12}[:–—-]/iu.test(text) &&
  /\b(?:moved|seconded|vote[ds]?|ayes|carried|passed|approved|failed|adopted|unanimous(?:ly)?)\b/iu.test(
    text,
  );

/** The mark of a list or of a footnote is not part of what is said. */
function withoutBullet(text: string, { start, end, ...span }: SentenceSpan): SentenceSpan {
  const mark = /^(?:[•▪●◦‣·∙]\s+|\(\d{1,2}\)\s*(?=\p{Lu}))/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return { ...span, start: start + mark, end };
}

function push(drafts: SentenceDraft[], draft: SentenceDraft): SentenceDraft {
  drafts.push(draft);
  return draft;
}

function continues(open: SentenceDraft, segment: Segment, text: string): boolean {
  if (open.speaker !== segment.speaker || !isCaption(segment)) return false;
  const last = open.pieces.at(-1);
  if (last === undefined || open.text.split(' ').length > longest) return false;
  return /^[\p{Ll}\d,]/u.test(text) || !/^\p{Lu}/u.test(text) || !complete.test(open.text);
}

function join(open: SentenceDraft, text: string, piece: Piece): void {
  open.text = `${open.text} ${text}`;
  open.pieces.push(piece);
}

function finish(draft: SentenceDraft, index: number, english: boolean): Omit<Sentence, 'ends'> {
  const tokens = tokenize(draft.text);
  const terms = english ? englishTerms(tokens) : tokens.filter(isLong).map((token) => token.lower);
  return { ...draft, index, segment: draft.pieces[0]?.segment ?? 0, tokens, terms };
}

/** Where no list tells words of grammar, shortness does; a word of Han signs says much with two. */
function isLong({ text, lower }: Token): boolean {
  if (/^\p{Script=Han}/u.test(text)) return lower.length > 1;
  return lower.length > (/^[\p{Ll}]/u.test(text) ? 3 : 2);
}

/** Stems of the words that carry a subject. */
export function englishTerms(tokens: readonly Token[]): string[] {
  const terms: string[] = [];
  for (const { lower } of tokens) if (!isStopWord(lower)) terms.push(stem(lower));
  return terms;
}
