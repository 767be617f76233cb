// What happened to a company in the year of its report: what it bought, sold or gave back, told with its sum.
import { readMoney } from '../figures/money.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { didWithMoney } from './main-figure.lexicon.ts';

/** Events beside the results. */
const mostEvents = 2;
/** A smaller sum is no event of a company's year. */
const leastSum = 100e6;

const yearIn = /\b(?:19|20)\d\d\b/gu;
/** The half of a year in which a fiscal year of the next one may have begun. */
const secondHalf = /\b(?:July|August|September|October|November|December)(?: \d{1,2})?,? $/u;

/** Whether all years that a sentence names are that of a report, the next, or the half before in which its fiscal year began. */
function isOfYear(polished: string, newest: number): boolean {
  const named = [...polished.matchAll(yearIn)].map(({ 0: year, index }) => ({ year: Number(year), index }));
  return (
    named.length > 0 &&
    named.every(
      ({ year, index }) =>
        year === newest ||
        year === newest + 1 ||
        (year === newest - 1 && secondHalf.test(polished.slice(0, index))),
    )
  );
}

const sumIn = ({ polished }: RatedStatement): number =>
  readMoney(polished).reduce((most, { value }) => Math.max(most, value ?? 0), 0);

/**
 * The largest of what a company bought, sold or decided to give back to its owners about the year of its report, the
 * largest first. `fit`: sentences that stand alone; `newest`: the year of its results.
 */
export function eventsOf(fit: readonly RatedStatement[], newest: number): RatedStatement[] {
  const kinds = new Map<string, RatedStatement>();
  for (const one of fit) {
    const kind = didWithMoney.findAll(one.polished)[0]?.text.toLowerCase().split(' ')[0];
    if (kind === undefined || !isOfYear(one.polished, newest) || sumIn(one) < leastSum) continue;
    const known = kinds.get(kind);
    if (known === undefined || sumIn(one) > sumIn(known)) kinds.set(kind, one);
  }
  return [...kinds.values()].toSorted((a, b) => sumIn(b) - sumIn(a)).slice(0, mostEvents);
}
