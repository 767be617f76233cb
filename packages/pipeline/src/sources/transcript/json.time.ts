/** Times in the answers of transcription services: seconds, milliseconds or ticks, as numbers, clock times or durations. */
import { parseClockTime } from '../text/clock-time.ts';
import { isObject, type JsonObject } from './json.value.ts';
import { ticksInMs } from './time.unit.ts';

const startKeys = [
  ...['start_timestamp.relative', 'start_timestamp'],
  ...['offsets.from', 'startMs', 'start_ms', 'tStartMs', 'startTimeMs', 'start_time_ms', 'offsetInTicks'],
  ...['startTime', 'start_time', 'start', 'startOffset', 'start_offset', 'data_start', 'begin', 'from'],
  ...['startSec', 'start_sec', 'startSeconds', 'start_seconds', 'begin_time', 'beginTime'],
  ...['ts', 't', 'timestamp', 'timecode', 'time', 'offset', 'start time', 'Start', 'StartTime'],
];
const endKeys = [
  ...['end_timestamp.relative', 'end_timestamp'],
  ...['offsets.to', 'endMs', 'end_ms', 'endTimeMs', 'end_time_ms'],
  ...[
    'endTime',
    'end_time',
    'end',
    'endOffset',
    'end_offset',
    'data_end',
    'to',
    'end_ts',
    'resultEndTime',
    'resultEndOffset',
  ],
  ...['end time', 'End', 'EndTime', 'endSec', 'end_sec', 'endSeconds', 'end_seconds', 'finish_time'],
];
const durationKeys = ['dDurationMs', 'durationMs', 'duration_ms', 'durationInTicks', 'duration', 'dur'];

const unitNames = '(?:in)?(ms|msecs?|millis|milliseconds?|ticks|s|secs?|seconds?)?';
const startNames = new RegExp(`^(?:start|begin|from|offset)(?:time|offset|at)?${unitNames}$`);
const endNames = new RegExp(`^(?:end|stop|to)(?:time|offset|at)?${unitNames}$`);
const durationNames = new RegExp(`^(?:duration|length)${unitNames}$`);
const unitsInMs: Readonly<Record<string, number>> = {
  ...{ ms: 1, msec: 1, msecs: 1, millis: 1, millisecond: 1, milliseconds: 1, ticks: 1 / ticksInMs },
  ...{ s: 1000, sec: 1000, secs: 1000, second: 1000, seconds: 1000 },
};

/** A time as it stands: with its unit where the key or the value says it, else a number whose unit its list must tell. */
type RawTime = { ms: number } | { plain: number };

/** When an entry begins and ends, or how long it lasts; null for what it does not say. */
export type RawTimes = { start: RawTime | null; end: RawTime | null; duration: RawTime | null };

export function timesOf(entry: JsonObject): RawTimes {
  return {
    start: firstTime(entry, startKeys) ?? firstNamedSo(entry, startNames),
    end: firstTime(entry, endKeys) ?? firstNamedSo(entry, endNames),
    duration: firstTime(entry, durationKeys) ?? firstNamedSo(entry, durationNames),
  };
}

function firstTime(entry: JsonObject, keys: readonly string[]): RawTime | null {
  for (const key of keys) {
    const time = readTime(key, valueAt(entry, key));
    if (time !== null) return time;
  }
  return null;
}

/** The first time whose key says what it is, and perhaps in which unit, however a service writes it: "offsetMilliseconds", "start_in_seconds". */
function firstNamedSo(entry: JsonObject, names: RegExp): RawTime | null {
  for (const [key, value] of Object.entries(entry)) {
    const named = names.exec(key.replace(/[^a-z]/gi, '').toLowerCase());
    const time = named === null ? null : readTime(key, value);
    if (time === null) continue;
    const each = unitsInMs[named?.[1] ?? ''];
    return 'plain' in time && each !== undefined ? { ms: time.plain * each } : time;
  }
  return null;
}

function valueAt(entry: JsonObject, key: string): unknown {
  const [outer = '', inner] = key.split('.');
  const value = entry[outer];
  return inner !== undefined && typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === inner)?.[1]
    : inner === undefined
      ? value
      : undefined;
}

/** "PT1M2.5S", as ISO 8601 writes a length. */
const isoLength = /^PT(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7}(?:\.\d{1,9})?)S)?$/;

function readTime(key: string, value: unknown): RawTime | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    if (/ticks$/i.test(key)) return { ms: value / ticksInMs };
    return /ms$/i.test(key) || key.startsWith('offsets.') ? { ms: value } : { plain: value };
  }
  if (isObject(value)) return secondsAndNanos(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return /ms$/i.test(key) ? { ms: Number(text) } : { plain: Number(text) };
  const iso = isoLength.exec(text);
  if (iso !== null && text !== 'PT')
    return { ms: (Number(iso[1] ?? 0) * 3600 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0)) * 1000 };
  const ms = parseClockTime(text.replace(/^(\d{1,3}:\d{2}:\d{2}):(\d{3})$/, '$1.$2'));
  return ms === null ? null : { ms };
}

/** `{ seconds: "2", nanos: 500000000 }`, as some services write a time. */
function secondsAndNanos({ seconds, nanos }: JsonObject): RawTime | null {
  const isNumber = (part: unknown) => typeof part === 'number' || /^\d{1,9}$/.test(String(part));
  if (!isNumber(seconds) && !isNumber(nanos)) return null;
  return { ms: (Number(seconds) || 0) * 1000 + Math.round((Number(nanos) || 0) / 1e6) };
}

export const inMs = (time: RawTime | null, unit: number): number | null => {
  if (time === null) return null;
  return Math.round('ms' in time ? time.ms : time.plain * unit);
};

/** How many units an entry of plain numbers lasts; null where it does not say. */
export function unitsOf({ start, end, duration }: RawTimes): number | null {
  if (duration !== null && 'plain' in duration) return duration.plain;
  return start !== null && end !== null && 'plain' in start && 'plain' in end
    ? end.plain - start.plain
    : null;
}
