/** Captions as a video site serves them: `<transcript><text start dur>` in seconds, `<timedtext><p t d>` in ms. */
import { decodeHTML } from 'entities';
import { readHtml } from '../html/html.guard.ts';
import type { OpenReport } from '../report/reading.report.ts';
import type { Cue } from '../source.type.ts';
import { nothingSaid } from './about.text.ts';
import type { LinedFile } from './lined.parser.ts';

export const isTimedText = (text: string): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?<(?:transcript|timedtext)\b[^>]{0,500}>/.test(text.slice(0, 2_000));

type Attributes = Readonly<Record<string, string>>;

const number = /^\d{1,12}(?:\.\d{1,9})?$/;
const read = (value: string | undefined, msEach: number): number | null =>
  value !== undefined && number.test(value) ? Math.round(Number(value) * msEach) : null;

type TimedCue = Cue & { isTimed: boolean };

/** A caption without a time that can be read stands where the one before it ends, so that no word is lost. */
function cueOf(tag: string, attributes: Attributes, before: Cue | undefined): TimedCue | null {
  const isText = tag === 'text';
  if (!isText && tag !== 'p') return null;
  const startMs = isText ? read(attributes['start'], 1_000) : read(attributes['t'], 1);
  const length = isText ? read(attributes['dur'], 1_000) : read(attributes['d'], 1);
  const start = startMs ?? before?.endMs ?? 0;
  return { id: '', startMs: start, endMs: start + (length ?? 0), text: '', isTimed: startMs !== null };
}

/** One cue for each element with words. */
export function readTimedText(text: string, report: OpenReport): LinedFile {
  const cues: Cue[] = [];
  let open: TimedCue | null = null;
  readHtml(
    text,
    {
      onopentag: (tag, attributes) => {
        open = cueOf(tag, attributes, cues.at(-1)) ?? open;
      },
      ontext: (words) => {
        if (open) open.text += words;
      },
      onclosetag: (tag) => {
        if (tag !== 'text' && tag !== 'p') return;
        // Signs are escaped twice: once for the page and once for the file.
        const words = decodeHTML(open?.text ?? '').trim();
        if (open && words !== '') {
          const { isTimed, ...cue } = open;
          cues.push({ ...cue, text: words });
          if (!isTimed) report.note({ what: 'cue-time-unread', excerpt: words });
        }
        open = null;
      },
    },
    { xmlMode: true },
  );
  return { cues, about: nothingSaid };
}
