import type { Cast } from '../talk/cast.type.ts';
import { type Run, runText } from '../talk/turn.ts';
import type { SettledMotion } from './motion.ts';
import type { SideList } from './printed/side-list.ts';
import { needsMore, type Tally, type VoteTotal } from './tally.ts';

/** A vote as far as it is told: what its parts do not agree on is left out, and `unread` is where it stands. */
type AgreedVote = { tally: Tally; casts: readonly Cast[]; unread: Run | null };

type Side = 'yes' | 'no' | 'abstain';
const sides: readonly Side[] = ['yes', 'no', 'abstain'];
const none: Tally = { yes: null, no: null, abstain: null };

/** A line with a name and "No" beside it may be of anything; so many are a roll. */
const fewestRows = 3;

/**
 * The vote on what was settled. Minutes are told by count and by name where the counts, the names and the outcome agree,
 * and not at all where they do not. Of what was heard, names that do not come to the count are left out.
 */
export function agreedVote(settled: SettledMotion): AgreedVote {
  const { motion, outcome, tally, result } = settled;
  if (!outcome.turn.isWritten) return spokenVote(settled);
  const { lists } = motion;
  const casts = castsOf(motion.casts, lists);
  const rows = motion.casts.filter(({ isRow }) => isRow === true);
  // Lines too few for a roll beside other votes are of the same vote, or of none: nobody can tell.
  const stray = rows.length < fewestRows && casts.some(({ ballot }) => isCast(ballot)) ? rows[0]?.run : null;
  // A vote without a name makes those with names too few.
  const unnamed = casts.some(({ ballot }) => isCast(ballot)) || tally.no === null ? motion.unnamed : null;
  const unplaced = motion.keepsPlaces ? undefined : casts.find(({ isShort }) => isShort === true)?.run;
  const unread =
    motion.unread ?? stray ?? unnamed ?? unplaced ?? (rows.length >= fewestRows ? motion.unreadRow : null);
  const counted = countedOutside(tally, lists);
  const agreed = Object.fromEntries(
    sides.map((side) => [side, agreedOn(side, { counted, casts, lists })]),
  ) as Record<Side, Agreed>;
  const isOtherThird = isOfOthers(agreed.abstain, casts);
  const abstain = isOtherThird ? null : agreed.abstain.counted;
  const isAgreed = sides.every((side) => agreed[side].agrees || (side === 'abstain' && isOtherThird));
  const reported: Tally = { yes: agreed.yes.counted, no: agreed.no.counted, abstain };
  const isSettled = isAgreed && unread === null && fitsOutcome(reported, { result, outcome }, casts);
  if (isSettled) return { tally: reported, casts, unread: null };
  return { tally: none, casts: [], unread: unread ?? lists[0]?.run ?? casts[0]?.run ?? outcome };
}

const isCast = (ballot: Cast['ballot']): boolean => ballot === 'yes' || ballot === 'no';

/** Who is listed as absent is of a vote only where somebody is listed who voted; names in a few lines are no roll. */
function castsOf(casts: readonly Cast[], lists: readonly SideList[]): Cast[] {
  const rows = casts.filter(({ isRow }) => isRow === true).length;
  const own = casts.filter(({ isRow }) => isRow !== true || rows >= fewestRows);
  const isVote = lists.length > 0 || own.some(({ ballot }) => isCast(ballot));
  const isOfVote = lists.some(({ ballot }) => isCast(ballot));
  return isVote && (isOfVote || lists.length === 0) ? own : own.filter(({ ballot }) => ballot !== 'absent');
}

/** A count beside a list is that of the list. */
function countedOutside(tally: Tally, lists: readonly SideList[]): Tally {
  const outside = (counted: VoteTotal | null): VoteTotal | null =>
    counted !== null && lists.some(({ run }) => overlap(run, counted.run)) ? null : counted;
  return { yes: outside(tally.yes), no: outside(tally.no), abstain: outside(tally.abstain) };
}

const overlap = (one: Run, other: Run): boolean =>
  one.turn === other.turn && one.start < other.end && other.start < one.end;

type Parts = { counted: Tally; casts: readonly Cast[]; lists: readonly SideList[] };
type Agreed = { counted: VoteTotal | null; agrees: boolean };

/** How many there are of a side, where all that tell it tell the same. */
function agreedOn(side: Side, { counted, casts, lists }: Parts): Agreed {
  const named = casts.filter(({ ballot }) => ballot === side);
  const listed = lists.flatMap(({ ballot, count, run }) =>
    ballot === side && count !== null ? [{ value: count, run }] : [],
  );
  const voteTotal = counted[side];
  const counts = [...(voteTotal === null ? [] : [voteTotal]), ...listed];
  const [first] = counts;
  const values = new Set(counts.map(({ value }) => value));
  if (named.length > 0) values.add(named.length);
  return { counted: voteTotal ?? first ?? null, agrees: values.size <= 1 };
}

/** The third number of "5-2-1" may count those who were absent. */
function isOfOthers({ counted, agrees }: Agreed, casts: readonly Cast[]): boolean {
  if (counted === null) return false;
  const others = casts.filter(({ ballot }) => ['absent', 'recused', 'not_voting'].includes(ballot)).length;
  const isNamed = casts.some(({ ballot }) => ballot === 'abstain');
  return others > 0 && counted.value > 0 && (!agrees || !isNamed);
}

type Ending = Pick<SettledMotion, 'result' | 'outcome'>;

/** Whether a count may have the outcome that is told, and a unanimous one nobody against it. */
function fitsOutcome({ yes, no }: Tally, { result, outcome }: Ending, casts: readonly Cast[]): boolean {
  const of = (counted: VoteTotal | null, ballot: Side): number | null =>
    counted?.value ??
    (casts.some((one) => one.ballot === ballot) ? casts.filter((one) => one.ballot === ballot).length : null);
  const [for_, against] = [of(yes, 'yes'), of(no, 'no')];
  if (/\bunanimous/iu.test(runText(outcome)) && (against ?? 0) > 0) return false;
  if (for_ === null || against === null) return true;
  // A tie that the chair broke is told with the chair's vote, or not at all.
  if (result === 'carried') return for_ > against;
  return result !== 'failed' || for_ <= against || needsMore.test(runText(outcome));
}

/** Of a roll that was heard some answers may be missing: names are told of a side where they come to its count. */
function spokenVote({ motion: { casts }, tally, result }: SettledMotion): AgreedVote {
  const { yes, no } = tally;
  const isContradicted = result === 'carried' && yes !== null && no !== null && yes.value < no.value;
  const retained = isContradicted ? none : tally;
  const isOf = (ballot: Cast['ballot']): ballot is Side => sides.some((side) => side === ballot);
  const agrees = (side: Side): boolean => {
    const counted = retained[side];
    return counted === null || counted.value === casts.filter(({ ballot }) => ballot === side).length;
  };
  return {
    tally: retained,
    casts: casts.filter(({ ballot }) => !isOf(ballot) || agrees(ballot)),
    unread: null,
  };
}
