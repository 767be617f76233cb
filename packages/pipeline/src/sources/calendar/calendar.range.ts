/** Changes of a series from one of its dates on (RECURRENCE-ID with RANGE=THISANDFUTURE), which the parser knows as of that date alone. */

const change = /^RECURRENCE-ID((?:;[^:\r\n]{0,300})?):([^\r\n]{1,100})(?:\r?\n|$)/im;
const ofFuture =
  /^RECURRENCE-ID[^:\r\n]{0,300};RANGE=THISANDFUTURE[^:\r\n]{0,300}:|^RECURRENCE-ID;RANGE=THISANDFUTURE/im;
const uid = /^UID[^:\r\n]{0,100}:([^\r\n]{0,1000})/im;
/** Stands between the id of a series and what marks its change. */
const mark = '#from-then-';

/**
 * A change of all dates to come as two events of their own: the moment from which it holds, and what is from then on. Both are
 * taken out of the calendar again by `rangesOf`.
 */
export function withRanges(block: string, place: number): string[] {
  const [line, params = '', value = ''] = ofFuture.test(block) ? (change.exec(block) ?? []) : [];
  if (line === undefined) return [block];
  const named = (which: string) => (said: string) => `${said.trim()}${mark}${place}-${which}`;
  const own = block.replace(change, '');
  const clock = params.replace(/;RANGE=THISANDFUTURE/i, '');
  const since = own
    .replace(/^(?:RRULE|DTEND|DURATION)[^\r\n]*(?:\r?\n|$)/gim, '')
    .replace(/^DTSTART[^\r\n]*/im, `DTSTART${clock}:${value}`);
  return [since.replace(uid, named('since')), own.replace(uid, named('then'))];
}

export const isRangeMark = (id: string): boolean => id.includes(mark);

type CalendarEvent = { uid: unknown; start: unknown; rrule?: unknown };
/** `since`: from when. `shiftMs`: how much later each date begins. `then`: what is said of them. */
export type SeriesRange<Event> = { since: number; shiftMs: number; then: Event };

/** The changes of a series by its id, in their order. */
export function rangesOf<Event extends CalendarEvent>(
  events: readonly Event[],
): Map<string, SeriesRange<Event>[]> {
  const startOf = ({ start }: CalendarEvent): number =>
    start instanceof Date ? start.getTime() : Number.NaN;
  const marked = new Map(
    events.flatMap((event): [string, Event][] =>
      typeof event.uid === 'string' && isRangeMark(event.uid) ? [[event.uid, event]] : [],
    ),
  );
  const ranges = new Map<string, SeriesRange<Event>[]>();
  for (const [id, then] of marked) {
    const since = id.endsWith('-then') ? marked.get(id.replace(/then$/, 'since')) : undefined;
    if (since === undefined || Number.isNaN(startOf(since)) || Number.isNaN(startOf(then))) continue;
    const series = id.slice(0, id.indexOf(mark));
    const range = { since: startOf(since), shiftMs: startOf(then) - startOf(since), then };
    ranges.set(
      series,
      [...(ranges.get(series) ?? []), range].sort((one, other) => one.since - other.since),
    );
  }
  return ranges;
}
