import { toLines } from '../text/text-decoding.ts';
import { nothingSaid } from './about.text.ts';
import { captionTimes } from './caption.time.ts';
import type { CueFile } from './vtt.parser.ts';

// Comma, point or colon, one to three digits of fraction, and hours that some programs leave out.
const stamp = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[,.]\d{1,3}|:\d{3})?`;
const timing = new RegExp(String.raw`^\s*(${stamp})\s*-{1,2}>\s*(${stamp})(?=\s|$)`);

/** The arrow as editors and pages turn it: "->", "—>", "--&gt;", "→". */
const oddArrow = new RegExp(String.raw`^(\s*${stamp})\s*(?:[-–—]{1,2}(?:>|&gt;)|→)\s*(?=\d)`, 'gm');
const withArrows = (text: string): string => text.replace(oddArrow, '$1 --> ');

/** Whether one of the first lines with text is a timing line of SubRip. */
export function isSrt(text: string): boolean {
  const head = toLines(withArrows(text.slice(0, 2000).replace(/^\ufeff/, ''))).filter(
    (line) => line.trim() !== '',
  );
  return head.slice(0, 3).some((line) => timing.test(line));
}

/** Reads SubRip: number, times, text, empty line. Cues without text between them are kept; a number is the id. */
export function readSrt(text: string): CueFile {
  const lines = toLines(withArrows(text.replace(/^\ufeff/, '')));
  const file: CueFile = { cues: [], language: null, about: nothingSaid, faults: [] };
  let previous = '';
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (timing.test(line) || line.includes('-->')) {
      const end = endOfCue(lines, index + 1);
      const text = lines
        .slice(index + 1, end)
        .join('\n')
        .trim();
      const times = timing.test(line) ? captionTimes(line.trim()) : null;
      const id = /^\d+$/.test(previous.trim()) ? previous.trim() : '';
      if (times) file.cues.push({ id, ...times, text });
      else
        file.faults.push({
          ...{ line: index + 1, what: 'the times of the cue cannot be read.', before: file.cues.length },
          ...{ timing: line, text },
        });
      index = end;
    } else {
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
