import { findLeader } from '../talk/chair.ts';
import { firstIn } from '../talk/pattern.ts';
import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, type Turn, textOf } from '../talk/turn.ts';
import { actsIn } from './act.ts';
import { asksObjection, bodyDecides, imagines, noObjection, notNow, resolved } from './consensus.lexicon.ts';
import type { Floor } from './floor.ts';
import { isProcedure } from './motion.lexicon.ts';
import { newMotion, type Outcome } from './motion.ts';
import type { TopicOf } from './moved-words.ts';
import { defers } from './outcome.lexicon.ts';
import { basisOf } from './settle.ts';
import { readTally } from './tally.ts';
import { cut, withoutStop, wordCount } from './wording.ts';

/** Asked and not objected to within so many turns. */
const soon = 3;
const requests =
  /\b(?:ask(?:s|ed|ing)?|request(?:s|ed)?|recommend(?:s|ed)?|suggest(?:s|ed)?|propos(?:e|es|ed)|want(?:s|ed)?|like[ds]?|could|can|should|may|might|if|be)\b[^.;]{0,60}$/iu;
const nothingDone =
  /\bmov(?:e|ing) on\b|\bnext item\b|\bclos(?:e|ed|ing) (?:the )?(?:public|hearing|comment|nominations|item|discussion|meeting)\b|\bno action\b|\breceived and filed\b|\bseeing none, (?:thank|okay|item)/iu;

/**
 * What is decided without a motion: nobody objects, the chair puts something off, or the minutes say that the body
 * resolved it. Returns what listens to the turns one after another, behind the floor.
 */
export function decideWithoutMotion(
  turns: readonly Turn[],
  floor: Floor,
  topicOf: TopicOf,
): (turn: Turn) => void {
  const chair = findLeader(turns);
  let asked: { words: Run; turn: number } | null = null;
  return (turn) => {
    const mayDecide = turn.isWritten || chair === null || turn.speaker === chair;
    for (const statement of statementsOf(turn)) {
      if (!mayDecide && reportedIn(statement) === null) continue;
      const question = firstIn(asksObjection, turn.text, statement);
      if (question !== null)
        asked = {
          words: withoutStop(cut({ turn, start: question.end, end: statement.end })),
          turn: turn.index,
        };
      const isFree = floor.isClear && !isJustDecided(floor, statement, topicOf);
      const decided = isFree
        ? decidedIn(statement, asked !== null && turn.index - asked.turn <= soon ? asked.words : null)
        : null;
      if (decided === null) continue;
      asked = null;
      if ([decided.words, statement].some((run) => isProcedure.test(textOf(run)))) continue;
      const motion = newMotion(turn.index, { words: [decided.words] });
      const basis = basisOf(motion, statement);
      floor.decide({
        motion,
        basis: basis === 'motion' ? 'consensus' : basis,
        result: decided.result,
        isStated: true,
        outcome: statement,
        tally: readTally(basis === 'closed-session' ? [statement] : []),
      });
    }
  };
}

/** What was decided a moment ago is only said again, unless another item has begun. */
function isJustDecided({ settled }: Floor, { turn, start }: Run, topicOf: TopicOf): boolean {
  const topic = topicOf(turn, start)?.turn;
  return settled.some(
    ({ outcome }) =>
      turn.index - outcome.turn.index <= (turn.isWritten ? 0 : 1) &&
      topicOf(outcome.turn, outcome.start)?.turn === topic,
  );
}

type Decided = { words: Run; result: Outcome };

function decidedIn(statement: Run, asked: Run | null): Decided | null {
  const text = textOf(statement);
  if (nothingDone.test(text)) return null;
  const hasConsent = noObjection.test(text);
  if (isPutOff(statement, hasConsent)) {
    const isAsked = asked !== null && !isPunctuated(statement.turn);
    return { words: isAsked ? asked : withoutStop(cut(statement)), result: 'deferred' };
  }
  if (statement.turn.isWritten) return resolvedIn(statement);
  const reported = reportedIn(statement);
  if (reported !== null || !hasConsent) return reported;
  if (actsIn(statement).some(({ kind }) => kind === 'carries'))
    return { words: withoutStop(statement), result: 'carried' };
  return asked === null || wordCount(asked) < 2 ? null : { words: asked, result: 'carried' };
}

/** Something is put off, and not only asked for; "if there's no objection" asks for nothing. */
function isPutOff(statement: Run, hasConsent: boolean): boolean {
  if (hasConsent && firstIn(defers, statement.turn.text, statement) !== null) return true;
  const deferred = actsIn(statement).find(({ kind }) => kind === 'defers');
  const before = statement.turn.text.slice(statement.start, deferred?.start ?? statement.start);
  return deferred !== undefined && !requests.test(before);
}

const reports =
  /\b(?:board|committee|council|trustees|commission|they|we)(?: has| had| have)?(?: unanimously)? voted\b[^.;]{0,60}?\bto (?=[a-z]{4})(?!none|nothing|zero|three|four|five|seven|eight)/iu;

/** "The board voted unanimously in closed session to grant it." */
function reportedIn(statement: Run): Decided | null {
  const { turn, start, end } = statement;
  const text = textOf(statement);
  const found = reports.exec(text);
  const isReport = /\b(?:closed|executive) session\b|\breport out\b/iu.test(turn.text);
  if (found === null || !isReport || notNow.test(text)) return null;
  if (imagines.test(text.slice(0, found.index))) return null;
  return {
    words: withoutStop({ turn, start: start + found.index + found[0].length, end }),
    result: 'carried',
  };
}

/** What minutes say that the body resolved, where they tell of no motion. */
function resolvedIn(statement: Run): Decided | null {
  const text = textOf(statement);
  const { turn } = statement;
  const found = firstIn(resolved, turn.text, statement) ?? firstIn(bodyDecides, turn.text, statement);
  if (found === null || /\b(?:motion|moved|seconded)\b/iu.test(turn.text) || notNow.test(text)) return null;
  if (imagines.test(turn.text.slice(statement.start, found.start))) return null;
  const words = withoutStop({ turn, start: found.end, end: statement.end });
  const isElection = /(?:was|were)\b.{0,40}elected/iu.test(turn.text.slice(found.start, found.end));
  if (isElection) return { words: withoutStop(statement), result: 'carried' };
  return wordCount(words) < 3 ? null : { words, result: 'carried' };
}
