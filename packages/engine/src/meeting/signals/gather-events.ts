import { readMoney } from '../../figures/money.ts';
import type { Act, Event } from './act.type.ts';
import { firmInWords, personIn, significant } from './names.ts';

/** Segments between two tellings of the same thing where neither names it. */
const near = 12;
/** Segments that are looked up together. */
const stretch = 16;

/** An act with what its words name, which is read once. */
type ActReading = { act: Act; names: readonly string[]; sums: readonly number[] };
type ActEvent = { at: number; head: Act; acts: Act[]; names: Set<string>; sums: Set<number> };
/** The events so far, by the words of their names and by where their acts are: few are looked at for an act. */
type EventIndex = {
  events: ActEvent[];
  byName: Map<string, Set<ActEvent>>;
  byPlace: Map<number, Set<{ act: Act; event: ActEvent }>>;
};

/**
 * The acts of a meeting by what they are about: an amendment and the motion it amends, the recommendation before a
 * vote and the report after it, are one event.
 */
export function gatherEvents(acts: readonly Act[], isPlain: boolean): Event[] {
  const decided = acts.filter(({ isDecided }) => isDecided);
  const reported = acts.filter(({ isDecided }) => !isDecided);
  const eventIndex: EventIndex = { events: [], byName: new Map(), byPlace: new Map() };
  for (const act of [...decided, ...reported]) {
    const read = {
      act,
      names: actNames(act, isPlain),
      sums: readMoney(act.words.text).map(({ value }) => value),
    };
    put(eventIndex, read, closest(act, belonging(eventIndex, read)) ?? begin(eventIndex, act));
  }
  return eventIndex.events.map((event) => ({ acts: event.acts }));
}

function begin({ events }: EventIndex, head: Act): ActEvent {
  const event = { at: events.length, head, acts: [], names: new Set<string>(), sums: new Set<number>() };
  events.push(event);
  return event;
}

function put({ byName, byPlace }: EventIndex, { act, names, sums }: ActReading, event: ActEvent): void {
  event.acts.push(act);
  for (const sum of sums) event.sums.add(sum);
  for (const name of names) {
    event.names.add(name);
    byName.set(name, (byName.get(name) ?? new Set()).add(event));
  }
  const placed = { act, event };
  for (const part of stretches(act, 0)) byPlace.set(part, (byPlace.get(part) ?? new Set()).add(placed));
}

/** The parts of the source that an act lies in; a vote may stand before what is said around it. */
function stretches({ first, last }: Act, around: number): number[] {
  const from = Math.floor((Math.min(first, last) - around) / stretch);
  const to = Math.floor((Math.max(first, last) + around) / stretch);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** The events that an act is part of: those that share a name, and those beside it where one of both has none. */
function belonging({ byName, byPlace }: EventIndex, read: ActReading): ActEvent[] {
  const { act, names } = read;
  const match = new Set(names.flatMap((name) => [...(byName.get(name) ?? [])]));
  const beside = new Map<ActEvent, Set<Act>>();
  for (const part of stretches(act, near))
    for (const { act: other, event } of byPlace.get(part) ?? [])
      if (distance(act, other) <= near) beside.set(event, (beside.get(event) ?? new Set()).add(other));
  for (const [event, acts] of beside) {
    const isNamed = names.length > 0 && event.names.size > 0;
    if (!isNamed && isBeside(read, event, [...acts])) match.add(event);
  }
  return [...match].filter(({ head }) => isSameKind(act, head));
}

/** The nearest of some events; of two that are as near, the one that began first. */
function closest(act: Act, events: readonly ActEvent[]): ActEvent | null {
  const [only, ...others] = events;
  if (only === undefined || others.length === 0) return only ?? null;
  const gap = ({ acts }: ActEvent) =>
    acts.reduce((least, one) => Math.min(least, distance(act, one)), Infinity);
  const byGap = events.map((event) => ({ event, gap: gap(event) }));
  return byGap.toSorted((a, b) => a.gap - b.gap || a.event.at - b.event.at)[0]?.event ?? null;
}

const distance = (a: Act, b: Act): number => Math.max(0, a.first - b.last, b.first - a.last);

/** `acts`: those of the event that are near. */
function isBeside(read: ActReading, event: ActEvent, acts: readonly Act[]): boolean {
  const { act } = read;
  if (act.isDecided) return acts.some((one) => isOneMotion(act, one));
  const isInItem = act.item === null || event.head.item === null || act.item === event.head.item;
  return isInItem && !isOtherSum(read, event, acts);
}

/** A terminated manager's money is redeemed. */
const isSameKind = (a: Act, b: Act): boolean =>
  a.kind === b.kind ||
  (a.isDecided !== b.isDecided &&
    [a.kind, b.kind].every((kind) => kind === 'termination' || kind === 'redemption'));

/** Votes on one thing: an amendment and its motion. Two motions of which one failed are two things. */
const isOneMotion = (a: Act, b: Act): boolean =>
  (a.isAmendment || b.isAmendment) && a.stage !== 'rejected' && b.stage !== 'rejected';

/** What is reported with another sum, and not on the way to the vote, is another thing. */
function isOtherSum({ act, sums }: ActReading, { sums: known }: ActEvent, acts: readonly Act[]): boolean {
  const isOnTheWay = acts.some(({ first, last }) => act.first >= first && act.first <= last);
  return !isOnTheWay && sums.length > 0 && known.size > 0 && !sums.some((value) => known.has(value));
}

const actNames = ({ words, kind }: Act, isPlain: boolean): string[] => {
  const match = firmInWords(words.text, kind, isPlain) ?? personIn(words.text, kind);
  return match === null ? [] : significant(match);
};
