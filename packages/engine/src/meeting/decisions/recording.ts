import { statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { doerOf, type FloorState } from './floor-state.ts';
import { makeRoom } from './making.ts';
import type { Motion } from './motion.ts';
import { type RecordedMotion, recordedOutcome } from './recorded.ts';
import { namesResolution } from './voted-below.ts';
import { isReference, withoutStop } from './wording.ts';

/** Whether words name what was moved before: they share most of what they say. */
function restatesMotion(words: Run, top: Motion): boolean {
  const known = new Set(top.words.flatMap(termsIn));
  const own = termsIn(words);
  return top.words.every(isReference) || own.filter((term) => known.has(term)).length * 2 >= own.length;
}

const termsIn = (run: Run): string[] =>
  runText(run)
    .toLowerCase()
    .match(/[\p{L}\d]{4,}/gu) ?? [];

/** What is seconded and carried in one sentence is what was moved last, unless it is called something else. */
const isOfTop = (statement: Run, { isAmendment, words }: Motion): boolean =>
  (isAmendment || words.some((run) => /^amend/iu.test(runText(run)))) ===
  /\bamendment\b/iu.test(runText(statement));

/** Whether the question was divided before a sentence of the same paragraph: each part is voted on by itself. */
const isDivided = ({ turn, start }: Run): boolean =>
  /\b(?:question|motion|recommendation|items?|votes?)\b[^.]{0,30}\b(?:be |was |were )?(?:divided|(?:voted on|taken|considered|put) separately)\b|\bdivid(?:e|ed) the (?:question|motion)\b/iu.test(
    turn.text.slice(0, start),
  );

/** "Staff requested authority to invest. Moved by Lee, seconded by Birch.": what was asked for last in the same paragraph. */
function precedingRequest(statement: Run): Run | null {
  const run = statementsOf(statement.turn).findLast(
    (one) => one.end <= statement.start && /\b(?:recommend|propos|request)(?:ed|s)\b/iu.test(runText(one)),
  );
  if (!statement.turn.isWritten) return null;
  return labeledBefore(statement) ?? (run === undefined ? null : withoutStop(run));
}

/** "RESOLVED, that the Board approves it. Moved: Lee.": what is resolved stands before who moved it. */
const resolvedLabel =
  /^\W{0,3}(?:BE IT (?:FURTHER )?)?RESOLVED,? (?:that|THAT) (?:the (?:Board|Committee|Council)(?: of \p{L}+)? (?=\p{Ll}))?(?=.{8})/u;

const moveLabel =
  /^\W{0,3}(?:ACTION|MOTION|RECOMMENDATION|PROPOSAL|Action|Motion|Recommendation|Proposal): ?(?=.{8})/u;

/** How long the label is with which a sentence begins; null where it has none. */
const leadOf = (run: Run): number | null =>
  (moveLabel.exec(runText(run)) ?? resolvedLabel.exec(runText(run)))?.[0].length ?? null;

/** "ACTION: Redeem from Alder. Moved Lee, second Birch.": what a label says is moved, in the same paragraph. */
function labeledBefore(statement: Run): Run | null {
  const run = statementsOf(statement.turn).findLast(
    (one) => one.end <= statement.start && leadOf(one) !== null,
  );
  const lead = run === undefined ? 0 : (leadOf(run) ?? 0);
  return run === undefined ? null : withoutStop({ ...run, start: run.start + lead });
}

/** "BE IT RESOLVED that it be adopted." above "Moved by Lee.". */
const resolves = /\bBE IT (?:FURTHER )?RESOLVED(?:,? by [^,;]{1,60}?)?,? (?:that|THAT) /u;

/** "2. Approve a commitment to Alder." above "MOVER: Lee". */
const counted = /^\(?\d{1,3}[.)]\s+(?=\p{Lu}\p{Ll})(?=.{12})/u;

/** The words of a resolution, of a recommendation or of an item that stand in the paragraph above its movers. */
function resolvedAbove(before: Turn | undefined): Run | null {
  if (before?.isWritten !== true) return null;
  const match = resolves.exec(before.text) ?? moveLabel.exec(before.text) ?? counted.exec(before.text);
  if (match === null) return null;
  const whole = { turn: before, start: match.index + match[0].length, end: before.text.length };
  const first = statementsOf(before).find((one) => one.end > whole.start);
  return withoutStop({ ...whole, end: first?.end ?? whole.end });
}

const ofThisItem =
  /^(?:move|moving|forward|send|refer|advance|recommend|pass)\p{L}* (?:this|the|that) (?:item|matter|action|recommendation)\b/iu;
const proposed =
  /^\W{0,3}(?:for|that|to) (?:the )?(?:board|council|committee|commission)\b.{0,30}? to (?=.{8})/iu;

/** "For the Board to adopt the plan." above "Motion: Ms. Lee moved to forward this item": what is forwarded. */
function itemAbove(words: Run, before: Turn | undefined): Run | null {
  if (before?.isWritten !== true || !ofThisItem.test(runText(words))) return null;
  const lead = proposed.exec(before.text)?.[0].length;
  if (lead === undefined) return null;
  // "Resolution No. 12" is no end of a sentence.
  const last = statementsOf(before).find((one) => one.end > lead && !/\bNo\.\s*$/u.test(runText(one)));
  return withoutStop({ turn: before, start: lead, end: last?.end ?? before.text.length });
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

/** "Amendment:" on a line of its own: what is moved below it is one. */
const headsAmendment = (before: Turn | undefined): boolean =>
  before?.isWritten === true && /^\W{0,3}amendment\W{0,3}$/iu.test(before.text);

/** Paragraphs of a form in which the words of a motion stand below its movers. */
const wordedWithin = 4;
const opensWords = /^\W{0,2}(?:THAT|That|BE IT RESOLVED(?: THAT)?|Be it resolved(?: that)?)[,:]?\s(?=.{8})/u;

/** Whether a form has given those who move, and the words are still to come in the next lines. */
const isWordless = (top: Motion, { isWritten, index }: Turn): boolean =>
  isWritten &&
  index - top.turn <= wordedWithin &&
  top.movedBy !== null &&
  (top.isNamedByItem || top.words.length === 0) &&
  top.voted === null &&
  top.casts.length === 0;

/** "Moved by: Lee", then "THAT the plan be adopted": the words of a motion on a line below its movers, or on several. */
export function putWords({ motions: { top } }: FloorState, statement: Run): void {
  const { turn, start } = statement;
  const lead = turn.isWritten && start === 0 ? opensWords.exec(turn.text)?.[0].length : undefined;
  if (top === undefined || lead === undefined || turn.index - top.turn > wordedWithin) return;
  if (top.voted !== null || top.casts.length > 0) return;
  const words = withoutStop({ turn, start: lead, end: statement.end });
  if (top.isNamedByItem) top.words = [words];
  else if (/\band$/iu.test(top.words.at(-1)?.turn.text.replace(/\W{1,4}$/u, '') ?? ''))
    top.words = [...top.words, words];
  top.isNamedByItem = false;
}

/** A record of a motion comes before the body: who moved it, who seconded it, its words and its end where they stand there. */
export function putRecorded(state: FloorState, recorded: RecordedMotion): void {
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
  if (isNamedOnly && top !== undefined && isWordless(top, statement.turn)) {
    top.words = [words];
    top.isNamedByItem = false;
    return;
  }
  if (isNamedOnly && top !== undefined && restatesMotion(words, top)) return;
  const isOpen = top !== undefined && top.voted === null && !headsAmendment(state.before);
  const isOfAbove = top?.isResolution === true && isOpen && words !== null && namesResolution(words);
  const isBare = isOfAbove || (words === null && (movedBy === null || isOpen));
  if (isBare) {
    if (top === undefined) return;
    top.movedBy ??= movedBy;
    top.secondedBy ??= secondedBy;
    if (ended !== null && isOfTop(statement, top)) motions.settle(ended, statement);
    return;
  }
  const text = runText(statement);
  const isAmendment =
    (/\b(?:to amend|amendment|substitute motion)\b/iu.test(text) && !/\bas amended\b/iu.test(text)) ||
    (top !== undefined && headsAmendment(state.before));
  if (!isAmendment) makeRoom(state, words === null ? [] : [words]);
  const run = words ?? invited?.words ?? precedingRequest(statement) ?? resolvedAbove(state.before);
  const said = run ?? topicOf(statement.turn, statement.start);
  const isNamedByItem = run === null && statement.turn.isWritten;
  const named = words === null ? null : itemAbove(words, state.before);
  const all = [...(named === null ? [] : [named]), ...(said === null ? [] : [said])];
  const given = { words: all, movedBy, secondedBy, isAmendment, isNamedByItem };
  motions.put(statement.turn.index, given);
  if (ended !== null) motions.settle(ended, statement);
}
