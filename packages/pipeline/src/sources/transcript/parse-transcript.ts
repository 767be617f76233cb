/**
 * One entry for transcripts of every format: decode -> tell the format by content (the media type and the file name
 * only break ties) -> read -> name the speakers -> merge into segments that can be read.
 */

import { transcriptBroken, transcriptEmpty, transcriptUnknown } from '../source.errors.ts';
import type {
  Cue,
  ParsedTranscript,
  TranscriptAbout,
  TranscriptFormat,
  TranscriptSegment,
} from '../source.type.ts';
import { decodeText, looksBinary } from '../text/text-decoding.ts';
import { nothingSaid } from './about.text.ts';
import { readCueText } from './cue.text.ts';
import { isCitedHtml, readHtmlTranscript } from './html.parser.ts';
import { type JsonTranscript, readJsonTranscript } from './json.parser.ts';
import { mergeSegments } from './segment.merge.ts';
import { isSrt, readSrt } from './srt.parser.ts';
import { readTextFile } from './text.parser.ts';
import { readTimeMarks } from './time.mark.ts';
import { nameVoices } from './voice.naming.ts';
import { type CueFile, isVtt, readVtt } from './vtt.parser.ts';

export type TranscriptHint = { mime?: string | null; name?: string | null; charset?: string | null };

/**
 * Reads a transcript. Throws `source.transcript.empty`, `source.transcript.unknown`, or
 * `source.transcript.{vtt,srt,json}-broken` with the line.
 */
export function parseTranscript(bytes: Uint8Array, hint: TranscriptHint = {}): ParsedTranscript {
  const { text } = decodeText(bytes, hint.charset);
  if (text.trim() === '') throw transcriptEmpty();
  if (looksBinary(text)) throw transcriptUnknown();
  const format = detectFormat(text, hint);
  const { language, about, segments } = readers[format](text);
  const merged = mergeSegments(segments);
  if (merged.length === 0) throw transcriptEmpty();
  return { format, language, about, segments: merged };
}

/** What the beginning of a transcript says of the whole; nothing where that cannot be told from a part. */
export function aboutTranscript(head: Uint8Array, hint: TranscriptHint = {}): TranscriptAbout {
  const { text } = decodeText(head, hint.charset);
  const format = detectFormat(text, hint);
  if (format === 'vtt') return readVtt(text).about;
  return format === 'text' ? readTextFile(text).about : nothingSaid;
}

/** The format of a transcript by its content. */
export function detectFormat(text: string, hint: TranscriptHint = {}): TranscriptFormat {
  const said = `${hint.mime ?? ''} ${hint.name ?? ''}`.toLowerCase();
  if (isVtt(text)) return 'vtt';
  if (isSrt(text)) return 'srt';
  if (/^\s*[[{]/.test(text) && (said.includes('json') || /^\s*(?:\{\s*"|\[\s*\{)/.test(text))) return 'json';
  if (isCitedHtml(text) || /^\s*<(?:!doctype|html|body|p|div|cite)[\s>]/i.test(text)) return 'html';
  // What names itself a caption file and is none shall be told so, and not be read as prose.
  if (/\bvtt\b/.test(said)) return 'vtt';
  return /\bsrt\b|subrip/.test(said) ? 'srt' : 'text';
}

type Read = { language: string | null; about: TranscriptAbout; segments: TranscriptSegment[] };

const readers: Record<TranscriptFormat, (text: string) => Read> = {
  vtt: (text) => readCues(readVtt(text), 'vtt'),
  srt: (text) => readCues(readSrt(text), 'srt'),
  json: readJson,
  html: (text) => ({ language: null, about: nothingSaid, segments: readHtmlTranscript(text) }),
  text: (text) => ({ language: null, ...readTextFile(text) }),
};

/** A few wrong cues are passed over; a file that is mostly wrong is refused at its first fault. */
function readCues(file: CueFile, format: 'vtt' | 'srt'): Read {
  const fault = file.faults[0];
  if (fault && file.faults.length >= file.cues.length) throw transcriptBroken(format, fault.line, fault.what);
  const { language, about } = file;
  return { language, about, segments: nameVoices(file.cues.flatMap(spokenRuns)) };
}

const spokenRuns = (cue: Cue): TranscriptSegment[] =>
  readCueText(cue.text).map((run) => ({ ...run, startMs: cue.startMs, endMs: cue.endMs }));

function readJson(text: string): JsonTranscript {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw transcriptBroken('json', lineOfJsonError(error, text), 'it is not valid JSON.');
  }
  const read = readJsonTranscript(value);
  if (!read) throw transcriptBroken('json', 1, 'it has no list of segments with text.');
  return { ...read, segments: readTimeMarks(read.segments) };
}

function lineOfJsonError(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}
