/** Which format a transcript has, by what it holds. */
import { transcriptUnread } from '../source.errors.ts';
import type { TranscriptFormat } from '../source.type.ts';
import { isAss } from './ass.parser.ts';
import { isCitedHtml } from './html.parser.ts';
import { isLrc, isPaired, isTenths } from './lined.parser.ts';
import { isSami } from './sami.parser.ts';
import { isScc } from './scc.parser.ts';
import { isSrt } from './srt.parser.ts';
import { isTable } from './table.parser.ts';
import { isTimedText } from './timed-text.parser.ts';
import { isTtml } from './ttml.parser.ts';
import { unreadFormat } from './unread.format.ts';
import { isVtt } from './vtt.parser.ts';
import { isXml } from './xml.parser.ts';

/** What came with a file and only breaks ties. */
export type TranscriptHint = { mime?: string | null; name?: string | null; charset?: string | null };

/** The format of a transcript by its content. */
export function detectFormat(text: string, hint: TranscriptHint = {}): TranscriptFormat {
  const called = `${hint.mime ?? ''} ${hint.name ?? ''}`.toLowerCase();
  const unread = unreadFormat(text);
  if (unread !== null) throw transcriptUnread(unread);
  if (isVtt(text)) return 'vtt';
  if (isScc(text)) return 'scc';
  if (isSrt(text)) return 'srt';
  if (isTtml(text)) return 'ttml';
  if (isSami(text)) return 'sami';
  if (isTimedText(text)) return 'timedtext';
  if (isXml(text)) return 'xml';
  if (isTenths(text)) return 'mpl2';
  if (isAss(text)) return 'ass';
  if (isPaired(text)) return 'sbv';
  if (isLrc(text, called)) return 'lrc';
  if (isTable(text)) return 'table';
  if (/^\s*[[{]/.test(text) && (called.includes('json') || /^\s*(?:\{\s*"|\[\s*\{)/.test(text)))
    return 'json';
  if (isCitedHtml(text) || /^\s*<(?:!doctype|html|body|p|div|cite)[\s>]/i.test(text)) return 'html';
  // What names itself a caption file and is none shall be told so, and not be read as prose.
  if (/\bvtt\b/.test(called)) return 'vtt';
  return /\bsrt\b|subrip/.test(called) ? 'srt' : 'text';
}
