import { findLeader } from '../talk/chair.ts';
import { firstIn } from '../talk/pattern.ts';
import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { actsIn } from './act.ts';
import { actionIn } from './action-record.ts';
import { senses } from './conclusion.lexicon.ts';
import { concludedIn, resolutionIn } from './conclusion.ts';
import { imagines, isNoting, noObjection, notNow } from './consensus.lexicon.ts';
import { consentIn } from './consented.ts';
import type { Floor } from './floor.ts';
import { isHousekeeping, isProcedure } from './motion.lexicon.ts';
import { type DirectDecision, newMotion } from './motion.ts';
import type { TopicOf } from './moved-words.ts';
import { defers, takesBack } from './outcome.lexicon.ts';
import { countsVotes, isPrinted, resolvedIn } from './resolved.ts';
import { SessionReport } from './session-report.ts';
import { basisOf, motionEnd } from './settle.ts';
import { asks, Table } from './table.ts';
import { lostBy, readTally } from './tally.ts';
import { isVotedBelow, printsResolution, withoutLead } from './voted-below.ts';
import { cut, withoutStop, wordCount } from './wording.ts';

const requests =
  /\b(?:ask(?:s|ed|ing)?|request(?:s|ed)?|recommend(?:s|ed)?|suggest(?:s|ed)?|propos(?:e|es|ed)|want(?:s|ed)?|like[ds]?|could|can|should|may|might|if|be)\b[^.;]{0,60}$/iu;
const nothingDone =
  /\bmov(?:e|ing) on\b|\bnext item\b|\bclos(?:e|ed|ing) (?:the )?(?:public|hearing|comment|nominations|item|discussion|meeting)\b|\bno action\b|\breceived and filed\b|\bseeing none, (?:thank|okay|item)/iu;

/**
 * What is decided without a motion: all were asked and agree, nobody objects, the chair says what was agreed or puts
 * something off, or minutes say that the body resolved it. Returns what listens to the turns one after another, behind
 * the floor.
 */
export function decideWithoutMotion(
  turns: readonly Turn[],
  floor: Floor,
  topicOf: TopicOf,
): (turn: Turn) => void {
  const chair = findLeader(turns);
  const table = new Table(topicOf);
  const report = new SessionReport();
  let settled = 0;
  const decide = (statement: Run, directDecision: DirectDecision | null, isReported = false): void => {
    if (directDecision === null) return;
    if (statement.turn.isWritten && isMovedBelow(turns, statement.turn)) return;
    if (printsResolution(statement) && isVotedBelow(turns, statement.turn, floor.directory)) {
      floor.bring(withoutLead(directDecision.words));
      return;
    }
    if (standsAlone(statement)) floor.passOver(statement.turn);
    const isKnown = isReported ? isRecorded(floor, statement) : isJustDecided(floor, statement, topicOf);
    if (!floor.isClear || isKnown) return;
    table.clear();
    // The sentence of a report may tell how the body came out of its session.
    const said =
      isReported && statement.turn.isWritten ? [directDecision.words] : [directDecision.words, statement];
    if (said.some((run) => isProcedure.test(runText(run)))) return;
    if ([isHousekeeping, isNoting].some((one) => one.test(runText(directDecision.words)))) return;
    floor.decide(settledOf(directDecision, statement, topicOf));
  };
  return (turn) => {
    if (floor.settled.length > settled) table.clear();
    const isChair = turn.isWritten || chair === null || turn.speaker === chair;
    const resolution = statementsOf(turn).find((one) => resolutionIn(one) !== null);
    for (const statement of statementsOf(turn)) {
      table.hear(statement, isChair);
      const reported = report.hear(statement);
      if (statement === resolution) readOut(statement);
      const isFinal = resolution === undefined && !(isChair && asksLater(statement));
      if (isFinal && isChair) decide(statement, takenBack(statement, topicOf));
      if (isFinal && (isChair || reported !== null))
        decide(
          statement,
          reported ?? decidedIn(statement, table, turn.isWritten || chair !== null),
          reported !== null,
        );
    }
    const last = isChair ? statementsOf(turn).at(-1) : undefined;
    if (last !== undefined && resolution === undefined) decide(last, agreedBy(table, last));
    settled = floor.settled.length;
  };

  /** A resolution is read aloud: by a clerk, it may be the wording of what was just agreed. */
  function readOut(statement: Run): void {
    const words = resolutionIn(statement);
    const before = floor.settled.at(-1);
    if (words === null) return;
    const isRead =
      before?.basis === 'consensus' && statement.turn.index - before.outcome.turn.index <= clerkReads;
    if (isRead) before.motion.words = [words];
    else if (chair === null || statement.turn.speaker === chair)
      decide(statement, { words, result: 'carried' });
  }
}

/** "BE IT RESOLVED that it be adopted.", "4. Continue it to May.", then "Moved by Lee.": it is not decided before the vote below. */
const isMovedBelow = (turns: readonly Turn[], turn: Turn): boolean =>
  /^\W{0,3}(?:moved|mover|motion by)\b/iu.test(turns[turn.index + 1]?.text ?? '');

/** A clerk reads a resolution back within so many turns. */
const clerkReads = 1;

const isQuestion = (run: Run): boolean => asks(run) || runText(run).trimEnd().endsWith('?');

/** What a chair senses is not decided while all are still asked about it in the same breath. */
const asksLater = (statement: Run): boolean =>
  statementsOf(statement.turn).some((one) => one.start > statement.start && isQuestion(one)) &&
  !asks(statement) &&
  firstIn(senses, statement.turn.text, statement) !== null;

/** All were asked, somebody agreed, and whoever asked went on. */
function agreedBy(table: Table, last: Run): DirectDecision | null {
  const agreed = table.agreed(last);
  return agreed === null
    ? null
    : { words: agreed.words, result: 'carried', isStated: false, outcome: agreed.assent };
}

/** Opens with what only the words before it name. */
const leans = /^(?:that|it|this|those|these|them|as|so)\b/iu;

function settledOf(
  { words, result, isStated = true, outcome = words, moved }: DirectDecision,
  statement: Run,
  topicOf: TopicOf,
) {
  const isLeaning = !words.turn.isWritten && leans.test(runText(words));
  const topic = isLeaning ? topicOf(words.turn, words.start) : null;
  const motion = newMotion(statement.turn.index, {
    words: topic === null ? [words] : [topic, words],
    movedBy: moved?.mover ?? null,
    secondedBy: moved?.seconder ?? null,
  });
  const said = isStated ? statement : outcome;
  const basis = basisOf(motion, said);
  const counted = moved === undefined ? votedBeside(words, statement) : [moved.run];
  // Minutes that only say what was resolved do not say that nobody objected.
  const isAgreed = moved === undefined && (!statement.turn.isWritten || noObjection.test(runText(statement)));
  const tally = readTally(basis === 'closed-session' ? [statement] : counted);
  return {
    motion,
    basis: basis === 'motion' && isAgreed ? ('consensus' as const) : basis,
    result: motionEnd(motion, result),
    isStated,
    outcome: said,
    // What is refused was voted down by those who are counted first.
    tally: result === 'failed' ? lostBy(tally, '') : tally,
  };
}

/**
 * The words of the vote: before those on which was voted ("The Board voted 5-2 to sell it"), or at their end ("be sold,
 * by 4 votes for and 2 against").
 */
function votedBeside(words: Run, statement: Run): Run[] {
  const before = { ...statement, end: words.start };
  const isOwn = words.turn === statement.turn && words.start > statement.start;
  if (isOwn && countsVotes.test(runText(before))) return [before];
  const behind = runText(words).search(/\bby \d{1,2} votes?\b/iu);
  return behind < 0 ? [] : [{ ...words, start: words.start + behind }];
}

/** A printed resolution, or an action of a summary, needs no talk before it. */
const standsAlone = (statement: Run): boolean => isPrinted(statement) || actionIn(statement) !== null;

/** A sentence that names who moved is heard by the floor already. */
const isRecorded = ({ settled }: Floor, { turn, start, end }: Run): boolean =>
  settled.some(({ outcome }) => outcome.turn === turn && outcome.start < end && start < outcome.end);

/** What was decided a moment ago is only said again, unless another item has begun. */
function isJustDecided({ settled }: Floor, statement: Run, topicOf: TopicOf): boolean {
  const { turn, start } = statement;
  const isResolved = standsAlone(statement);
  const topic = topicOf(turn, start)?.turn;
  return settled.some(
    ({ outcome, result }) =>
      !(isResolved && result === 'failed') &&
      turn.index - outcome.turn.index <= (turn.isWritten ? 0 : 1) &&
      topicOf(outcome.turn, outcome.start)?.turn === topic,
  );
}

/** Who would like something, if nobody objects, has not been given it yet. */
const wishes = /\b(?:i would|i'd|we would|we'd) (?:also |just )?(?:like|ask|want)\b/iu;

/** A sentence of more words, where nobody leads, speaks of other things. */
const longestUnled = 25;

function decidedIn(statement: Run, table: Table, isLed: boolean): DirectDecision | null {
  const text = runText(statement);
  if (nothingDone.test(text)) return null;
  const hasConsent = noObjection.test(text);
  const isLong = !isLed && isPunctuated(statement.turn) && wordCount(statement) > longestUnled;
  if (!isLong && isPutOff(statement, hasConsent)) {
    const run = isPunctuated(statement.turn) ? null : table.wordsAt(statement);
    return { words: run ?? withoutStop(cut(statement)), result: 'deferred' };
  }
  if (statement.turn.isWritten)
    return actionIn(statement) ?? resolvedIn(statement) ?? consentIn(statement, table);
  const directDecision = concludedIn(statement, table, isLed);
  if (directDecision !== null || !hasConsent || wishes.test(text)) return directDecision;
  if (actsIn(statement).some(({ kind }) => kind === 'carries'))
    return { words: withoutStop(statement), result: 'carried' };
  const input = table.wordsAt(statement);
  return input === null ? null : { words: input, result: 'carried' };
}

/** "The report is withdrawn, then.": the item that it is of. */
function takenBack(statement: Run, topicOf: TopicOf): DirectDecision | null {
  const { turn, start } = statement;
  const span = turn.isWritten ? null : firstIn(takesBack, turn.text, statement);
  const isTold =
    span !== null && !imagines.test(turn.text.slice(start, span.start)) && !isQuestion(statement);
  const words = isTold ? topicOf(turn, start) : null;
  return words === null || notNow.test(runText(statement)) ? null : { words, result: 'withdrawn' };
}

/** Something is put off, and not only asked for; "if there's no objection" asks for nothing. */
function isPutOff(statement: Run, hasConsent: boolean): boolean {
  if (hasConsent && firstIn(defers, statement.turn.text, statement) !== null) return true;
  const deferred = actsIn(statement).find(({ kind }) => kind === 'defers');
  const before = statement.turn.text.slice(statement.start, deferred?.start ?? statement.start);
  return deferred !== undefined && !requests.test(before);
}
