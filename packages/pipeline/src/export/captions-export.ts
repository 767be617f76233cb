import { exportWithoutTimes } from './export.errors.ts';
import type { ExportItem, ExportLine, Pieces } from './export.type.ts';
import { cueTime, labelName, oneLine } from './export-names.ts';

type Cue = { startMs: number; endMs: number; speaker: string | null; text: string; line: ExportLine };

/** Longest time a cue without an end of its own stands, in ms. */
const openCueMs = 10_000;

type Timed = ExportLine & { startMs: number };
const isTimed = (segment: ExportLine): segment is Timed =>
  segment.startMs !== null && oneLine(segment.text) !== '';

function cueOf(item: ExportItem, segment: Timed, nextMs: number): Cue {
  const endMs = segment.endMs ?? Math.min(nextMs, segment.startMs + openCueMs);
  return {
    startMs: segment.startMs,
    endMs: Math.max(endMs, segment.startMs + 1),
    speaker: labelName(item, segment.speaker),
    text: oneLine(segment.text),
    line: segment,
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

/** The words of a cue, each behind the time at which it sounds, where that is known and inside the cue. */
function timedWords({ text, startMs, endMs, line }: Cue): string {
  if (oneLine(line.text) !== line.text || !line.words?.length) return escapeVtt(text);
  let written = '';
  let reached = 0;
  let last = startMs;
  for (const { at, startMs: wordMs } of line.words) {
    if (wordMs <= last || wordMs >= endMs || at < reached) continue;
    written += `${escapeVtt(text.slice(reached, at))}<${cueTime(wordMs, '.')}>`;
    reached = at;
    last = wordMs;
  }
  return written + escapeVtt(text.slice(reached));
}

/** WebVTT with a voice tag for each speaker, and times of words where they are known. Throws `export.no_times` where the text has no times. */
export async function* toVtt(item: ExportItem): Pieces {
  let before = 'WEBVTT\n\n';
  for await (const cue of cuesOf(item)) {
    const voice = cue.speaker === null ? '' : `<v ${escapeVtt(cue.speaker)}>`;
    const times = `${cueTime(cue.startMs, '.')} --> ${cueTime(cue.endMs, '.')}`;
    const about = cue.line.times === 'estimated' ? 'NOTE The time of the next cue is estimated\n\n' : '';
    yield `${before}${about}${times}\n${voice}${timedWords(cue)}\n`;
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
