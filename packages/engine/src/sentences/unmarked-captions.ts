// Captions that recognition writes without full stops break anywhere: their words are joined first, and cut then.
import type { Segment } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';
import { isCaption } from './caption.ts';
import type { SentenceDraft } from './draft.type.ts';
import type { Piece } from './span.ts';
import { splitUnmarked } from './unmarked.ts';

/** From so many words on, a run without any mark was recognized without them. */
const fewestWords = 60;
/** So long a silence ends what somebody says, ms. By hand: none of the texts that the borders were fitted on has times. */
const longestPause = 2000;
const mark = /[.!?…。！？]/u;

type CaptionWord = { segment: number; start: number; text: string };

/**
 * The sentences of a run of captions without marks that begins at a place, and the place behind it; null where there is
 * none. A run ends with its voice.
 */
export function readUnmarkedCaptions(
  segments: readonly Segment[],
  from: number,
): { drafts: SentenceDraft[]; end: number } | null {
  const speaker = segments[from]?.speaker ?? null;
  const isOfRun = (one: Segment | undefined): boolean =>
    one !== undefined && isCaption(one) && one.speaker === speaker && !mark.test(one.text);
  let end = from;
  while (isOfRun(segments[end])) end++;
  const { text, placed, pauses } = joinTexts(segments, from, end);
  if (end - from < 2 || countWords(text) < fewestWords) return null;
  const drafts = splitUnmarked(text, pauses).map((span) => ({
    text: text.slice(span.start, span.end),
    speaker,
    pieces: placed.flatMap((one) => piecesWithin(one, span)),
    isUnmarked: span.isUnmarked,
  }));
  return { drafts, end };
}

function joinTexts(segments: readonly Segment[], from: number, end: number) {
  const placed: CaptionWord[] = [];
  const pauses = new Set<number>();
  let text = '';
  for (let at = from; at < end; at++) {
    const [before, segment] = [segments[at - 1], segments[at]];
    const start = text === '' ? 0 : text.length + 1;
    if (at > from && (segment?.startMs ?? 0) - (before?.endMs ?? Infinity) >= longestPause) pauses.add(start);
    placed.push({ segment: at, start, text: segment?.text ?? '' });
    text = `${text}${text === '' ? '' : ' '}${segment?.text ?? ''}`;
  }
  return { text, placed, pauses };
}

/** What of a caption lies within a run of characters of the joined text. */
function piecesWithin({ segment, start, text }: CaptionWord, span: { start: number; end: number }): Piece[] {
  const from = Math.max(0, span.start - start);
  const to = Math.min(text.length, span.end - start);
  return from < to && text.slice(from, to).trim() !== '' ? [{ segment, start: from, end: to }] : [];
}
