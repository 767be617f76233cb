import { parseClockTime } from '../text/clock-time.ts';
import { toLines } from '../text/text-decoding.ts';
import { nothingSaid } from './about.text.ts';
import type { CueFile } from './vtt.parser.ts';

// Comma or point, one to three digits of fraction, and hours that some programs leave out.
const timing =
  /^\s*((?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[,.]\d{1,3})?)\s*-{1,2}>\s*((?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[,.]\d{1,3})?)(?=\s|$)/;

/** Whether one of the first lines with text is a timing line of SubRip. */
export function isSrt(text: string): boolean {
  const head = toLines(text.slice(0, 2000).replace(/^\ufeff/, '')).filter((line) => line.trim() !== '');
  return head.slice(0, 3).some((line) => timing.test(line));
}

/** Reads SubRip: number, times, text, empty line. Cues without text between them are kept; a number is the id. */
export function readSrt(text: string): CueFile {
  const lines = toLines(text.replace(/^\ufeff/, ''));
  const file: CueFile = { cues: [], language: null, about: nothingSaid, faults: [] };
  let previous = '';
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const times = timing.exec(line);
    if (times) {
      const end = endOfCue(lines, index + 1);
      const startMs = parseClockTime(times[1] ?? '');
      const endMs = parseClockTime(times[2] ?? '');
      const id = /^\d+$/.test(previous.trim()) ? previous.trim() : '';
      if (startMs !== null && endMs !== null)
        file.cues.push({
          id,
          startMs,
          endMs,
          text: lines
            .slice(index + 1, end)
            .join('\n')
            .trim(),
        });
      index = end;
    } else {
      if (line.includes('-->'))
        file.faults.push({ line: index + 1, what: 'the times of the cue cannot be read.' });
      previous = line;
      index++;
    }
  }
  return file;
}

/** A cue ends where the next begins: at a number with a timing line below, or at a timing line. */
function endOfCue(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const next = lines[end + 1] ?? '';
    if (line.includes('-->')) break;
    if (/^\s*\d+\s*$/.test(line) && next.includes('-->')) break;
    end++;
  }
  return end;
}
