/**
 * Captions whose times stand on a line of their own or before the words, without the arrow of SubRip: YouTube's SBV,
 * SubViewer, Spruce STL, LRC and MPL2.
 */
import type { OpenReport } from '../report/reading.report.ts';
import type { Cue, TranscriptAbout } from '../source.type.ts';
import { toLines } from '../text/text-decoding.ts';
import { nothingSaid, transcriptTitle } from './about.text.ts';
import { captionTime } from './caption.time.ts';

const time = String.raw`\d{1,3}:\d{2}:\d{2}(?:[.,]\d{1,3}|[:;]\d{2,3})?`;
const pair = new RegExp(String.raw`^\s*(${time})\s*,\s*(${time})\s*(?:,\s*(.*))?$`);
const song = /^\s*\[(\d{1,3}:\d{2}(?:[.:]\d{1,3})?)\]/;
const songTag = /^\s*\[(ti|ar|al|au|by|re|ve|la|length|offset|#):?([^\]]*)\]\s*$/i;
/** Headers of SubViewer, settings and remarks of Spruce, and the marks of a line's inner times in LRC. */
const header = /^\s*(?:\[[A-Z ]{3,20}\].*|\$\w+\s*=.*|\/\/.*)$/;
const setting = /^\s*\$\w+\s*=/m;
const innerTime = /<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>/g;

export type LinedFile = { cues: Cue[]; about: TranscriptAbout };

/** A line with words and without a time of its own. */
function noteLine(report: OpenReport, line: string, at: number): void {
  if (/[\p{L}\p{N}]/u.test(line))
    report.note({ what: 'line-unread', at: { kind: 'line', number: at + 1 }, excerpt: line });
}

/** Whether the first line of words of a text has two times and a comma between them. */
export function isPaired(text: string): boolean {
  const lines = toLines(text.slice(0, 4_000)).filter((line) => line.trim() !== '' && !header.test(line));
  return pair.test(lines[0] ?? '');
}

/** Nothing but the signs of two times, which are none: "00:00:99:12,0:1". */
const brokenPair = /^\s*[\d:;.]{3,20}\s*,\s*[\d:;.]{3,20}\s*$/;

/** Reads SBV, SubViewer and Spruce STL. What stands below times that cannot be read follows the caption before. */
export function readPaired(text: string, report: OpenReport): LinedFile {
  const cues: Cue[] = [];
  let isOpen = false;
  // Spruce changes its settings between captions, too.
  const hasSettings = setting.test(text.slice(0, 4_000));
  for (const [at, line] of toLines(text.replace(/^\ufeff/, '')).entries()) {
    const times = pair.exec(line);
    const [startMs, endMs] = [captionTime(times?.[1] ?? ''), captionTime(times?.[2] ?? '')];
    const last = cues.at(-1);
    if (times && startMs !== null && endMs !== null) {
      cues.push({ id: '', startMs, endMs, text: spoken(times[3] ?? '') });
      isOpen = true;
    } else if (brokenPair.test(line)) {
      report.note({ what: 'cue-time-unread', at: { kind: 'line', number: at + 1 }, excerpt: line });
      const endMs = last?.endMs ?? 0;
      cues.push({ id: '', startMs: endMs, endMs, text: '' });
      isOpen = true;
    } else if (line.trim() === '' || (header.test(line) && (!last || hasSettings))) isOpen = false;
    else if (last && (isOpen || last.text === '')) last.text = `${last.text}\n${spoken(line)}`.trim();
    // Words after an empty line belong to the cue above: a caption may hold one.
    else if (last) last.text = `${last.text}\n${spoken(line)}`;
  }
  return { cues, about: nothingSaid };
}

const spoken = (text: string): string => text.replace(/\[br\]|\|/gi, '\n').trim();

const tenths = /^\s*\[(\d{1,7})\]\[(\d{0,7})\](.*)$/;

/** Whether the first lines of a text have two numbers in brackets, as MPL2 has: times in tenths of a second. */
export const isTenths = (text: string): boolean => {
  const lines = toLines(text.slice(0, 2_000).replace(/^\ufeff/, '')).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.slice(0, 2).every((line) => tenths.test(line));
};

/** Reads MPL2: a line for each caption, "/" before what is slanted, "|" between its lines. */
export function readTenths(text: string, report: OpenReport): LinedFile {
  const cues = toLines(text.replace(/^\ufeff/, '')).flatMap((line, at): Cue[] => {
    const [, start = '', end = '', words = ''] = tenths.exec(line) ?? [];
    const said = words
      .replace(/(^|\|)\//g, '$1')
      .replaceAll('|', '\n')
      .trim();
    if (start === '') noteLine(report, line, at);
    if (start === '' || said === '') return [];
    const startMs = Number(start) * 100;
    return [{ id: '', startMs, endMs: end === '' ? startMs : Number(end) * 100, text: said }];
  });
  return { cues, about: nothingSaid };
}

/** Whether nearly every line of a text begins with a time of LRC, and it says so or has a tag of it. */
export function isLrc(text: string, said: string): boolean {
  const lines = toLines(text.slice(0, 20_000)).filter((line) => line.trim() !== '');
  const timed = lines.filter((line) => song.test(line)).length;
  const tags = lines.filter((line) => songTag.test(line)).length;
  return timed >= 2 && timed + tags >= lines.length * 0.8 && (tags > 0 || /\blrc\b/.test(said));
}

/** Reads LRC: a time in brackets before each line, and tags that say what it is. A line ends where the next begins. */
export function readLrc(text: string, report: OpenReport): LinedFile {
  const cues: Cue[] = [];
  let about = nothingSaid;
  for (const [at, line] of toLines(text.replace(/^\ufeff/, '')).entries()) {
    const tag = songTag.exec(line);
    if (tag?.[1]?.toLowerCase() === 'ti') about = { ...about, title: transcriptTitle(tag[2] ?? '') };
    const startMs = captionTime(song.exec(line)?.[1]?.replace(/:(\d{2,3})$/, normalizeSeconds) ?? '');
    const words = line.replace(song, '').replace(innerTime, '').trim();
    if (startMs === null && tag === null) noteLine(report, line, at);
    if (startMs !== null && words !== '') cues.push({ id: '', startMs, endMs: startMs, text: words });
  }
  for (const [at, cue] of cues.entries())
    cue.endMs = Math.max(cue.startMs, cues[at + 1]?.startMs ?? cue.startMs);
  return { cues, about };
}

/** "01:02" has seconds at its end and no fraction. */
const normalizeSeconds = (match: string, ...[, at]: [string, number]): string =>
  at > 2 ? match.replace(':', '.') : match;
