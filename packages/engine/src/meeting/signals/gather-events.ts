import { readMoney } from '../../figures/money.ts';
import type { Act, Event } from './act.type.ts';
import { nameIn, personIn, significant } from './names.ts';

/** Segments between two tellings of the same thing where neither names it. */
const near = 12;

/**
 * The acts of a meeting by what they are about: an amendment and the motion it amends, the recommendation before a
 * vote and the report after it, are one event.
 */
export function gatherEvents(acts: readonly Act[], isPlain: boolean): Event[] {
  const decided = acts.filter(({ isDecided }) => isDecided);
  const told = acts.filter(({ isDecided }) => !isDecided);
  const events: Event[] = [];
  for (const act of [...decided, ...told]) {
    const event = closest(
      act,
      events.filter((one) => belongs(act, one, isPlain)),
    );
    if (event === null) events.push({ acts: [act] });
    else event.acts.push(act);
  }
  return events;
}

function closest(act: Act, events: readonly Event[]): Event | null {
  const gap = ({ acts }: Event) => Math.min(...acts.map((one) => distance(act, one)));
  return events.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
}

const distance = (a: Act, b: Act): number => Math.max(0, a.first - b.last, b.first - a.last);

function belongs(act: Act, { acts }: Event, isPlain: boolean): boolean {
  const [head] = acts;
  if (head === undefined || !isSameKind(act, head)) return false;
  const [own, theirs] = [namesOf(act, isPlain), acts.flatMap((one) => namesOf(one, isPlain))];
  if (own.length > 0 && theirs.length > 0) return own.some((word) => theirs.includes(word));
  if (act.isDecided) return acts.some((one) => isOneMotion(act, one));
  const isInItem = act.item === null || head.item === null || act.item === head.item;
  const gap = Math.min(...acts.map((one) => distance(act, one)));
  return isInItem && gap <= near && !isOtherSum(act, acts);
}

/** A terminated manager's money is redeemed. */
const isSameKind = (a: Act, b: Act): boolean =>
  a.kind === b.kind ||
  (a.isDecided !== b.isDecided &&
    [a.kind, b.kind].every((kind) => kind === 'termination' || kind === 'redemption'));

/** Votes on one thing: an amendment and its motion. Two motions of which one failed are two things. */
const isOneMotion = (a: Act, b: Act): boolean =>
  (a.isAmendment || b.isAmendment) &&
  distance(a, b) <= near &&
  a.stage !== 'rejected' &&
  b.stage !== 'rejected';

/** What is reported with another sum, and not on the way to the vote, is another thing. */
function isOtherSum(act: Act, acts: readonly Act[]): boolean {
  const sums = readMoney(act.words.text).map(({ value }) => value);
  const known = acts.flatMap(({ words }) => readMoney(words.text).map(({ value }) => value));
  const isOnTheWay = acts.some(({ first, last }) => act.first >= first && act.first <= last);
  return !isOnTheWay && sums.length > 0 && known.length > 0 && !sums.some((value) => known.includes(value));
}

const namesOf = ({ words, kind }: Act, isPlain: boolean): string[] => {
  const found = nameIn(words.text, kind, isPlain) ?? personIn(words.text, kind);
  return found === null ? [] : significant(found);
};
