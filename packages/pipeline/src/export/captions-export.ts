import type { Segment } from '@ecco/engine';
import { exportWithoutTimes } from './export.errors.ts';
import type { ExportItem, Pieces } from './export.type.ts';
import { cueTime, labelName, oneLine } from './export-names.ts';

type Cue = { startMs: number; endMs: number; speaker: string | null; text: string };

/** Longest time a cue without an end of its own stands, in ms. */
const openCueMs = 10_000;

type Timed = Segment & { startMs: number };
const isTimed = (segment: Segment): segment is Timed =>
  segment.startMs !== null && oneLine(segment.text) !== '';

function cueOf(item: ExportItem, segment: Timed, nextMs: number): Cue {
  const endMs = segment.endMs ?? Math.min(nextMs, segment.startMs + openCueMs);
  return {
    startMs: segment.startMs,
    endMs: Math.max(endMs, segment.startMs + 1),
    speaker: labelName(item, segment.speaker),
    text: oneLine(segment.text),
  };
}

/** A cue is written when the next one is known, which may be its end. Throws `export.no_times` without any. */
async function* cuesOf(item: ExportItem): AsyncGenerator<Cue, void> {
  let last: Timed | null = null;
  for await (const segment of item.segments) {
    if (!isTimed(segment)) continue;
    if (last !== null) yield cueOf(item, last, segment.startMs);
    last = segment;
  }
  if (last === null) throw exportWithoutTimes(item.title);
  yield cueOf(item, last, Number.POSITIVE_INFINITY);
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT with a voice tag for each speaker. Throws `export.no_times` where the text has no times. */
export async function* toVtt(item: ExportItem): Pieces {
  let before = 'WEBVTT\n\n';
  for await (const cue of cuesOf(item)) {
    const voice = cue.speaker === null ? '' : `<v ${escapeVtt(cue.speaker)}>`;
    const times = `${cueTime(cue.startMs, '.')} --> ${cueTime(cue.endMs, '.')}`;
    yield `${before}${times}\n${voice}${escapeVtt(cue.text)}\n`;
    before = '\n';
  }
}

/** SubRip has no way to write its own sign between times; inside words it would begin a cue. */
const withoutArrow = (text: string): string => text.replaceAll('-->', '→');

/** SubRip; the speaker stands before the words. Throws `export.no_times` where the text has no times. */
export async function* toSrt(item: ExportItem): Pieces {
  let count = 0;
  for await (const cue of cuesOf(item)) {
    const words = cue.speaker === null ? cue.text : `${cue.speaker}: ${cue.text}`;
    const times = `${cueTime(cue.startMs, ',')} --> ${cueTime(cue.endMs, ',')}`;
    yield `${count === 0 ? '' : '\n'}${count + 1}\n${times}\n${withoutArrow(words)}\n`;
    count += 1;
  }
}
