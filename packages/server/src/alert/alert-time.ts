import type { AlertSettings, TellingRhythm } from '@ecco/domain';

const dayMs = 86_400_000;
/** What comes at once comes together, where more follows within minutes. */
export const atOnceGapMs = 5 * 60_000;

type LocalDay = { year: number; month: number; day: number };
type LocalTime = LocalDay & { hour: number; minute: number; second: number };

/** What the clocks of a zone show at a time. */
function localTime(ms: number, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(ms);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    ...{ year: read('year'), month: read('month'), day: read('day') },
    ...{ hour: read('hour'), minute: read('minute'), second: read('second') },
  };
}

const asUtc = ({ year, month, day, hour, minute, second }: LocalTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/**
 * When the clocks of a zone show the hour of a day, in ms. Where they show it twice it is one of the two, and where they
 * skip it the hour after: each day has one.
 */
function zonedTime(day: LocalDay, hour: number, timeZone: string): number {
  const requested = asUtc({ ...day, hour, minute: 0, second: 0 });
  const offsetAt = (ms: number) => asUtc(localTime(ms, timeZone)) - ms;
  const guess = requested - offsetAt(requested);
  const time = requested - offsetAt(guess);
  return localTime(time, timeZone).hour === hour ? time : guess;
}

/** 1 is Monday. */
const weekdayOf = ({ year, month, day }: LocalDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

/** When somebody is told next after a time, both in ms. */
export function nextTime(rhythm: TellingRhythm, settings: AlertSettings, after: number): number {
  if (rhythm === 'at_once') return after;
  const { timeZone, hour, weekday } = settings;
  const today = localTime(after, timeZone);
  const noon = Date.UTC(today.year, today.month - 1, today.day, 12);
  const days = Array.from({ length: 9 }, (_, index) => {
    const date = new Date(noon + index * dayMs);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  });
  const times = days
    .filter((day) => rhythm === 'daily' || weekdayOf(day) === weekday)
    .map((day) => zonedTime(day, hour, timeZone));
  return times.find((time) => time > after) ?? after + dayMs;
}

/** What one digest of a rhythm is known by: no two of the same are sent. The day is that of its reader. */
export function periodOf(rhythm: TellingRhythm, { timeZone }: AlertSettings, at: Date): string {
  if (rhythm === 'at_once') return at.toISOString();
  const { year, month, day } = localTime(at.getTime(), timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
