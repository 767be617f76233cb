/** Times in the answers of transcription services: seconds, milliseconds or ticks, as numbers, clock times or durations. */
import { parseClockTime } from '../text/clock-time.ts';
import type { JsonObject } from './json.value.ts';

const startKeys = [
  ...['offsets.from', 'startMs', 'start_ms', 'tStartMs', 'startTimeMs', 'start_time_ms', 'offsetInTicks'],
  ...['startTime', 'start_time', 'start', 'startOffset', 'start_offset', 'data_start', 'begin', 'from'],
  ...['ts', 't', 'timestamp', 'timecode', 'time', 'offset', 'start time', 'Start', 'StartTime'],
];
const endKeys = [
  ...['offsets.to', 'endMs', 'end_ms', 'endTimeMs', 'end_time_ms'],
  ...['endTime', 'end_time', 'end', 'endOffset', 'end_offset', 'data_end', 'to', 'end_ts', 'resultEndTime'],
  ...['end time', 'End', 'EndTime'],
];
const durationKeys = ['dDurationMs', 'durationMs', 'duration_ms', 'durationInTicks', 'duration', 'dur'];

/** A time as it stands: with its unit where the key or the value says it, else a number whose unit its list must tell. */
type RawTime = { ms: number } | { plain: number };

/** When an entry begins and ends, or how long it lasts; null for what it does not say. */
export type RawTimes = { start: RawTime | null; end: RawTime | null; duration: RawTime | null };

export function timesOf(entry: JsonObject): RawTimes {
  return {
    start: firstTime(entry, startKeys),
    end: firstTime(entry, endKeys),
    duration: firstTime(entry, durationKeys),
  };
}

function firstTime(entry: JsonObject, keys: readonly string[]): RawTime | null {
  for (const key of keys) {
    const time = readTime(key, valueAt(entry, key));
    if (time !== null) return time;
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

const ticksInMs = 10_000;
/** "PT1M2.5S", as ISO 8601 writes a length. */
const isoLength = /^PT(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7}(?:\.\d{1,9})?)S)?$/;

function readTime(key: string, value: unknown): RawTime | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    if (/ticks$/i.test(key)) return { ms: value / ticksInMs };
    return /ms$/i.test(key) || key.startsWith('offsets.') ? { ms: value } : { plain: value };
  }
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return /ms$/i.test(key) ? { ms: Number(text) } : { plain: Number(text) };
  const iso = isoLength.exec(text);
  if (iso !== null && text !== 'PT')
    return { ms: (Number(iso[1] ?? 0) * 3600 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0)) * 1000 };
  const ms = parseClockTime(text.replace(/^(\d{1,3}:\d{2}:\d{2}):(\d{3})$/, '$1.$2'));
  return ms === null ? null : { ms };
}

/** Characters a second, below which nobody speaks, and above which nobody can. */
const [slowest, fastest] = [0.6, 60];

/**
 * Milliseconds in one unit of a list's plain numbers: seconds, unless they would have been spoken far too slowly and another
 * unit would not. `spoken`: characters and how many units they took, for each entry that says both.
 */
export function unitOf(spoken: readonly { characters: number; units: number }[]): number {
  const paces = spoken
    .flatMap(({ characters, units }) => (units > 0 && characters > 0 ? [characters / units] : []))
    .toSorted((a, b) => a - b);
  const pace = paces[Math.floor(paces.length / 2)];
  if (pace === undefined) return 1000;
  // Seconds, milliseconds, and ticks of 100 ns.
  const units = [1000, 1, 1 / ticksInMs];
  return units.find((ms) => (pace * 1000) / ms >= slowest && (pace * 1000) / ms <= fastest) ?? 1000;
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
