import { statementsOf } from '../talk/statements.ts';
import { type Run, textOf } from '../talk/turn.ts';
import { doerOf, type FloorState } from './floor-state.ts';
import { makeRoom } from './making.ts';
import type { Motion } from './motion.ts';
import { type Recorded, recordedOutcome } from './recorded.ts';
import { isReference, withoutStop } from './wording.ts';

/** Whether words name what was moved before: they share most of what they say. */
function isNamedAgain(words: Run, top: Motion): boolean {
  const known = new Set(top.words.flatMap(termsIn));
  const own = termsIn(words);
  return top.words.every(isReference) || own.filter((term) => known.has(term)).length * 2 >= own.length;
}

const termsIn = (run: Run): string[] =>
  textOf(run)
    .toLowerCase()
    .match(/[\p{L}\d]{4,}/gu) ?? [];

/** What is seconded and carried in one sentence is what was moved last, unless it is called something else. */
const isOfTop = (statement: Run, { isAmendment, words }: Motion): boolean =>
  (isAmendment || words.some((run) => /^amend/iu.test(textOf(run)))) ===
  /\bamendment\b/iu.test(textOf(statement));

/** Whether the question was divided before a sentence of the same paragraph: each part is voted on by itself. */
const isDivided = ({ turn, start }: Run): boolean =>
  /\b(?:question|motion|recommendation|items?|votes?)\b[^.]{0,30}\b(?:be |was |were )?(?:divided|(?:voted on|taken|considered|put) separately)\b|\bdivid(?:e|ed) the (?:question|motion)\b/iu.test(
    turn.text.slice(0, start),
  );

/** "Staff requested authority to invest. Moved by Lee, seconded by Birch.": what was asked for last in the same paragraph. */
function askedBefore(statement: Run): Run | null {
  const asked = statementsOf(statement.turn).findLast(
    (one) => one.end <= statement.start && /\b(?:recommend|propos|request)(?:ed|s)\b/iu.test(textOf(one)),
  );
  return asked === undefined || !statement.turn.isWritten ? null : withoutStop(asked);
}

type Part = { statement: Run; words: Run; ended: 'carried' | 'failed' | null };

/** A part of a motion that was divided ends; the whole is not voted on any more, and its movers are those of each part. */
function putPart(state: FloorState, { statement, words, ended }: Part): void {
  const { motions } = state;
  const whole = motions.takeOff() ?? (state.divided?.turn === statement.turn.index ? state.divided : null);
  state.divided = whole;
  const { movedBy = null, secondedBy = null } = whole ?? {};
  motions.put(statement.turn.index, { words: [words], movedBy, secondedBy });
  if (ended !== null) motions.settle(ended, statement);
}

/** A record of a motion comes before the body: who moved it, who seconded it, its words and its end where they stand there. */
export function putRecorded(state: FloorState, recorded: Recorded): void {
  const { statement, words } = recorded;
  const [movedBy, secondedBy] = [doerOf(state, recorded.mover), doerOf(state, recorded.seconder)];
  const { motions, invited, topicOf } = state;
  const { top } = motions;
  const isNamedOnly = movedBy === null && secondedBy === null && words !== null;
  const ended = recordedOutcome(recorded);
  if (isNamedOnly && isDivided(statement)) {
    putPart(state, { statement, words, ended });
    return;
  }
  if (isNamedOnly && top !== undefined && isNamedAgain(words, top)) return;
  const isBare = words === null && (movedBy === null || (top !== undefined && top.voted === null));
  if (isBare) {
    if (top === undefined) return;
    top.movedBy ??= movedBy;
    top.secondedBy ??= secondedBy;
    if (ended !== null && isOfTop(statement, top)) motions.settle(ended, statement);
    return;
  }
  const text = textOf(statement);
  const isAmendment =
    /\b(?:to amend|amendment|substitute motion)\b/iu.test(text) && !/\bas amended\b/iu.test(text);
  if (!isAmendment) makeRoom(state, words === null ? [] : [words]);
  const said = words ?? invited?.words ?? askedBefore(statement) ?? topicOf(statement.turn, statement.start);
  const given = { words: said === null ? [] : [said], movedBy, secondedBy, isAmendment };
  motions.put(statement.turn.index, given);
  if (ended !== null) motions.settle(ended, statement);
}
