import type { CitedField, CitedText, Decision } from '@ecco/domain';
import type { Segment } from '../../ports/ports.ts';
import { openGate } from '../../proof/gate.ts';
import { surePart } from '../../proof/unsure.ts';
import type { Cast } from '../talk/cast.type.ts';
import { isSure, sureRuns } from '../talk/sure-runs.ts';
import { citeRun, type Run, runText, type Turn } from '../talk/turn.ts';
import { agreedVote } from './agreed-vote.ts';
import type { Doer, SettledMotion } from './motion.ts';
import { moveOf } from './move.ts';
import { rollCall } from './settle.ts';
import type { VoteTotal } from './tally.ts';
import { amountsIn, conditionsIn } from './terms.ts';

type ItemAt = (turn: Turn, at: number) => number | null;
type Side = 'yes' | 'no' | 'abstain';

/** What was settled as it is told: each field with the words it rests on; null where its wording cannot be proved. */
export function toDecision(
  segments: readonly Segment[],
  settled: SettledMotion,
  itemAt: ItemAt,
): Decision | null {
  const { motion, basis, result, isStated, outcome } = settled;
  const { tally, casts, unread } = agreedVote(settled);
  // What nobody says in words was made of a count that is not told.
  const isTold = isStated || unread === null;
  const { told, cited } = tellerOf(segments);
  const who = (doer: Doer): CitedField<string> => (doer === null ? null : told(doer.name, doer.run));
  const count = (counted: VoteTotal | null, side: Side): CitedField<number> =>
    counted === null
      ? countNamed(casts, side, told)
      : isSure(segments, counted.run)
        ? told(counted.value, counted.run)
        : null;
  const last = citeRun(segments, outcome)
    .flatMap((citation) => surePart(segments, citation) ?? [])
    .at(-1);
  const words = motion.words.length > 0 ? motion.words : [outcome];
  const text = cited(words);
  if (last === undefined || text === null) return null;
  return {
    motion: text,
    // Whose vote is told by name did not only not object.
    basis: basis === 'consensus' && casts.length > 0 ? 'motion' : basis,
    movedBy: who(motion.movedBy),
    secondedBy: who(motion.secondedBy),
    // A result that was made of a count holds where that was transcribed surely.
    result:
      result === null || !isTold || !(isStated || isSure(segments, outcome))
        ? null
        : told(result, outcome, isStated ? 'stated' : 'inferred'),
    yes: count(tally.yes, 'yes'),
    no: count(tally.no, 'no'),
    abstain: count(tally.abstain, 'abstain'),
    ballots: casts.flatMap(({ name, ballot, run }) => {
      const [citation] = citeRun(segments, run);
      return citation === undefined ? [] : [{ name, ballot, citation }];
    }),
    voteUnread: unread === null || !isSure(segments, unread) ? null : (citeRun(segments, unread)[0] ?? null),
    amounts: (motion.isSumOpen ? [] : words)
      .flatMap(amountsIn)
      .filter((run) => isSure(segments, run))
      .flatMap((run) => cited([run]) ?? []),
    conditions: words.flatMap(conditionsIn).flatMap((run) => cited([run]) ?? []),
    amended: motion.isAmended,
    move: moveOf(settled),
    outcome: last,
    agendaItem: itemAt(outcome.turn, outcome.start),
  };
}

const isOneTurn = (runs: readonly Run[]): boolean => new Set(runs.map(({ turn }) => turn)).size <= 1;

/** Lines of captions on which one sentence runs through to the end of each. */
const isOneSentence = (runs: readonly Run[]): boolean =>
  runs.slice(1).every(({ turn, start }, at) => {
    const before = runs[at];
    return (
      before !== undefined &&
      turn.speaker === null &&
      before.turn.speaker === null &&
      turn.index - before.turn.index <= 1 &&
      (turn !== before.turn || start <= before.end + 1) &&
      (turn === before.turn || (start === 0 && before.end >= before.turn.text.trimEnd().length))
    );
  });
const isWhole = (runs: readonly Run[]): boolean => isOneTurn(runs) || isOneSentence(runs);

/** Words with a mark where they do not follow each other. */
const withGaps = (runs: readonly Run[]): string =>
  runs
    .map((run, at) => {
      const before = runs[at - 1];
      const gap = before === undefined ? '' : isOneSentence([before, run]) ? ' ' : ' … ';
      return gap + runText(run);
    })
    .join('');

type FieldWriter = ReturnType<typeof tellerOf>['told'];

function tellerOf(segments: readonly Segment[]) {
  const gate = openGate(segments);
  return {
    cited: (runs: readonly Run[]): CitedText | null => {
      const sure = sureRuns(segments, runs);
      const isQuoted = isWhole(runs) && sure === runs;
      return gate.pass({
        // What several people said is no quotation.
        text: isQuoted ? runs.map(runText).join(' ') : withGaps(sure),
        verbatim: isQuoted,
        citations: sure.flatMap((run) => citeRun(segments, run)),
      });
    },
    told: <Value>(value: Value, run: Run, certainty: 'stated' | 'inferred' = 'stated'): CitedField<Value> => {
      const citation = citeRun(segments, run)
        .flatMap((place) => surePart(segments, place) ?? [])
        .at(-1);
      return citation === undefined ? null : { value, certainty, citation };
    },
  };
}

/** Votes that were counted by nobody, from those of a roll call; a single voice says how many were against. */
function countNamed(casts: readonly Cast[], side: Side, reported: FieldWriter): CitedField<number> {
  const own = casts.filter(({ ballot }) => ballot === side);
  const last = own.at(-1);
  const isWhole = side !== 'yes' || casts.length >= rollCall;
  return last === undefined || !isWhole ? null : reported(own.length, last.run, 'inferred');
}
