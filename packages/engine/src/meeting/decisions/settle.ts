import { statementsFrom } from '../talk/statements.ts';
import { type Run, runText } from '../talk/turn.ts';
import { actsIn } from './act.ts';
import { answeredTally } from './answered-tally.ts';
import type { Motion, Outcome, SettledMotion } from './motion.ts';
import { isPuttingOff } from './outcome.lexicon.ts';
import { readRecorded } from './recorded.ts';
import { bareCount, readTally, type Tally } from './tally.ts';

/** So many statements behind an outcome may still give its votes. */
const after = 2;
/** Without a call, votes are looked for so many turns before an outcome. */
const before = 2;

/** The statements in which the votes on a motion may be told: from its call to a little behind its outcome. */
export function voteWindow(motion: Motion, runs: readonly Run[], outcome: Run): Run[] {
  const { called: from, amendedAt } = motion;
  const own = runs.filter((run) => amendedAt === null || isBehind(run, amendedAt));
  const reported = own.filter((run) =>
    run.turn.index > outcome.turn.index
      ? false
      : from === null
        ? run.turn.index >= Math.max(motion.turn, outcome.turn.index - before) && isBehindWords(motion, run)
        : run.turn.index > from.turn.index || (run.turn === from.turn && run.start >= from.start),
  );
  const rest: Run[] = [];
  // Who counts in the sentence of the outcome counts in the next one for something else.
  const { yes, no } = readTally([outcome]);
  const isCounted = yes !== null && (outcome.turn.isWritten || no !== null);
  for (const next of isCounted ? [] : soonBehind(outcome)) {
    const isOther = actsIn(next).some(({ kind }) => kind !== 'carries' && kind !== 'fails');
    if (isOther || readRecorded(next)?.mover) break;
    rest.push(next);
  }
  return [...reported.filter((run) => run.turn !== outcome.turn || run.start <= outcome.start), ...rest];
}

/** The next statements; a question, as in "Against? Two.", takes its answer with it. */
function soonBehind({ turn, end }: Run): Run[] {
  const next = statementsFrom(turn, end);
  const input = next.slice(0, after).filter((one) => runText(one).trimEnd().endsWith('?')).length;
  return next.slice(0, after + input);
}

const isBehind = (run: Run, before: Run): boolean =>
  run.turn === before.turn ? run.start >= before.end : run.turn.index > before.turn.index;

/** Numbers in the motion itself are no votes. */
function isBehindWords({ words }: Motion, run: Run): boolean {
  const last = words.at(-1);
  return last === undefined || last.turn !== run.turn || run.end > last.end;
}

/** What the words of a motion hold is no tally: the parts of a run before and behind them. */
function besideWords({ words }: Motion, run: Run): Run[] {
  const own = words.findLast((one) => one.turn === run.turn && one.start < run.end && one.end > run.start);
  if (own === undefined) return [run];
  return [
    { ...run, end: Math.max(run.start, own.start) },
    { ...run, start: Math.min(run.end, own.end) },
  ];
}

export function tallyOf(motion: Motion, runs: readonly Run[]): Tally {
  const stated = readTally(runs.flatMap((run) => besideWords(motion, run)));
  // "Eight to one" says more than the hands that were asked for before.
  const isPair = stated.yes !== null && stated.no !== null;
  const tally = { ...stated, ...(isPair ? {} : answeredTally(runs)) };
  if (tally.yes !== null || motion.called === null) return tally;
  const counted = [tally.no?.run, tally.abstain?.run];
  const hands = runs.flatMap((run) => (counted.includes(run) ? [] : (bareCount(run) ?? [])));
  return { ...tally, yes: hands.at(-1) ?? null };
}

/** Votes that answer for a whole body, and not for a single voice. */
export const rollCall = 3;

/** What became of a motion whose vote was called and whose outcome nobody said. */
export function inferredOutcome(motion: Motion, tally: Tally): Outcome | null {
  const yes = tally.yes?.value ?? cast(motion, 'yes');
  const no = tally.no?.value ?? cast(motion, 'no');
  const isCounted = tally.yes !== null || motion.casts.length >= rollCall;
  if (isCounted) return yes > no ? 'carried' : 'failed';
  // Minutes that say only that a vote was taken do not say how it came out.
  if (motion.voted?.turn.isWritten === true) return null;
  // Whoever calls the roll has not heard an answer yet.
  return motion.voted === null || /\broll\b/iu.test(runText(motion.voted)) ? null : 'carried';
}

export const cast = ({ casts }: Motion, side: 'yes' | 'no' | 'abstain'): number =>
  casts.filter(({ ballot }) => ballot === side).length;

/** Tells anew how something ended that was doubted, where a statement says by how many votes, or in so many words. */
export function correctBy(settled: SettledMotion, statement: Run): void {
  const said = actsIn(statement).find(({ kind }) => kind === 'carries' || kind === 'fails')?.kind;
  const tally = readTally([statement]);
  const { yes, no } = tally;
  const isCounted = yes !== null && no !== null;
  if (said === undefined && !isCounted) return;
  if (isCounted) settled.tally = tally;
  const counted = isCounted && yes.value <= no.value ? 'failed' : 'carried';
  const result = said === undefined ? counted : said === 'carries' ? 'carried' : 'failed';
  settled.result = motionEnd(settled.motion, result);
  settled.isStated = said !== undefined;
  settled.outcome = statement;
}

/** A motion to put something off that carries defers it. */
export const motionEnd = ({ words }: Motion, result: Outcome): Outcome =>
  result === 'carried' && words.some((run) => isPuttingOff.test(runText(run))) ? 'deferred' : result;

const consentItem = /\bconsent (?:calendar|agenda|items?|docket)\b/iu;
const closedSession =
  /\b(?:closed|executive|private|exempt) session\b|\bexempt (?:report|item|paper|part)\b|\b(?:returned|return|back) to open session\b|\breport(?:ed)? out\b/iu;

export function basisOf({ words }: Motion, outcome: Run): SettledMotion['basis'] {
  if (words.some((run) => consentItem.test(runText(run)))) return 'consent';
  const text = outcome.turn.text.slice(Math.max(0, outcome.start - 200), outcome.end);
  return closedSession.test(text) ? 'closed-session' : 'motion';
}
