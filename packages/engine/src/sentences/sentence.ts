import type { Segment } from '../ports/ports.ts';
import { readTableRows } from '../tables/read-table-rows.ts';
import type { TableRow } from '../tables/row.type.ts';
import { isTableRow } from '../tables/table-row.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { countWords, type Token, tokenise } from '../words/token.ts';
import { findLoops } from './loop.ts';
import { type SentenceEnds, sentenceEnds, wholeEnds } from './sentence-ends.ts';
import type { Piece, Span } from './span.ts';
import { splitSentences } from './split.ts';

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

const complete = /[.!?…。！？:;]["'”’)\]]*\s*$/u;
/** A sentence spread over captions is joined up to this many words. */
const longest = 40;
/** And up to so many characters: not every language puts spaces between words. */
const longestText = 2000;

type Draft = { text: string; speaker: string | null; pieces: Piece[]; row?: TableRow };

/** All sentences of the segments, in order. Captions that break a sentence in the middle are joined again. */
export function readSentences(segments: readonly Segment[], english: boolean): Sentence[] {
  const drafts: Draft[] = [];
  const rows = readTableRows(segments);
  let open: Draft | null = null;
  for (const [at, segment] of segments.entries()) {
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
      if (complete.test(open.text)) open = null;
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
function draftOfRow(segments: readonly Segment[], at: number, row: TableRow): Draft {
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
function withoutBullet(text: string, { start, end }: Span): Span {
  const mark = /^(?:[•▪●◦‣·∙]\s+|\(\d{1,2}\)\s*(?=\p{Lu}))/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + mark, end };
}

function push(drafts: Draft[], draft: Draft): Draft {
  drafts.push(draft);
  return draft;
}

/** Only a short segment with a time may hold half a sentence: a paragraph or a heading of a page never does. */
function isCaption(segment: Segment): boolean {
  return segment.startMs !== null && segment.text.length < 200;
}

/** Characters of a segment that may have been cut in the middle of a sentence. */
const cutLength = 380;

/** A sentence that the end of a page breaks goes on at the top of the next one, and a very long one in the next segment. */
function runsOver(before: Segment | undefined, next: Segment | undefined): boolean {
  if (before === undefined || next === undefined || before.page === null) return false;
  return (
    (next.page === before.page + 1 || (next.page === before.page && before.text.length > cutLength)) &&
    countWords(before.text) > 8 &&
    !complete.test(before.text) &&
    /^[\p{Ll}\d]/u.test(next.text) &&
    !isTableRow(before) &&
    !isTableRow(next)
  );
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

function finish(draft: Draft, index: number, english: boolean): Omit<Sentence, 'ends'> {
  const tokens = tokenise(draft.text);
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
