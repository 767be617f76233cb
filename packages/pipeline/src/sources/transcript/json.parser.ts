/**
 * JSON transcripts as found: Podcasting 2.0, Whisper and whisper.cpp, lists of turns, utterances of transcription
 * services, YouTube's json3, Rev's monologues. The shape is told by its keys; unknown keys are passed over.
 */
import { z } from 'zod';
import type { TranscriptAbout, TranscriptSegment } from '../source.type.ts';
import { parseClockTime } from '../text/clock-time.ts';
import { parseDate } from '../text/date.text.ts';
import { descriptionOf, titleOf } from './about.text.ts';

const Time = z.union([z.number(), z.string()]).nullish();
const Label = z.union([z.string(), z.number()]).nullish();
const Run = z.looseObject({
  speaker: Label,
  speaker_label: Label,
  speakerName: Label,
  speaker_name: Label,
  name: Label,
  body: z.string().nullish(),
  text: z.string().nullish(),
  transcript: z.string().nullish(),
  startTime: Time,
  start_time: Time,
  start: Time,
  t: Time,
  endTime: Time,
  end_time: Time,
  end: Time,
  duration: Time,
  startMs: z.number().nullish(),
  endMs: z.number().nullish(),
  tStartMs: z.number().nullish(),
  dDurationMs: z.number().nullish(),
  offsets: z.object({ from: z.number(), to: z.number() }).nullish(),
  segs: z.array(z.looseObject({ utf8: z.string().nullish() })).nullish(),
  elements: z
    .array(
      z.looseObject({ value: z.string().nullish(), ts: z.number().nullish(), end_ts: z.number().nullish() }),
    )
    .nullish(),
});
type Run = z.infer<typeof Run>;
type Loose = Readonly<Record<string, unknown>>;

const listKeys = [
  'segments',
  'turns',
  'transcription',
  'utterances',
  'monologues',
  'events',
  'cues',
  'captions',
];

export type JsonTranscript = {
  language: string | null;
  about: TranscriptAbout;
  segments: TranscriptSegment[];
};

/** Reads a parsed JSON value; null when it has none of the known shapes. */
export function readJsonTranscript(value: unknown): JsonTranscript | null {
  const found = findRuns(value, 0);
  if (!found) return null;
  const runs = found.list.flatMap((entry) => {
    const run = Run.safeParse(entry);
    return run.success ? [run.data] : [];
  });
  const scale = inMilliseconds(found, runs) ? 1 : 1000;
  const segments = runs.map((run) => toSegment(run, scale)).filter((segment) => segment.text.trim() !== '');
  return segments.length === 0 && found.list.length > 0
    ? null
    : { language: languageOf(value), about: aboutOf(value), segments };
}

type Found = { key: string; list: readonly unknown[] };

function findRuns(value: unknown, depth: number): Found | null {
  if (Array.isArray(value))
    return value.length > 0 && isObject(value[0]) ? { key: 'root', list: value } : null;
  if (!isObject(value) || depth > 4) return null;
  for (const key of listKeys) {
    const list = value[key];
    if (Array.isArray(list)) return { key, list };
  }
  for (const key of ['results', 'result', 'transcript', 'data', 'channels', 'alternatives', 'paragraphs']) {
    const inner = value[key];
    const found = findRuns(Array.isArray(inner) && key !== 'paragraphs' ? inner[0] : inner, depth + 1);
    if (found) return found;
  }
  return null;
}

function toSegment(run: Run, scale: number): TranscriptSegment {
  const speaker = run.speaker ?? run.speaker_label ?? run.speakerName ?? run.speaker_name ?? run.name;
  const startMs = run.offsets?.from ?? run.tStartMs ?? run.startMs ?? timeOf(run.elements?.[0]?.ts, 1000);
  const start = startMs ?? timeOf(run.startTime ?? run.start_time ?? run.start ?? run.t, scale);
  return {
    speaker: speaker === null || speaker === undefined || speaker === '' ? null : String(speaker).trim(),
    text: textOf(run),
    startMs: start === null ? null : Math.round(start),
    endMs: endOf(run, start, scale),
  };
}

function endOf(run: Run, start: number | null, scale: number): number | null {
  const lastElement = run.elements?.findLast((element) => typeof element.end_ts === 'number');
  const end =
    run.offsets?.to ??
    run.endMs ??
    timeOf(run.endTime ?? run.end_time ?? run.end, scale) ??
    timeOf(lastElement?.end_ts, 1000) ??
    (start !== null && typeof run.dDurationMs === 'number' ? start + run.dDurationMs : null);
  if (end !== null) return Math.round(end);
  const duration = timeOf(run.duration, scale);
  return start !== null && duration !== null ? Math.round(start + duration) : null;
}

function textOf(run: Run): string {
  const own = run.body ?? run.text ?? run.transcript;
  if (typeof own === 'string') return own;
  if (run.segs) return run.segs.map((segment) => segment.utf8 ?? '').join('');
  return run.elements?.map((element) => element.value ?? '').join('') ?? '';
}

function timeOf(value: number | string | null | undefined, scale: number): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value * scale;
  return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * scale : parseClockTime(value);
}

/** Services that count whole milliseconds under `start`: no fraction anywhere and steps no second could have. */
function inMilliseconds(found: Found, runs: readonly Run[]): boolean {
  const times = runs.flatMap((run) =>
    typeof run.start === 'number' && typeof run.end === 'number' ? [run] : [],
  );
  if (times.length === 0 || (found.key !== 'utterances' && found.key !== 'root')) return false;
  const whole = times.every(({ start, end }) => Number.isInteger(start) && Number.isInteger(end));
  const words = times.reduce((sum, run) => sum + textOf(run).split(/\s+/).length, 0);
  const spoken = times.reduce((sum, { start, end }) => sum + (Number(end) - Number(start)), 0);
  return whole && spoken / words > 20;
}

function languageOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const inner = isObject(value['result']) ? value['result']['language'] : null;
  const language = value['language'] ?? value['language_code'] ?? inner;
  return typeof language === 'string' && /^[a-z]{2,3}([-_]\w{2,8})?$/i.test(language) ? language : null;
}

const About = z.looseObject({
  title: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
  date: z.string().nullish().catch(null),
  published: z.string().nullish().catch(null),
  publishedAt: z.string().nullish().catch(null),
  published_at: z.string().nullish().catch(null),
  pubDate: z.string().nullish().catch(null),
  show: z.string().nullish().catch(null),
  podcast: z.string().nullish().catch(null),
  series: z.string().nullish().catch(null),
  organization: z.string().nullish().catch(null),
});

/** What stands beside the list of segments, or in `metadata`. */
function aboutOf(value: unknown): TranscriptAbout {
  const own = isObject(value) ? value : {};
  const inner = isObject(own['metadata']) ? own['metadata'] : {};
  const said = About.parse({ ...inner, ...own });
  return {
    title: titleOf(said.title ?? ''),
    publishedAt: parseDate(
      said.publishedAt ?? said.published_at ?? said.pubDate ?? said.published ?? said.date,
    ),
    description: descriptionOf([said.description ?? '']),
    show: titleOf(said.show ?? said.podcast ?? said.series ?? ''),
    organization: titleOf(said.organization ?? ''),
  };
}

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
