/** SAMI (`.smi`): a mark of time in milliseconds before each caption, which stands until the next mark. */
import type { OpenReport } from '../report/reading.report.ts';
import type { Cue } from '../source.type.ts';
import { tidy } from '../text/tidy.ts';
import { nothingSaid, transcriptTitle } from './about.text.ts';
import type { LinedFile } from './lined.parser.ts';

export const isSami = (text: string): boolean =>
  /^\ufeff?\s*(?:<!--[^>]{0,2000}-->\s*)?<SAMI[\s>]/i.test(text.slice(0, 4_000));

const mark = /<sync\b[^<>]{0,200}?\bstart\s{0,3}=\s{0,3}["']?(-?\d{1,10})[^<>]{0,200}>/gi;
const title = /<title>([^<]{1,500})<\/title>/i;

/** What stands at the beginning of a caption, whether its time can be read or not. */
const anyMark = /<sync\b[^<>]{0,240}>/gi;

/**
 * One cue for each mark that has words before the next one; an empty caption only ends the one before it. What stands behind
 * a mark without a time is told with the caption before it, and noted.
 */
export function readSami(text: string, report: OpenReport): LinedFile {
  const marks = [...text.matchAll(mark)];
  const timed = new Set(marks.map(({ index }) => index));
  for (const match of text.matchAll(anyMark))
    if (!timed.has(match.index)) report.note({ what: 'cue-time-unread', excerpt: match[0] });
  const cues = marks.flatMap((result, at): Cue[] => {
    const startMs = Math.max(0, Number(result[1]));
    const next = marks[at + 1];
    const words = spoken(text.slice(result.index + result[0].length, next?.index));
    if (words.replaceAll('&nbsp;', ' ').trim() === '') return [];
    return [{ id: '', startMs, endMs: next ? Math.max(startMs, Number(next[1])) : startMs, text: words }];
  });
  const named = title.exec(text.slice(0, 8_000))?.[1];
  return {
    cues,
    about: named === undefined ? nothingSaid : { ...nothingSaid, title: transcriptTitle(named) },
  };
}

/** Ends of lines in the file are none of the caption: its own are marked. */
const spoken = (markup: string): string =>
  markup
    .replace(/<\/?(?:sync|body|sami)\b[^<>]{0,200}>/gi, '')
    .replace(/\s+/g, ' ')
    .split(/<br\s{0,3}\/?>/i)
    .map((line) => tidy(line.replace(/<\/?p\b[^<>]{0,300}>/gi, ' ')))
    .filter((line) => line !== '')
    .join('\n');
