import { exportWithoutTimes } from './export.errors.ts';
import type { ExportItem } from './export.type.ts';
import { cueTime, nameOf, oneLine } from './export-names.ts';

type Cue = { startMs: number; endMs: number; speaker: string | null; text: string };

/** Longest time a cue without an end of its own stands, in ms. */
const openCueMs = 10_000;

function cuesOf(item: ExportItem): Cue[] {
  const timed = item.segments.filter(({ startMs, text }) => startMs !== null && oneLine(text) !== '');
  if (timed.length === 0) throw exportWithoutTimes(item.title);
  return timed.map((segment, index) => {
    const startMs = segment.startMs ?? 0;
    const next = timed[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const endMs = segment.endMs ?? Math.min(next, startMs + openCueMs);
    return {
      startMs,
      endMs: Math.max(endMs, startMs + 1),
      speaker: nameOf(item, segment.speaker),
      text: oneLine(segment.text),
    };
  });
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT with a voice tag for each speaker. Throws `export.no_times` where the text has no times. */
export function toVtt(item: ExportItem): string {
  const cues = cuesOf(item).map((cue) => {
    const voice = cue.speaker === null ? '' : `<v ${escapeVtt(cue.speaker)}>`;
    return `${cueTime(cue.startMs, '.')} --> ${cueTime(cue.endMs, '.')}\n${voice}${escapeVtt(cue.text)}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** SubRip has no way to write its own sign between times; inside words it would begin a cue. */
const withoutArrow = (text: string): string => text.replaceAll('-->', '→');

/** SubRip; the speaker stands before the words. Throws `export.no_times` where the text has no times. */
export function toSrt(item: ExportItem): string {
  const cues = cuesOf(item).map((cue, index) => {
    const words = cue.speaker === null ? cue.text : `${cue.speaker}: ${cue.text}`;
    return `${index + 1}\n${cueTime(cue.startMs, ',')} --> ${cueTime(cue.endMs, ',')}\n${withoutArrow(words)}\n`;
  });
  return cues.join('\n');
}
