/**
 * From caption cues to segments that can be read: rolling captions lose their repetitions, cues of one speaker run
 * together up to about sixty words or a pause, and end at the end of a sentence where one is near. A monologue given
 * as one block is divided at sentences, its times set in proportion to the characters.
 */
import type { TranscriptSegment } from '../source.type.ts';
import { joinAllSpoken, joinSpoken } from '../text/line-end.ts';

const readable = { words: 60, closeFrom: 42, hardLimit: 95, pauseMs: 2_500 };

const sentenceEnd = /[.!?…。！？]["'”’)\]]*$/;
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Merges segments in order; texts may hold line breaks, which become spaces. Times stay those of the parts. */
export function mergeSegments(parts: readonly TranscriptSegment[]): TranscriptSegment[] {
  const merged: TranscriptSegment[] = [];
  let words = 0;
  for (const part of withoutRolling(parts).flatMap(divideLong)) {
    const text = joinAllSpoken(part.text.trim().split(/\s*\n\s*/));
    if (text === '') continue;
    const last = merged.at(-1);
    const size = countWords(text);
    if (last && joins(last, part, words, size)) {
      last.text = joinSpoken(last.text, text);
      last.endMs = laterOf(last.endMs, part.endMs);
      words += size;
    } else {
      const { speaker, startMs, endMs, isEstimated } = part;
      merged.push({ speaker, text, startMs, endMs, ...(isEstimated && { isEstimated }) });
      words = size;
    }
  }
  return merged;
}

function joins(last: TranscriptSegment, next: TranscriptSegment, words: number, more: number): boolean {
  if (last.speaker !== next.speaker || next.opensTurn === true) return false;
  if (last.endMs !== null && next.startMs !== null && next.startMs - last.endMs >= readable.pauseMs)
    return false;
  // A segment without times is a paragraph of its own making.
  if (last.startMs === null || next.startMs === null) return false;
  const complete = sentenceEnd.test(last.text);
  if (complete && (words >= readable.closeFrom || words + more > readable.words)) return false;
  return words + more <= readable.hardLimit;
}

const laterOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** A caption that stands for a shorter time only keeps the one before on the screen. */
const shownMs = 300;

/** Whether one line is said a second time, and not shown on: "Yes." and "Yes." */
const isSpokenTwice = (before: TranscriptSegment, next: TranscriptSegment): boolean =>
  next.text === before.text &&
  !next.text.includes('\n') &&
  (next.startMs ?? 0) > (before.startMs ?? 0) &&
  (next.endMs ?? 0) - (next.startMs ?? 0) >= shownMs;

/** Whether a caption may repeat the one before: another voice says the same for itself, as in a roll call. */
function mayRepeat(before: TranscriptSegment, next: TranscriptSegment): boolean {
  const areTurns = next.opensTurn === true && before.opensTurn === true;
  return before.speaker === next.speaker && !(areTurns && isSpokenTwice(before, next));
}

/** Rolling captions repeat the line before; only where a file does so often is a repetition taken out. */
function withoutRolling(parts: readonly TranscriptSegment[]): TranscriptSegment[] {
  const linesOf = parts.map((part) => part.text.split('\n'));
  let repeats = 0;
  let pairs = 0;
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (!before || part.startMs === null) continue;
    pairs++;
    if (!mayRepeat(before, part) || isSpokenTwice(before, part)) continue;
    const isRepeated = repeatedLines(linesOf[index - 1] ?? [], linesOf[index] ?? []) > 0;
    if (isRepeated || part.text.startsWith(`${before.text} `)) repeats++;
  }
  if (pairs < 3 || repeats / pairs < 0.3) return [...parts];
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (!before || !mayRepeat(before, part)) return part;
    if (part.text.startsWith(`${before.text} `))
      return { ...part, text: part.text.slice(before.text.length + 1) };
    const lines = linesOf[index] ?? [];
    const repeated = repeatedLines(linesOf[index - 1] ?? [], lines);
    // The mark of a turn goes with the line that it stood before.
    const goesOn = repeated > 0 ? { opensTurn: false } : {};
    return { ...part, ...goesOn, text: lines.slice(repeated).join('\n') };
  });
}

/** How many first lines of `lines` are the last lines of `before`. */
function repeatedLines(before: readonly string[], lines: readonly string[]): number {
  for (let count = Math.min(before.length, lines.length, 4); count > 0; count--)
    if (lines.slice(0, count).every((line, index) => line === before[before.length - count + index]))
      return count;
  return 0;
}

function divideLong(part: TranscriptSegment): TranscriptSegment[] {
  if (countWords(part.text) <= readable.hardLimit) return [part];
  const pieces = sentencePieces(part.text);
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0) || 1;
  const { startMs, endMs } = part;
  let passed = 0;
  const timeAt = (characters: number): number | null =>
    startMs === null || endMs === null
      ? startMs
      : Math.round(startMs + ((endMs - startMs) * characters) / total);
  return pieces.map((text, index) => {
    const isEstimated = part.isEstimated || (index > 0 && startMs !== null);
    const piece = {
      ...(isEstimated && { isEstimated }),
      speaker: part.speaker,
      text,
      startMs: timeAt(passed),
      endMs: timeAt(passed + text.length),
    };
    passed += text.length;
    return endMs === null ? { ...piece, endMs: null } : piece;
  });
}

/** Pieces of about sixty words that end with a sentence, or after `hardLimit` words where no sentence ends. */
function sentencePieces(text: string): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  const close = () => {
    if (piece.length > 0) pieces.push(piece.join(' '));
    piece = [];
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    piece.push(word);
    const ends = sentenceEnd.test(word) && !/^(?:Mr|Mrs|Ms|Dr|St|Inc|vs|No|[A-Z])\.$/.test(word);
    if ((ends && piece.length >= readable.closeFrom) || piece.length >= readable.hardLimit) close();
  }
  const last = pieces.at(-1);
  if (last !== undefined && piece.length < 12)
    pieces[pieces.length - 1] = `${last} ${piece.join(' ')}`.trim();
  else close();
  return pieces;
}
