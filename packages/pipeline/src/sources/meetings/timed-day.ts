/** Days that a page has for programs beside its words: `<time datetime="2026-10-08T09:00">8 OCT</time>`. */
import type { FlatPage, TimedPlace } from './flat.page.ts';
import type { WrittenDay } from './written-day.ts';

const moment = /^(20\d\d)-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?/;

type TimedDay = WrittenDay & { time: string | null };

function placedDay({ start, end, moment: said }: TimedPlace): TimedDay | null {
  const [, year, month, day, time = null] = moment.exec(said) ?? [];
  if (year === undefined) return null;
  const clock = time === '00:00' ? null : time;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    weekday: null,
    start,
    end,
    time: clock,
  };
}

const isAt = (one: TimedPlace, { start, end }: Pick<WrittenDay, 'start' | 'end'>): boolean =>
  one.start <= start && end <= one.end;

/** What the page says for programs of a day; null where it says nothing. */
export const timedAt = ({ timed }: FlatPage, day: WrittenDay): TimedDay | null =>
  timed
    .filter((one) => isAt(one, day))
    .map(placedDay)
    .find((one) => one !== null) ?? null;

/** The days of a page, with those of which only what it says for programs tells the year or the day. */
export function withTimedDays(page: FlatPage, written: readonly WrittenDay[]): WrittenDay[] {
  const untold = page.timed.filter((one) => !written.some((day) => isAt(one, day) && day.year !== null));
  const added = untold.flatMap((one) => placedDay(one) ?? []);
  const writtenDays = written.filter((day) => !untold.some((one) => isAt(one, day)));
  return [...writtenDays, ...added].sort((a, b) => a.start - b.start);
}
