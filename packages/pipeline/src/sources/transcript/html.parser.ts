import { readHtml } from '../html/html.guard.ts';
import { htmlToText } from '../html/html.text.ts';
import type { TranscriptSegment } from '../source.type.ts';
import { parseClockTime } from '../text/clock-time.ts';
import { tidy } from '../text/tidy.ts';
import { tableRows, withMarkedVoices } from './html.rows.ts';
import { readRows } from './table.parser.ts';
import { readTextTranscript, withEnds } from './text.parser.ts';

/** Whether HTML marks its speakers as Podcasting 2.0 asks: `<cite>` for the name, `<time>`, then `<p>`. */
export const isCitedHtml = (html: string): boolean => /<cite[\s>]/i.test(html) && /<p[\s>]/i.test(html);

const citedTurn = /<cite[^>]{0,200}>[^<]{1,80}<\/cite>\s{0,40}<time[^>]{0,200}>/gi;

/** Whether a page has voices with their times, one after the other: then it is a transcript and no article that cites. */
export const citesVoices = (html: string): boolean => (html.match(citedTurn)?.length ?? 0) >= 2;

/**
 * Reads an HTML transcript. Where speakers stand in `<cite>`, one segment for each `<p>`; where a table has heads of a
 * transcript, one for each row; else the page's paragraphs are read as a plain-text transcript ("<p><strong>Jane:</strong> …").
 */
export function readHtmlTranscript(html: string): TranscriptSegment[] {
  if (isCitedHtml(html)) return readCited(html);
  const rows = /<table[\s>]/i.test(html) ? readRows(tableRows(html)) : null;
  if (rows !== null && rows.length > 0) return rows;
  return readTextTranscript(htmlToText(withMarkedVoices(html), { bold: true }));
}

const followed = new Set(['cite', 'time', 'p']);

function readCited(html: string): TranscriptSegment[] {
  const segments: TranscriptSegment[] = [];
  let inside: string | null = null;
  let parts: string[] = [];
  let speaker: string | null = null;
  let startMs: number | null = null;
  const take = () => {
    const text = tidy(parts.join(''));
    parts = [];
    if (inside === 'cite') speaker = text.replace(/\s*:$/, '') || null;
    else if (inside === 'time') startMs = parseClockTime(text.replace(/[[\]()]/g, ''));
    else if (inside === 'p' && text !== '') {
      segments.push({ speaker, text, startMs, endMs: null });
      startMs = null;
    }
    inside = null;
  };
  readHtml(html, {
    onopentag(name) {
      if (!followed.has(name)) return;
      take();
      inside = name;
    },
    ontext(text) {
      if (inside) parts.push(text);
    },
    onclosetag(name) {
      if (name === inside) take();
    },
  });
  take();
  return withEnds(segments);
}
