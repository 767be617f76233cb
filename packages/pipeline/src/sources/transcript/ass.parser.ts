/** Sub Station Alpha (`.ssa`, `.ass`): a line "Dialogue:" for each caption, its fields in the order that "Format:" gives. */
import { appendAll } from '@ecco/domain';
import type { OpenReport } from '../report/reading.report.ts';
import type { Cue, TranscriptAbout } from '../source.type.ts';
import { toLines } from '../text/text-decoding.ts';
import { nothingSaid, transcriptTitle } from './about.text.ts';
import { captionTime } from './caption.time.ts';

const usualFields = 'layer start end style name marginl marginr marginv effect text'.split(' ');

export const isAss = (text: string): boolean => /^\ufeff?\s*\[Script Info\]/i.test(text.slice(0, 200));

type AssCue = Cue & { speaker: string | null };

/** Reads its captions. Drawings and settings in braces are no words; a name is whoever speaks. */
export function readAss(text: string, report: OpenReport): { cues: AssCue[]; about: TranscriptAbout } {
  const cues: AssCue[] = [];
  let about = nothingSaid;
  let fields = usualFields;
  let isInEvents = false;
  for (const [at, line] of toLines(text).entries()) {
    const [, key = '', value = ''] = /^\s*([A-Za-z ]{1,40}):\s?(.*)$/.exec(line) ?? [];
    if (/^\s*\[/.test(line)) isInEvents = /^\s*\[events\]/i.test(line);
    else if (!isInEvents && key === 'Title') about = { ...about, title: transcriptTitle(value) };
    else if (isInEvents && key === 'Format')
      fields = value.split(',').map((field) => field.trim().toLowerCase());
    else if (isInEvents && key === 'Dialogue') {
      const read = dialogueOf(value, fields);
      if (read === null)
        report.note({ what: 'line-unread', at: { kind: 'line', number: at + 1 }, excerpt: line });
      else appendAll(cues, read);
    }
  }
  return { cues: cues.toSorted((a, b) => a.startMs - b.startMs), about };
}

/** The caption of a line, none where it only draws; null where its times cannot be read. */
function dialogueOf(value: string, fields: readonly string[]): AssCue[] | null {
  const cells = value.split(',');
  // The words are the last field and may have commas.
  const last = fields.length - 1;
  const cellOf = (field: string): string => {
    const at = fields.indexOf(field);
    return at === -1 ? '' : (at === last ? cells.slice(at).join(',') : (cells[at] ?? '')).trim();
  };
  const [startMs, endMs] = [captionTime(cellOf('start')), captionTime(cellOf('end'))];
  if (startMs === null || endMs === null) return null;
  if (/\{[^{}]{0,200}\\p[1-9]/.test(cellOf('text'))) return [];
  const words = cellOf('text')
    .replace(/\{[^{}]{0,2000}\}/g, '')
    .replace(/\\N|\\n/g, '\n')
    .replace(/\\h/g, ' ');
  const speaker = cellOf('name') || cellOf('actor') || null;
  return words.trim() === '' ? [] : [{ id: '', startMs, endMs, text: words, speaker }];
}
