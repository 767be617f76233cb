/**
 * One entry for transcripts of every format: decode -> tell the format by content (the media type and the file name
 * only break ties) -> read -> name the speakers -> merge into segments that can be read.
 */

import { type OpenReport, openReport } from '../report/reading.report.ts';
import {
  transcriptBroken,
  transcriptEmpty,
  transcriptTooLate,
  transcriptUnknown,
  transcriptUnread,
} from '../source.errors.ts';
import type {
  ParsedTranscript,
  TranscriptAbout,
  TranscriptFormat,
  TranscriptSegment,
} from '../source.type.ts';
import { decodeText, looksBinary } from '../text/text-decoding.ts';
import { nothingSaid } from './about.text.ts';
import { readAss } from './ass.parser.ts';
import { readCueText } from './cue.text.ts';
import { readHtmlTranscript } from './html.parser.ts';
import { withoutInitials } from './initials.label.ts';
import { readJsonFile } from './json.file.ts';
import type { JsonTranscript } from './json.parser.ts';
import { type LinedFile, readLrc, readPaired, readTenths } from './lined.parser.ts';
import { countedReport } from './mostly-unread.ts';
import { type ReadCue, repairCues } from './repaired-cues.ts';
import { readSami } from './sami.parser.ts';
import { readScc } from './scc.parser.ts';
import { mergeSegments } from './segment.merge.ts';
import { readSrt } from './srt.parser.ts';
import { readTable } from './table.parser.ts';
import { readTextFile } from './text.parser.ts';
import { readTimeMarks } from './time.mark.ts';
import { readTimedText } from './timed-text.parser.ts';
import { detectFormat, type TranscriptHint } from './transcript.format.ts';
import { readTtml } from './ttml.parser.ts';
import { nameVoices } from './voice.naming.ts';
import { type CueFile, readVtt } from './vtt.parser.ts';
import { readXmlTranscript } from './xml.parser.ts';

/**
 * Reads a transcript. Throws `source.transcript.empty`, `source.transcript.unknown`, or
 * `source.transcript.{vtt,srt,json}-broken` with the line, or `.mostly-unread` where half of it or more cannot be read.
 */
export function parseTranscript(bytes: Uint8Array, hint: TranscriptHint = {}): ParsedTranscript {
  const { text } = decodeText(bytes, hint.charset);
  if (text.trim() === '') throw transcriptEmpty();
  if (looksBinary(text)) throw transcriptUnknown();
  const format = detectFormat(text, hint);
  const report = openReport('transcript', format);
  const { language, about, segments, parts } = readers[format](text, report);
  const counted = countedReport(report.close(parts), segments.length);
  const merged = mergeSegments(withoutInitials(withinBounds(segments)));
  if (merged.length === 0) throw transcriptEmpty();
  return { format, language, about, report: counted, segments: merged };
}

/** The last time that can be kept, in ms: 596 hours. */
const latestMs = 2 ** 31 - 1;

/** Times that can be: none before the beginning, none before its own start. Throws where one is later than can be kept. */
function withinBounds(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  return segments.map((segment) => {
    const startMs = segment.startMs === null ? null : Math.max(0, segment.startMs);
    const endMs = segment.endMs === null || segment.endMs < (startMs ?? 0) ? null : segment.endMs;
    if ((startMs ?? 0) > latestMs || (endMs ?? 0) > latestMs) throw transcriptTooLate();
    return { ...segment, startMs, endMs };
  });
}

/** What the beginning of a transcript says of the whole; nothing where that cannot be told from a part. */
export function aboutTranscript(head: Uint8Array, hint: TranscriptHint = {}): TranscriptAbout {
  const { text } = decodeText(head, hint.charset);
  const format = detectFormat(text, hint);
  if (format === 'vtt') return readVtt(text).about;
  return format === 'text' ? readTextFile(text).about : nothingSaid;
}

type ReadTranscript = {
  language: string | null;
  about: TranscriptAbout;
  segments: TranscriptSegment[];
  /** How many parts of a kind there were, for the report. */
  parts?: Parameters<OpenReport['close']>[0];
};

const readers: Record<TranscriptFormat, (text: string, report: OpenReport) => ReadTranscript> = {
  vtt: (text, report) => readCues(readVtt(text), 'vtt', report),
  srt: (text, report) => readCues(readSrt(text), 'srt', report),
  json: (text, report) => voiced(readJsonFile(text, report)),
  html: (text) => said(readHtmlTranscript(text)),
  ttml: (text, report) => voiced({ about: nothingSaid, ...readTtml(text, report) }),
  sbv: (text, report) => readLined(readPaired(text, report)),
  lrc: (text, report) => readLined(readLrc(text, report)),
  sami: (text, report) => readLined(readSami(text, report)),
  scc: (text, report) => readLined(readScc(text, report)),
  mpl2: (text, report) => readLined(readTenths(text, report)),
  xml: readXml,
  timedtext: (text, report) => readLined(readTimedText(text, report)),
  ass: readStation,
  table: (text, report) => said(readTable(text, report)),
  text: (text, report) => ({ language: null, ...readTextFile(text, report) }),
};

/** Times that are wrong by the standard are read as they were meant; a file of which most cannot be is refused. */
function readCues(file: CueFile, format: 'vtt' | 'srt', report: OpenReport): ReadTranscript {
  const { cues, mended, untimed } = repairCues(file);
  const fault = file.faults[0];
  if (fault && (cues.length === 0 || untimed.length >= cues.length - untimed.length))
    throw transcriptBroken(format, fault.line, fault.what);
  const { language, about } = file;
  for (const cue of mended) report.note({ what: 'cue-time-mended', ...placed(cue) });
  for (const cue of untimed) report.note({ what: 'cue-time-unread', ...placed(cue) });
  const parts = { 'cue-time-mended': cues.length, 'cue-time-unread': cues.length };
  return { language, about, parts, segments: nameVoices(cues.flatMap(spokenRuns)) };
}

const placed = ({ line, timing, text }: CueFile['faults'][number]) => ({
  at: { kind: 'line' as const, number: line },
  excerpt: `${timing} ${text}`,
});

const spokenRuns = ({ id, text, startMs, endMs }: ReadCue): TranscriptSegment[] =>
  readCueText(text).map((run) => ({ ...run, speaker: run.speaker ?? voiceOfId(id), startMs, endMs }));

/** A meeting program writes who speaks behind the number of a cue: `12 "Jane Doe" (3829482)`. */
const voiceOfId = (id: string): string | null => /^\d{1,6} "([^"]{1,80})" \(\d+\)$/.exec(id)?.[1] ?? null;

const readLined = ({ cues, about }: LinedFile): ReadTranscript => ({
  language: null,
  about,
  segments: nameVoices(cues.flatMap(spokenRuns)),
});

function readStation(text: string, report: OpenReport): ReadTranscript {
  const { cues, about } = readAss(text, report);
  const runs = cues.flatMap((cue) => spokenRuns(cue).map((run) => ({ ...run, speaker: cue.speaker })));
  return { language: null, about, segments: nameVoices(runs) };
}

/** Where a file marks no voice its captions may begin with names. */
const voiced = (read: ReadTranscript): ReadTranscript =>
  read.segments.some(({ speaker }) => speaker !== null)
    ? read
    : { ...read, segments: nameVoices(read.segments) };

const said = (segments: TranscriptSegment[]): ReadTranscript => ({
  language: null,
  about: nothingSaid,
  segments,
});

function readXml(text: string, report: OpenReport): JsonTranscript {
  const read = readXmlTranscript(text, report);
  if (!read) throw transcriptUnread('an XML file without a list of what was said');
  return { ...read, segments: readTimeMarks(read.segments) };
}
