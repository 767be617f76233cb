/**
 * JSON transcripts: lists of turns, segments or words of programs and transcription services. The list is found by what it
 * holds and its keys by what they are called, so that one more service needs no reader of its own.
 */
import { z } from 'zod';
import type { OpenReport } from '../report/reading.report.ts';
import type { TranscriptAbout, TranscriptSegment } from '../source.type.ts';
import { parseDate } from '../text/date.text.ts';
import { descriptionOf, transcriptTitle } from './about.text.ts';
import { type EntryList, findEntries } from './json.list.ts';
import { inMs, unitsOf } from './json.time.ts';
import { isObject, type JsonObject } from './json.value.ts';
import { voicesOf } from './json.voices.ts';
import { joinWords, type TimedWord } from './json.words.ts';
import { unitOf } from './time.unit.ts';

export type JsonTranscript = {
  language: string | null;
  about: TranscriptAbout;
  segments: TranscriptSegment[];
};

/** Reads a parsed JSON value; null when it holds no list of what was said. What has no time among what has is noted. */
export function readJsonTranscript(value: unknown, report: OpenReport): JsonTranscript | null {
  const entryList = findEntries(value);
  if (entryList === null) return null;
  const timed = timedEntries(entryList);
  if (!entryList.areWords) noteUntimed(timed, report);
  const { nameOf, speakerAt } = voicesOf(value);
  const voiced = timed.map((one) => {
    const speaker = one.speaker ?? speakerAt(one.startMs, one.endMs);
    return { ...one, speaker: speaker === null ? null : nameOf(speaker) };
  });
  const segments = (entryList.areWords ? joinWords(voiced) : voiced).filter(({ text }) => text.trim() !== '');
  return segments.length === 0 ? null : { language: languageOf(value), about: aboutOf(value), segments };
}

/** Of a list in which most have a time, those that have none. */
function noteUntimed(entries: readonly TimedWord[], report: OpenReport): void {
  const untimed = entries.flatMap(({ startMs, text }, at) => (startMs === null ? [{ at, text }] : []));
  if (untimed.length * 2 >= entries.length) return;
  for (const { at, text } of untimed)
    report.note({ what: 'cue-time-unread', at: { kind: 'entry', number: at + 1 }, excerpt: text });
}

function timedEntries({ entries }: EntryList): TimedWord[] {
  const unit = unitOf(
    entries.map(({ text, times }) => ({ characters: text.trim().length, units: unitsOf(times) ?? 0 })),
  );
  return fromEndToEnd(
    entries.map(({ speaker, text, times }) => {
      const startMs = inMs(times.start, unit);
      const length = inMs(times.duration, unit);
      const endMs = inMs(times.end, unit) ?? (startMs !== null && length !== null ? startMs + length : null);
      return { speaker, text, startMs, endMs };
    }),
  );
}

/** Where a file tells of every entry only when it ends, each begins with the end of the one before. */
function fromEndToEnd(entries: readonly TimedWord[]): TimedWord[] {
  const isToldSo = entries.every(
    ({ startMs, endMs }, at) => startMs === null && endMs !== null && endMs >= (entries[at - 1]?.endMs ?? 0),
  );
  return entries.map((entry, at) => (isToldSo ? { ...entry, startMs: entries[at - 1]?.endMs ?? 0 } : entry));
}

function languageOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const inner = isObject(value['result']) ? value['result']['language'] : null;
  const language = value['language'] ?? value['language_code'] ?? inner;
  return typeof language === 'string' && /^[a-z]{2,3}([-_]\w{2,8})?$/i.test(language) ? language : null;
}

const Said = z.string().nullish().catch(null);
const About = z.looseObject({
  title: Said,
  description: Said,
  date: Said,
  published: Said,
  publishedAt: Said,
  published_at: Said,
  pubDate: Said,
  show: Said,
  podcast: Said,
  series: Said,
  organization: Said,
});

/** What stands beside the list of segments, or in `metadata`. */
function aboutOf(value: unknown): TranscriptAbout {
  const own: JsonObject = isObject(value) ? value : {};
  const inner = isObject(own['metadata']) ? own['metadata'] : {};
  const said = About.parse({ ...inner, ...own });
  return {
    title: transcriptTitle(said.title ?? ''),
    publishedAt: parseDate(
      said.publishedAt ?? said.published_at ?? said.pubDate ?? said.published ?? said.date,
    ),
    description: descriptionOf([said.description ?? '']),
    show: transcriptTitle(said.show ?? said.podcast ?? said.series ?? ''),
    organization: transcriptTitle(said.organization ?? ''),
    people: [],
  };
}
