import type { SignalKind } from '@ecco/domain';
import { readMoney, readRates } from '../../figures/money.ts';
import { assetClass } from '../../meeting/signals/fields.lexicon.ts';
import { firmInWords, significant } from '../../meeting/signals/names.ts';
import { clauseOf, type PlacedAct } from './placed-act.ts';

/** Sentences between two tellings of the same thing where only one of them says what it is. */
const near = 6;

/** What a sentence says of these is one decision. */
const ofPolicy = new Set<SignalKind>(['rate_change', 'target_change', 'vote', 'pacing']);

const sumsOf = (one: PlacedAct): number[] => readMoney(clauseOf(one)).map(({ value }) => value);
/** The last figure of a rate: what it is from then on. */
const ratesOf = (one: PlacedAct): string[] =>
  readRates(clauseOf(one)).flatMap((said) => said.match(/\d+(?:\.\d+)?/gu)?.slice(-1) ?? []);
/** Targets of two classes are two changes. */
const classesOf = ({ act, telling, until }: PlacedAct): string[] =>
  act.kind !== 'target_change'
    ? []
    : assetClass
        .findAll(telling.words.text.slice(Math.max(0, act.from - 1), until))
        .map(({ text }) => text.toLowerCase())
        .slice(0, 1);
const eventNames = (one: PlacedAct): string[] => {
  const match = firmInWords(clauseOf(one), one.act.kind, false);
  return match === null ? [] : significant(match);
};

const meet = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.some((value) => other.includes(value));

/** Whether two tell one event: nothing that both say differs, and something does not, or they stand close. */
function isSame(one: PlacedAct, other: PlacedAct): boolean {
  const [a, b] = [one.act.subject.fund, other.act.subject.fund];
  if (one.act.kind !== other.act.kind || (a && b && a !== b)) return false;
  // What was done was not refused.
  const stages = [one.act.stage, other.act.stage];
  if (stages.includes('completed') && stages.includes('rejected')) return false;
  // Nor is what was agreed to what was voted down.
  if (one.act.kind === 'vote' && one.act.stage !== other.act.stage) return false;
  const areClasses = [classesOf(one), classesOf(other)];
  const isOtherClass =
    areClasses.every(([known]) => known !== undefined) && !meet(classesOf(one), classesOf(other));
  if (one.position === other.position && ofPolicy.has(one.act.kind)) return !isOtherClass;
  const pairs = [
    [eventNames(one), eventNames(other)],
    [sumsOf(one).map(String), sumsOf(other).map(String)],
    [ratesOf(one), ratesOf(other)],
    [classesOf(one), classesOf(other)],
  ] as const;
  const both = pairs.filter(([mine, theirs]) => mine.length > 0 && theirs.length > 0);
  if (both.some(([mine, theirs]) => !meet(mine, theirs))) return false;
  // What says nothing of its own is the one that was told before.
  const isBare = pairs.every(([, theirs]) => theirs.length === 0);
  return both.length > 0 || isBare || Math.abs(one.position - other.position) <= near;
}

/** Whether a decision may be of what was told just before it, by the same. */
const isBefore = (event: readonly PlacedAct[], { act, position }: PlacedAct): boolean =>
  event.some(
    (one) =>
      position - one.position <= 2 &&
      (act.subject.fund === null || one.act.subject.fund === act.subject.fund),
  );

/** What is told of each event, in the order of the source. */
export function eventsOf(acts: readonly PlacedAct[]): PlacedAct[][] {
  const events: PlacedAct[][] = [];
  for (const act of acts) {
    if (act.act.refers) {
      if (act.act.kind !== 'vote') continue;
      events.findLast((event) => isBefore(event, act))?.push(act);
      continue;
    }
    const known = events.find((event) => event.every((one) => isSame(one, act)));
    if (known) known.push(act);
    else events.push([act]);
  }
  return events;
}
