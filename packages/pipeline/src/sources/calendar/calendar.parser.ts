/**
 * Events of an iCalendar file (RFC 5545) within a window of time. Recurring ones are told one by one. What is outside the
 * window is dropped before the file is parsed, so that a calendar of a hundred thousand events costs a pass over its text.
 */
import ical from 'node-ical';
import { calendarUnreadable } from '../source.errors.ts';

export type CalendarEvent = {
  uid: string;
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  /** On the clock of the calendar: yyyy-mm-dd, and hh:mm unless it lasts the whole day. */
  day: string;
  time: string | null;
  /** The zone of that clock as the IANA names it; null where the file names none that exists. */
  timeZone: string | null;
  cancelled: boolean;
};
export type CalendarWindow = { from: Date; to: Date };
export type Calendar = { events: CalendarEvent[]; eventCount: number };

const eventsMax = 2_000;
const eventLength = 50_000;

const begin = 'BEGIN:VEVENT';
const end = 'END:VEVENT';

/** Whether an event may lie in the window: by its day, or because it recurs. A day that cannot be read is left to the parser. */
function mayBeWithin(block: string, { from, to }: CalendarWindow): boolean {
  if (/^R(?:RULE|DATE)[;:]/m.test(block)) return true;
  const written = /^DTSTART[^:\r\n]{0,200}:(\d{4})(\d{2})(\d{2})/m.exec(block);
  if (written === null) return false;
  const [, year, month, day] = written.map(Number);
  const at = Date.UTC(year ?? 0, (month ?? 1) - 1, day);
  const dayMs = 86_400_000;
  return at >= from.getTime() - dayMs && at <= to.getTime() + dayMs;
}

/** A rule that is of no meeting: more often than daily, or at many moments of a day. A year of it is millions of events. */
const frenzy =
  /^RRULE[^\r\n]*(?:FREQ=(?:SECOND|MINUTE|HOUR)LY|BY(?:SECOND|MINUTE|HOUR)=[^;\r\n]*,)[^\r\n]*(?:\r?\n|$)/gim;

/** An event on whole lines, that takes place once where its rule is of no meeting. */
const withoutFrenzy = (block: string): string => block.replaceAll(/\r?\n[ \t]/g, '').replaceAll(frenzy, '');

type Parts = { head: string; blocks: string[]; eventCount: number };

/** What stands before the first event, and the events of the window. */
function partsOf(text: string, window: CalendarWindow): Parts {
  const blocks: string[] = [];
  let [at, eventCount] = [0, 0];
  const first = text.indexOf(begin);
  for (let start = first; start !== -1; start = text.indexOf(begin, at)) {
    const stop = text.indexOf(end, start);
    if (stop === -1) break;
    at = stop + end.length;
    eventCount++;
    const block = withoutFrenzy(text.slice(start, at));
    if (blocks.length >= eventsMax || block.length > eventLength || !mayBeWithin(block, window)) continue;
    blocks.push(`${block}\r\n`);
  }
  return { head: first === -1 ? text : text.slice(0, first), blocks, eventCount };
}

const componentsIn = (head: string, blocks: readonly string[]) =>
  Object.values(ical.sync.parseICS(`${head}${blocks.join('')}END:VCALENDAR\r\n`));

/** What the parser makes of the events; one that it stumbles over costs that event alone. */
function componentsOf({ head, blocks }: Parts) {
  try {
    return componentsIn(head, blocks);
  } catch {
    return blocks.flatMap((block) => {
      try {
        return componentsIn(head, [block]);
      } catch {
        return [];
      }
    });
  }
}

const worded = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'val' in value ? value.val : value;
  return typeof text === 'string' ? text.trim() : '';
};

function zoneOf(zone: string | undefined): string | null {
  if (zone === undefined || zone === '') return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A moment on the clock of a zone. */
function onClock(at: Date, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    at,
  );
  const [day = '', time = ''] = parts.split(' ');
  return { day, time };
}

/** Reads the events of the window, in their order. Throws `source.calendar.unreadable` for what is no calendar. */
export function parseCalendar(text: string, window: CalendarWindow): Calendar {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.slice(0, 2_000))) throw calendarUnreadable();
  const within = partsOf(text, window);
  const events: CalendarEvent[] = [];
  for (const component of componentsOf(within)) {
    if (component?.type !== 'VEVENT' || !('start' in component)) continue;
    for (const instance of instancesOf(component, window)) {
      const { start, isFullDay } = instance;
      // A day that cannot be read comes as its text.
      if (!(start instanceof Date) || Number.isNaN(start.getTime()) || events.length >= eventsMax) continue;
      const timeZone = zoneOf(start.tz);
      const clock = onClock(start, isFullDay ? localZone() : (timeZone ?? 'UTC'));
      events.push({
        uid: `${component.uid}`.slice(0, 300),
        title: worded(component.summary).slice(0, 300) || 'Event',
        description: worded(component.description).slice(0, 2_000) || null,
        location: worded(component.location).slice(0, 300) || null,
        url:
          typeof component.url === 'string' && /^https?:/i.test(component.url)
            ? component.url.slice(0, 2_000)
            : null,
        day: clock.day,
        // A clock whose zone nobody knows tells no time.
        time: isFullDay || timeZone === null ? null : clock.time,
        timeZone,
        cancelled: component.status === 'CANCELLED' || /\bcancel/i.test(worded(component.summary)),
      });
    }
  }
  return { events: events.sort((a, b) => a.day.localeCompare(b.day)), eventCount: within.eventCount };
}

/** The parser gives whole days at midnight of the machine's own clock. */
const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type Event = Parameters<typeof ical.expandRecurringEvent>[0];

function instancesOf(event: Event, window: CalendarWindow) {
  try {
    return ical.expandRecurringEvent(event, window).slice(0, 200);
  } catch {
    // A rule that cannot be read leaves the event itself.
    return [{ start: event.start, isFullDay: event.datetype === 'date' }];
  }
}
