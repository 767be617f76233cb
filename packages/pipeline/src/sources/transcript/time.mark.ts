/**
 * Times that stand in the words of a transcript: "[08:08] We begin", "… in the fund. [12:13] And then …". They become
 * the times of what follows and are no part of what was said; times between two of them are shared out by the length
 * of the text.
 */
import type { TranscriptSegment } from '../source.type.ts';
import { parseClockTime } from '../text/clock-time.ts';
import { tidy } from '../text/tidy.ts';

const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const opening = new RegExp(String.raw`^\\{0,2}[[({<]\s?(${time})\s?\\{0,2}[\])}>][\s:,–—-]*`);
const inside = new RegExp(String.raw`\\{0,2}\[\s?(${time})\s?\\{0,2}\]`, 'g');
/** "[inaudible 00:32:18]" says when it was not understood. */
const noted = new RegExp(String.raw`\[(\p{L}[\p{L} ]{2,30}?)[,:]?\s@?\s?${time}(\\{0,2}\])`, 'gu');

/** Times in brackets, of which so many make a recording of a text. */
const fewestMarks = 5;

/** Whether times of a recording stand in a text: in order, and the first of them within a minute, where no agenda begins. */
export function holdsTimeMarks(text: string): boolean {
  const marks = [...text.matchAll(inside)].map(([, said]) => parseClockTime(said ?? '') ?? 0);
  return marks.length >= fewestMarks && (marks[0] ?? 0) < 60_000 && isAscending(marks);
}

/** Takes the marks of time out of the text of segments and gives these their times. */
export function readTimeMarks(given: readonly TranscriptSegment[]): TranscriptSegment[] {
  const segments = given.map((one) => ({ ...one, text: one.text.replace(noted, '[$1$2') }));
  const parts = segments.map(divide);
  const marks = parts
    .flat()
    .flatMap(({ segment, isMarked }) => (isMarked && segment.startMs !== null ? [segment.startMs] : []));
  const openings = segments.filter(({ text }) => opening.test(text)).length;
  // A single mark in the middle of a sentence may be a verse or a score.
  const areTimes = (openings > 0 || marks.length > 1) && isAscending(marks);
  if (!areTimes) return segments;
  return parts.flat().flatMap(({ segment }) => (segment.text === '' ? [] : [segment]));
}

type Part = { segment: TranscriptSegment; isMarked: boolean };

function divide(given: TranscriptSegment): Part[] {
  const parts: Part[] = [];
  const head = opening.exec(given.text);
  const first = head === null ? given.startMs : (given.startMs ?? parseClockTime(head[1] ?? ''));
  let open = { startMs: first, isMarked: head !== null };
  let from = head?.[0].length ?? 0;
  const close = (to: number) => {
    const segment = { ...given, startMs: open.startMs, text: tidy(given.text.slice(from, to)) };
    parts.push({ segment, isMarked: open.isMarked });
  };
  for (const mark of given.text.matchAll(inside)) {
    if (mark.index < from) continue;
    close(mark.index);
    from = mark.index + mark[0].length;
    open = { startMs: parseClockTime(mark[1] ?? ''), isMarked: true };
  }
  close(given.text.length);
  for (const [at, { segment }] of parts.entries())
    if (segment.endMs !== null) segment.endMs = parts[at + 1]?.segment.startMs ?? segment.endMs;
  return parts;
}

/** Marks of time go on; a few may be misprinted. */
const isAscending = (marks: readonly number[]): boolean =>
  marks.filter((mark, at) => mark < (marks[at - 1] ?? 0)).length <= marks.length * 0.1;

/** A time on the clock of the room and none of the recording: no recording begins in its seventh hour. */
const earliestOfDayMs = 6 * 3_600_000;

/** Times of day become times since the first words. */
export function sinceFirst(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  const starts = segments.flatMap(({ startMs }) => (startMs === null ? [] : [startMs]));
  const first = starts.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY);
  if (first < earliestOfDayMs || starts.length === 0) return [...segments];
  return segments.map((one) => ({ ...one, startMs: one.startMs === null ? null : one.startMs - first }));
}

/** Characters a second of talk, from slow to hurried; outside of it a stretch holds music, or its times are not its own. */
const [slowest, fastest] = [4, 30];

/**
 * Gives times to what stands between two times, and after the last one at the pace of the whole. A stretch that would
 * have been spoken too fast or too slowly stays as it is.
 */
export function shareTimes(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  const shared = segments.map((one) => ({ ...one }));
  const timed = shared.flatMap(({ startMs }, at) => (startMs === null ? [] : [at]));
  const [first, last] = [timed[0], timed.at(-1)];
  if (first === undefined || last === undefined || timed.length < 3) return shared;
  const anchors = first > 0 ? [0, ...timed] : timed;
  for (const [index, from] of anchors.entries()) {
    const to = anchors[index + 1];
    if (to !== undefined) fill(shared, { from, to, endMs: shared[to]?.startMs ?? 0 });
  }
  const spoken = lengthOf(shared.slice(first, last));
  const pace = ((shared[last]?.startMs ?? 0) - (shared[first]?.startMs ?? 0)) / Math.max(1, spoken);
  const endMs = (shared[last]?.startMs ?? 0) + lengthOf(shared.slice(last)) * pace;
  fill(shared, { from: last, to: shared.length, endMs: Math.round(endMs) });
  return shared;
}

const lengthOf = (segments: readonly TranscriptSegment[]): number =>
  segments.reduce((sum, { text }) => sum + text.length, 0);

type Stretch = { from: number; to: number; endMs: number };

function fill(segments: TranscriptSegment[], { from, to, endMs }: Stretch): void {
  const stretch = segments.slice(from, to);
  const startMs = stretch[0]?.startMs ?? 0;
  const characters = lengthOf(stretch);
  const pace = (characters * 1000) / (endMs - startMs);
  if (endMs <= startMs || pace < slowest || pace > fastest) return;
  let passed = 0;
  for (const one of stretch) {
    if (one.startMs === null) {
      one.startMs = Math.round(startMs + ((endMs - startMs) * passed) / characters);
      one.isEstimated = true;
    }
    passed += one.text.length;
    one.endMs ??= Math.round(startMs + ((endMs - startMs) * passed) / characters);
  }
}
