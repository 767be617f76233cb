/**
 * WebVTT (https://www.w3.org/TR/webvtt1/#file-parsing), the parts a transcript needs: cue ids, times and payloads.
 * NOTE, STYLE and REGION blocks are passed over; a cue whose timing line is wrong is dropped, as the standard
 * says, and remembered as a fault with its line and its words.
 */
import type { Cue, TranscriptAbout } from '../source.type.ts';
import { fractionMs } from '../text/clock-time.ts';
import { toLines } from '../text/text-decoding.ts';
import { nothingSaid, readAboutLine, transcriptTitle } from './about.text.ts';

/** A cue whose times are wrong, as it stands: after how many cues, its timing line, and its words. */
type CueFault = { line: number; what: string; before: number; timing: string; text: string };
export type CueFile = {
  cues: Cue[];
  language: string | null;
  about: TranscriptAbout;
  faults: CueFault[];
};

const arrow = '-->';
// At most three digits for hours or minutes and a fixed shape elsewhere, so that no input makes this backtrack.
const timestamp = /^(\d{1,9}):(\d{2})(?::(\d{2}))?\.(\d{3})/;
const signature = /^\ufeff?WEBVTT(?:[ \t](.*))?$/;
// What programs leave behind the signature is no title.
const notTitle =
  /^(?:kind|language|x-)|\b(?:created|generated|produced|exported|captions?|subtitles?) (?:with|by|file)\b|:\/\//i;

/** Whether a text says of itself that it is WebVTT. */
export const isVtt = (text: string): boolean => signature.test(firstLine(text));

/** Reads all cues of a file that starts with its signature; without it there are none and one fault at line 1. */
export function readVtt(text: string): CueFile {
  const lines = toLines(text);
  const file: CueFile = { cues: [], language: null, about: { ...nothingSaid }, faults: [] };
  const signed = signature.exec(lines[0] ?? '');
  if (!signed) {
    file.faults.push({ line: 1, what: 'the first line is not WEBVTT.', before: 0, timing: '', text: '' });
    return file;
  }
  let index = 1;
  for (; index < lines.length && lines[index] !== '' && !(lines[index] ?? '').includes(arrow); index++) {
    file.language ??= /^Language:\s*([\w-]{2,20})/i.exec(lines[index] ?? '')?.[1] ?? null;
    Object.assign(file.about, readAboutLine(lines[index] ?? ''));
  }
  const headed = (signed[1] ?? '').replace(/^[\s–—-]+/, '');
  if (!notTitle.test(headed)) file.about.title ??= transcriptTitle(headed);
  while (index < lines.length) index = readBlock(lines, index, file);
  return file;
}

/** Reads the block that starts at `start` and returns the index after it. */
function readBlock(lines: readonly string[], start: number, file: CueFile): number {
  const first = lines[start] ?? '';
  if (first === '') return start + 1;
  if (first.includes(arrow)) return readCue(lines, { id: '', timing: start }, file);
  const second = lines[start + 1] ?? '';
  if (second.includes(arrow)) return readCue(lines, { id: first, timing: start + 1 }, file);
  const end = endOfBlock(lines, start);
  if (file.cues.length === 0 && /^NOTE(?:\s|$)/.test(first)) readNote(lines.slice(start, end), file);
  return end;
}

/** A comment before the first cue may say what the file is: "NOTE title: …". */
function readNote(lines: readonly string[], file: CueFile): void {
  for (const line of lines) Object.assign(file.about, readAboutLine(line.replace(/^NOTE\s*/, '').trim()));
}

function readCue(lines: readonly string[], cue: { id: string; timing: number }, file: CueFile): number {
  const times = parseTiming(lines[cue.timing] ?? '');
  if (!times) {
    const end = endOfParagraph(lines, cue.timing + 1);
    file.faults.push({
      ...{ line: cue.timing + 1, what: 'the times of the cue cannot be read.', before: file.cues.length },
      ...{ timing: lines[cue.timing] ?? '', text: lines.slice(cue.timing + 1, end).join('\n') },
    });
    return end;
  }
  const end = endOfBlock(lines, cue.timing + 1);
  file.cues.push({ id: cue.id, ...times, text: lines.slice(cue.timing + 1, end).join('\n') });
  return end;
}

function endOfParagraph(lines: readonly string[], from: number): number {
  const end = lines.indexOf('', from);
  return end === -1 ? lines.length : end;
}

/** A block ends at an empty line, or where the next timing line begins without one. */
function endOfBlock(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end] !== '' && !(lines[end] ?? '').includes(arrow)) end++;
  return end;
}

function parseTiming(line: string): { startMs: number; endMs: number } | null {
  const at = line.indexOf(arrow);
  const startMs = parseTimestamp(line.slice(0, at).trim(), true);
  const endMs = parseTimestamp(line.slice(at + arrow.length).trim(), false);
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

function parseTimestamp(text: string, whole: boolean): number | null {
  const match = timestamp.exec(text);
  if (!match || (whole && match[0] !== text)) return null;
  const [, first = '', second = '', third, fraction = ''] = match;
  // Two units are minutes and seconds, unless the first is too large for minutes.
  const [hours, minutes, seconds] =
    third !== undefined
      ? [first, second, third]
      : Number(first) > 59
        ? [first, second, '0']
        : ['0', first, second];
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + fractionMs(fraction);
}

function firstLine(text: string): string {
  return text.slice(0, 200).split(/[\r\n]/, 1)[0] ?? '';
}
