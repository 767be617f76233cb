import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, runText } from '../talk/turn.ts';
import type { Act } from './act.ts';
import { takenUp } from './final-wording.ts';
import { type FloorState, speakerOf } from './floor-state.ts';
import { isProcedure } from './motion.lexicon.ts';
import type { Motion } from './motion.ts';
import { calledBefore, justOffered, offeredTo, restOf, soon, wordsMoved } from './moved-words.ts';
import { isPuttingOff } from './outcome.lexicon.ts';
import { amountsIn } from './terms.ts';
import { cut, isReference, withoutStop, wordCount, wordingFrom } from './wording.ts';

// How something comes before a body: it is moved, seconded, told, put to the vote, or changes what was moved.

const fewestWords = 3;

export function makeMotion(state: FloorState, act: Act): void {
  const { motions, before } = state;
  const { top } = motions;
  const offered = justOffered(before);
  const invitedMotion = state.invited ?? (offered === null ? null : { words: offered, turn: act.turn.index });
  const words = wordsMoved(act, invitedMotion, state);
  const movedBy = speakerOf(state, act);
  const isSame = top?.movedBy?.name === movedBy?.name && top?.called === null && !top.isAmendment;
  if (top !== undefined && isSame && act.turn.index - top.turn <= soon) {
    top.words = words;
    return;
  }
  makeRoom(state, words);
  motions.put(act.turn.index, { words, movedBy, isOfItem: calledBefore(state.recent, act) !== null });
  state.invited = null;
}

/** A new main motion ends what was left without an outcome; one that puts off, or one of order, lies on what was moved. */
export function makeRoom({ motions }: FloorState, words: readonly Run[]): void {
  const isOver = words
    .map(runText)
    .some((text) => isPuttingOff.test(text) || isProcedure.test(text) || /\bsubstitute\b/iu.test(text));
  if (!isOver || motions.top?.voted != null) motions.close();
}

/** Somebody tells what has been moved. */
export function reportMotion({ motions }: FloorState, act: Act): void {
  const words = restOf(act);
  const { top } = motions;
  if (words === null) return;
  if (top !== undefined && (top.isAmended || top.words.every(isReference) || isNewSum(top, words))) {
    top.words = [words];
    if (amountsIn(words).length > 0) top.isSumOpen = false;
  } else if (top === undefined && wordCount(words) >= fewestWords)
    motions.put(act.turn.index, { words: [words] });
}

/** The chair says the motion with a sum that its own words do not hold: that sum is voted on. */
function isNewSum({ words: moved, isAmendment, voted }: Motion, words: Run): boolean {
  const known = moved.flatMap(amountsIn).map(runText);
  const sums = amountsIn(words).map(runText);
  return !isAmendment && voted === null && sums.length > 0 && !sums.some((sum) => known.includes(sum));
}

/** Names nothing by itself, as in "that the motion be agreed to". */
const ofMotion =
  /^(?:on )?(?:the|this|that) (?:\w{1,12} )?(?:motion|amendment|resolution|recommendation)\b/iu;

/** "The question is that amendment 3 be agreed": what is put to the vote, in the words on which it is taken. */
export function putQuestion({ motions }: FloorState, act: Act): void {
  const words = restOf(act);
  if (words === null || ofMotion.test(runText(words))) return;
  const isSaidAgain = motions.top?.words.some((run) => runText(run) === runText(words)) ?? false;
  if (motions.top?.voted != null && !isSaidAgain) motions.close();
  const { top } = motions;
  if (top === undefined) motions.put(act.turn.index, { words: [words], needsVote: true });
  else top.words = [words];
}

export function amendMotion(state: FloorState, act: Act): void {
  const { top, main } = state.motions;
  if (top === undefined || main === undefined) return;
  const words = [withoutFate(wordsOffered(act))];
  const movedBy = speakerOf(state, act);
  if (top.isAmendment && top.turn === act.turn.index) {
    if (words.every((run) => wordCount(run) > fewestWords)) top.words = words;
    return;
  }
  state.motions.put(act.turn.index, { words, movedBy, isAmendment: true });
  if (movedBy !== null && movedBy.name === main.movedBy?.name) state.motions.takeUp(null);
}

/** "I'd rather hold the rate. I'll make that as an amendment.": the sentence before says what. */
function wordsOffered({ turn, start, end, statement }: Act): Run {
  const before = refersBack.test(turn.text.slice(start, end))
    ? statementsOf(turn).findLast((one) => one.end <= statement.start)
    : undefined;
  return before === undefined ? wordingFrom(turn, end, start) : withoutStop(cut(before));
}

/** ", which was accepted by the maker": what became of a change is no part of it. */
const fate = /,?\s(?:which|that)\s(?:was|were)\s(?:then\s)?(?:accepted|taken|agreed)\b/iu;

function withoutFate(run: Run): Run {
  const at = run.turn.isWritten ? runText(run).search(fate) : -1;
  return at < 0 ? run : { ...run, end: run.start + at };
}

const refersBack = /\b(?:that|this|it)(?: forward)? as (?:an?|my) (?:friendly )?amendment$/iu;

/** A number as a change may name it: "I'd like it at fifty." */
const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half)\b/iu;

/** A mover takes up what somebody asked for: as an amendment, or in words that were not heard as one. */
export function acceptChange(state: FloorState, act: Act): void {
  const { motions, before } = state;
  const { top } = motions;
  const said = takenUp(act.statement);
  if (top?.isAmendment) motions.takeUp(said);
  else if (top !== undefined && isOwnChange(state, top, act)) {
    const isSumSaid = said !== null && amountsIn(said).length > 0;
    top.isAmended = true;
    top.isSumOpen = !isSumSaid && number.test(before?.text ?? '');
    if (isSumSaid) top.words = [said];
  }
}

/** Whether whoever moved answers somebody else, before anything was put to the vote. */
const isOwnChange = (state: FloorState, { movedBy, called, voted }: Motion, act: Act): boolean =>
  !act.turn.isWritten &&
  movedBy !== null &&
  called === null &&
  voted === null &&
  movedBy.name === speakerOf(state, act)?.name &&
  state.before !== undefined &&
  state.before.speaker !== act.turn.speaker;

const ofAmendment = /\bon the (?:proposed )?amendment\b[,:]?\s{0,2}/iu;

/** "On the amendment, to hold the rate. Roll call.": what is voted on changes what was moved, however it was offered. */
export function putAmendment({ motions }: FloorState, { turn, statement }: Act): void {
  const { top } = motions;
  const [first, last] = statementsOf(turn)
    .filter(({ end }) => end <= statement.end)
    .slice(-2);
  const said = [last, first].find((one) => one !== undefined && ofAmendment.test(runText(one)));
  const match = said === undefined ? null : ofAmendment.exec(runText(said));
  if (top === undefined || turn.isWritten || said === undefined || match === null) return;
  if (!top.isAmendment && top.words.some((run) => /\bamend/iu.test(runText(run)))) return;
  const words = withoutStop(cut({ ...said, start: said.start + match.index + match[0].length }));
  const isSaid = wordCount(words) > fewestWords;
  if (!top.isAmendment) motions.put(turn.index, { words: isSaid ? [words] : [], isAmendment: true });
  else if (isSaid && isPunctuated(turn)) top.words = [words];
}

export function secondMotion(state: FloorState, act: Act): void {
  if (state.motions.top === undefined) putSeconded(state, act);
  const { top } = state.motions;
  if (top !== undefined) top.secondedBy ??= speakerOf(state, act);
}

/** A second is a sentence of a few words; "Second, ..." before a longer one counts. */
const longestSecond = 8;

/** What is seconded has been moved, in whatever words: those of whoever spoke just before. It is told if it is voted on. */
function putSeconded(state: FloorState, { turn, start, statement }: Act): void {
  const { before: moved, motions, topicOf, recent } = state;
  if (wordCount(statement) > longestSecond && /^second,/iu.test(runText(statement).trim())) return;
  const called = turn.speaker === null ? calledBefore(recent, { turn, statement }) : null;
  if (called !== null) motions.put(turn.index, { words: called, needsVote: true, isOfItem: true });
  const offered = moved === undefined || called !== null ? null : offeredTo(turn, moved);
  if (moved === undefined || offered === null) return;
  const words = wordCount(offered) > fewestWords ? offered : topicOf(turn, start);
  if (words === null) return;
  motions.put(moved.index, { words: [words], movedBy: speakerOf(state, offered), needsVote: true });
}

/** What a committee recommends is before the body without a mover (Robert's Rules of Order, reports of committees). */
const ofCommittee = /\bcommittee's recommendation\b/iu;

/** A vote without a motion that was heard: on what the chair asked for, or names. */
export function putImplied({ motions, invited, topicOf }: FloorState, { statement, turn, start }: Act): void {
  const isAnswer = invited !== null && turn.index - invited.turn <= soon;
  const topic = invited?.words ?? topicOf(turn, start);
  const names = /\bvote on\b/iu.test(runText({ ...statement, start }));
  const isOfCommittee = ofCommittee.test(turn.text.slice(0, start));
  if ((isAnswer || isOfCommittee) && topic !== null) motions.put(turn.index, { words: [topic] });
  else if (names) motions.put(turn.index, { words: [withoutStop(statement)] });
}
