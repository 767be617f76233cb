import type { HistoryEntry } from '@ecco/contract';
import { dayBefore, localDay } from '../../format/day.ts';

export type Day = { day: string; isToday: boolean; isYesterday: boolean; entries: readonly HistoryEntry[] };

/** Entries by the day on which they were opened, by the reader's clock; the order stays. */
export function days(entries: readonly HistoryEntry[], now: Date): Day[] {
  const [today, yesterday] = [localDay(now), localDay(dayBefore(now))];
  const byDay = Map.groupBy(entries, (entry) => localDay(new Date(entry.opened_at)));
  return [...byDay].map(([day, group]) => ({
    day,
    isToday: day === today,
    isYesterday: day === yesterday,
    entries: group,
  }));
}
