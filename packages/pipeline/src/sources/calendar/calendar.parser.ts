/**
 * Events of an iCalendar file (RFC 5545) within a window of time. Recurring ones are told one by one. What is outside the
 * window is dropped before the file is parsed, so that a calendar of a hundred thousand events costs a pass over its text.
 */
import { appendAll, clockOf } from '@ecco/domain';
import ical from 'node-ical';
import { htmlToText } from '../html/html.text.ts';
import { calendarUnreadable } from '../source.errors.ts';
import { tidy } from '../text/tidy.ts';
import { newestOnly, withAddedDays, withOwnIds } from './calendar.block.ts';
import { isCalledOffTitle } from './calendar.cancelled.ts';
import { plainEvent } from './calendar.line.ts';
import { isRangeMark, rangesOf, type SeriesRange, withRanges } from './calendar.range.ts';
import { noZone, withZones, zoneOf, zoneOfCalendar } from './calendar.zone.ts';

export type CalendarEvent = {
  uid: string;
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  /** On the clock of the calendar: yyyy-mm-dd, and hh:mm unless it lasts the whole day. */
  day: string;
  time: string | null;
  /** The zone of that clock as the IANA names it; null where neither the file nor whoever meets is known to have one. */
  timeZone: string | null;
  /** Whose that zone is; null where none is known. */
  timeZoneFrom: 'calendar' | 'organization' | null;
  cancelled: boolean;
};
/** Of more events than are told, those nearest to `today` are. */
export type CalendarWindow = {
  from: Date;
  to: Date;
  today: Date;
  /** The zone of whoever meets, for a calendar that names none. */
  timeZone?: string | null;
};
/** `leftOut`: there were more events in the window. `unreadable`: those whose day cannot be read, or that are too long. */
export type Calendar = {
  events: CalendarEvent[];
  eventCount: number;
  leftOut: boolean;
  unreadable: number;
};

const eventsMax = 2_000;
const eventLength = 50_000;

const begin = 'BEGIN:VEVENT';
const end = 'END:VEVENT';

/** How far from today an event is, in ms; 0 for one that recurs, null for one whose day cannot be read. */
function distanceOf(block: string, today: Date): number | null {
  if (/^R(?:RULE|DATE)[;:]/m.test(block)) return 0;
  const written = /^DTSTART[^:\r\n]{0,200}:(\d{4})(\d{2})(\d{2})(?!\d)/m.exec(block);
  if (written === null) return null;
  const [, year = 0, month = 0, day = 0] = written.map(Number);
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() - today.getTime() : null;
}

const dayMs = 86_400_000;
const isWithin = (distance: number, { from, to, today }: CalendarWindow): boolean =>
  distance >= from.getTime() - today.getTime() - dayMs && distance <= to.getTime() - today.getTime() + dayMs;

/** A rule that is of no meeting: more often than daily, or at many moments of a day. A year of it is millions of events. */
const frenzy =
  /^RRULE[^\r\n]*(?:FREQ=(?:SECOND|MINUTE|HOUR)LY|BY(?:SECOND|MINUTE|HOUR)=[^;\r\n]*,)[^\r\n]*(?:\r?\n|$)/gim;

/** An event on whole lines, that takes place once where its rule is of no meeting. */
const withoutFrenzy = (block: string): string =>
  plainEvent(block.replaceAll(/\r?\n[ \t]/g, '')).replaceAll(frenzy, '');

type Parts = { head: string; blocks: string[] } & Pick<Calendar, 'eventCount' | 'leftOut' | 'unreadable'>;

function* blocksIn(text: string, first: number): Generator<string> {
  for (let start = first; start !== -1; ) {
    const stop = text.indexOf(end, start);
    if (stop === -1) return;
    yield text.slice(start, stop + end.length);
    start = text.indexOf(begin, stop);
  }
}

/** What stands before the first event, and the events of the window, the nearest of them where they are too many. */
function calendarParts(text: string, window: CalendarWindow, zone: string | null): Parts {
  const within: { block: string; distance: number }[] = [];
  let [eventCount, unreadable] = [0, 0];
  const first = text.indexOf(begin);
  for (const written of blocksIn(text, first)) {
    eventCount++;
    const isShort = written.length <= eventLength;
    const whole = isShort ? withoutFrenzy(written) : '';
    if (!isShort) unreadable++;
    const blocks = isShort ? withAddedDays(whole).flatMap((block) => withRanges(block, eventCount)) : [];
    for (const block of blocks) {
      const distance = distanceOf(block, window.today);
      if (distance === null) unreadable++;
      else if (isWithin(distance, window)) within.push({ block: `${withZones(block, zone)}\r\n`, distance });
    }
  }
  const leftOut = within.length > eventsMax;
  if (leftOut) within.sort((a, b) => Math.abs(a.distance) - Math.abs(b.distance));
  return {
    head: first === -1 ? text : text.slice(0, first),
    blocks: withOwnIds(newestOnly(within.slice(0, eventsMax).map(({ block }) => block))),
    ...{ eventCount, leftOut, unreadable },
  };
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

/** Reads the events of the window, in their order. Throws `source.calendar.unreadable` for what is no calendar. */
export function parseCalendar(text: string, window: CalendarWindow): Calendar {
  if (!/^[\s\ufeff]*BEGIN:VCALENDAR/i.test(text.slice(0, 2_000))) throw calendarUnreadable();
  const named = zoneOfCalendar(text);
  const zone = named ?? zoneOf(window.timeZone ?? undefined);
  const zoneFrom = named === null ? 'organization' : 'calendar';
  const ownFrom = namesZones.test(text) ? 'calendar' : zoneFrom;
  const within = calendarParts(text, window, zone);
  const events: CalendarEvent[] = [];
  let { unreadable } = within;
  const components = componentsOf(within).filter(isEvent);
  const ranges = rangesOf(components);
  const isAllOff = /^METHOD:CANCEL\s*$/im.test(within.head);
  for (const component of components) {
    // What a change of a series says is told with the dates of the series.
    if (isRangeMark(`${component.uid}`)) continue;
    const ofSeries = ranges.get(`${component.uid}`) ?? [];
    const calendarEvents = eventsOf(component, {
      window,
      zone,
      zoneFrom,
      ownFrom,
      ranges: ofSeries,
      isAllOff,
    });
    if (calendarEvents === null) unreadable++;
    else appendAll(events, calendarEvents);
  }
  const { eventCount } = within;
  return {
    events: nearest(events, window.today),
    leftOut: within.leftOut || events.length > eventsMax,
    ...{ eventCount, unreadable },
  };
}

/** In their order; of more than are told those nearest to today. */
function nearest(events: CalendarEvent[], today: Date): CalendarEvent[] {
  const distance = ({ day }: CalendarEvent): number => Math.abs(Date.parse(day) - today.getTime());
  const some =
    events.length > eventsMax ? events.sort((a, b) => distance(a) - distance(b)).slice(0, eventsMax) : events;
  return some.sort((a, b) => a.day.localeCompare(b.day));
}

type Event = Parameters<typeof ical.expandRecurringEvent>[0];

type ZoneFrom = 'calendar' | 'organization';
type Reading = {
  window: CalendarWindow;
  zone: string | null;
  zoneFrom: ZoneFrom;
  /** Whose the zone is where an event bears it: events without one were given it before they were parsed. */
  ownFrom: ZoneFrom;
  ranges: readonly SeriesRange<Event>[];
  /** The file calls off all that it tells of. */
  isAllOff: boolean;
};

const isEvent = (component: ReturnType<typeof componentsOf>[number]): component is Event =>
  component?.type === 'VEVENT' && 'start' in component;

/** A calendar of which an event names its zone. */
const namesZones = /^DTSTART;(?:[^:\r\n]{0,100};)?TZID=/im;

/** An event each time that it takes place in the window; null where its day cannot be read. */
function eventsOf(event: Event, reading: Reading): CalendarEvent[] | null {
  const instances = instancesOf(event, reading.window).flatMap((instance) =>
    changedBy(reading.ranges, event, instance),
  );
  const calendarEvents = instances.flatMap(({ start, isFullDay, event: own }): CalendarEvent[] => {
    // A day that cannot be read comes as its text.
    if (!(start instanceof Date) || Number.isNaN(start.getTime())) return [];
    const { clock, timeZone, timeZoneFrom } = shownAt(start, isFullDay, reading);
    return [
      {
        uid: `${event.uid}`.slice(0, 300),
        // One date of a series may have its own title and place, or be called off.
        title: eventTitle(own) || eventTitle(event) || 'Event',
        description: worded(own.description).slice(0, 2_000) || null,
        location: (worded(own.location) || worded(event.location)).slice(0, 300) || null,
        url: addressOf(own) ?? addressOf(event),
        day: clock.day,
        time: isFullDay ? null : clock.time,
        ...{ timeZone, timeZoneFrom },
        cancelled: reading.isAllOff || own.status === 'CANCELLED' || isCalledOffTitle(worded(own.summary)),
      },
    ];
  });
  const isUnreadable = !(event.start instanceof Date) || Number.isNaN(event.start.getTime());
  return calendarEvents.length === 0 && isUnreadable ? null : calendarEvents;
}

/** Programs that keep their events as HTML write its entities into the title. */
const eventTitle = ({ summary }: Event): string => {
  const title = worded(summary);
  return (/&(?:\w{2,8}|#\d{1,6});/.test(title) ? tidy(htmlToText(title)) : title).slice(0, 300);
};

type Instance = { start: Date; isFullDay: boolean; event: Event };

/** A date of a series as the last change that holds for it has it; one that was changed by itself stays. */
function changedBy(ranges: readonly SeriesRange<Event>[], series: Event, instance: Instance): Instance[] {
  const range = ranges.findLast(({ since }) => instance.start.getTime() >= since);
  if (range === undefined || instance.event !== series) return [instance];
  const { then, shiftMs } = range;
  const start: Start = new Date(instance.start.getTime() + shiftMs);
  start.tz = tzOf(instance.start);
  return [{ ...instance, start, event: then }];
}

const tzOf = (start: Start): string | undefined => start.tz;

const addressOf = ({ url }: Event): string | null =>
  typeof url === 'string' && /^https?:/i.test(url) ? url.slice(0, 2_000) : null;

type Start = Date & { tz?: string | undefined };

/** What the clock shows, and who says whose it is: that of the event's own zone; a moment of UTC on the clock of whoever meets. */
function shownAt(start: Start, isFullDay: boolean, { zone, zoneFrom, ownFrom }: Reading) {
  const shared = { timeZone: zone, timeZoneFrom: zone === null ? null : zoneFrom };
  if (isFullDay) return { clock: clockOf(start, localZone()), ...shared };
  if (start.tz === noZone) return { clock: clockOf(start, noZone), timeZone: null, timeZoneFrom: null };
  const own = zoneOf(start.tz);
  if (zone !== null && (own === null || own === 'UTC')) return { clock: clockOf(start, zone), ...shared };
  const timeZone = own ?? 'UTC';
  const timeZoneFrom: ZoneFrom = timeZone === zone ? ownFrom : 'calendar';
  return { clock: clockOf(start, timeZone), timeZone, timeZoneFrom };
}

/** The parser gives whole days at midnight of the machine's own clock. */
const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function instancesOf(event: Event, window: CalendarWindow) {
  try {
    return ical.expandRecurringEvent(event, window).slice(0, 200);
  } catch {
    // A rule that cannot be read leaves the event itself.
    return [{ start: event.start, isFullDay: event.datetype === 'date', event }];
  }
}
