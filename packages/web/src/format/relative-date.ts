import { shortDate } from './date.ts';

const dayMs = 86_400_000;

/** How an event's date is told: by days for a week, then as a short date; null when it is no date. */
type RelativeDate =
  | { kind: 'today' | 'yesterday' }
  | { kind: 'daysAgo'; days: number }
  | { kind: 'date'; text: string };

/** Under one day 'today', under two 'yesterday', under seven days ago in days, else (and in the future) the date. */
export function relativeDate(iso: string, now: number): RelativeDate | null {
  const text = shortDate(iso);
  if (text === null) return null;
  const days = Math.floor((now - new Date(iso).getTime()) / dayMs);
  if (days < 0 || days >= 7) return { kind: 'date', text };
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'yesterday' } : { kind: 'daysAgo', days };
}
