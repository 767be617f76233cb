import { type Run, textOf } from '../talk/turn.ts';
import type { Act } from './act.ts';
import { type FloorState, speakerOf } from './floor-state.ts';
import { isProcedure } from './motion.lexicon.ts';
import { justOffered, offeredTo, restOf, soon, wordsMoved } from './moved-words.ts';
import { isPuttingOff } from './outcome.lexicon.ts';
import { isReference, withoutStop, wordCount, wordingFrom } from './wording.ts';

// How something comes before a body: it is moved, seconded, told, put to the vote, or changes what was moved.

const fewestWords = 3;

export function makeMotion(state: FloorState, act: Act): void {
  const { motions, before, topicOf } = state;
  const { top } = motions;
  const offered = justOffered(before);
  const asked = state.invited ?? (offered === null ? null : { words: offered, turn: act.turn.index });
  const words = wordsMoved(act, asked, topicOf);
  const movedBy = speakerOf(state, act);
  const isSame = top?.movedBy?.name === movedBy?.name && top?.called === null && !top.isAmendment;
  if (top !== undefined && isSame && act.turn.index - top.turn <= soon) {
    top.words = words;
    return;
  }
  makeRoom(state, words);
  motions.put(act.turn.index, { words, movedBy });
  state.invited = null;
}

/** A new main motion ends what was left without an outcome; one that puts off, or one of order, lies on what was moved. */
export function makeRoom({ motions }: FloorState, words: readonly Run[]): void {
  const isOver = words
    .map(textOf)
    .some((text) => isPuttingOff.test(text) || isProcedure.test(text) || /\bsubstitute\b/iu.test(text));
  if (!isOver || motions.top?.voted != null) motions.close();
}

/** Somebody tells what has been moved. */
export function tellMotion({ motions }: FloorState, act: Act): void {
  const words = restOf(act);
  const { top } = motions;
  if (words === null) return;
  if (top !== undefined && (top.isAmended || top.words.every(isReference))) top.words = [words];
  else if (top === undefined && wordCount(words) >= fewestWords)
    motions.put(act.turn.index, { words: [words] });
}

/** Names nothing by itself, as in "that the motion be agreed to". */
const ofMotion =
  /^(?:on )?(?:the|this|that) (?:\w{1,12} )?(?:motion|amendment|resolution|recommendation)\b/iu;

/** "The question is that amendment 3 be agreed": what is put to the vote, in the words on which it is taken. */
export function putQuestion({ motions }: FloorState, act: Act): void {
  const words = restOf(act);
  if (words === null || ofMotion.test(textOf(words))) return;
  const isSaidAgain = motions.top?.words.some((run) => textOf(run) === textOf(words)) ?? false;
  if (motions.top?.voted != null && !isSaidAgain) motions.close();
  const { top } = motions;
  if (top === undefined) motions.put(act.turn.index, { words: [words], needsVote: true });
  else top.words = [words];
}

export function amendMotion(state: FloorState, act: Act): void {
  const { top, main } = state.motions;
  if (top === undefined || main === undefined) return;
  const words = [wordingFrom(act.turn, act.end, act.start)];
  const movedBy = speakerOf(state, act);
  if (top.isAmendment && top.turn === act.turn.index) {
    if (words.every((run) => wordCount(run) > fewestWords)) top.words = words;
    return;
  }
  state.motions.put(act.turn.index, { words, movedBy, isAmendment: true });
  if (movedBy !== null && movedBy.name === main.movedBy?.name) state.motions.takeUp(null);
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
  const { before: moved, motions, topicOf } = state;
  if (wordCount(statement) > longestSecond && /^second,/iu.test(textOf(statement).trim())) return;
  const offered = moved === undefined ? null : offeredTo(turn, moved);
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
  const names = /\bvote on\b/iu.test(textOf({ ...statement, start }));
  const isOfCommittee = ofCommittee.test(turn.text.slice(0, start));
  if ((isAnswer || isOfCommittee) && topic !== null) motions.put(turn.index, { words: [topic] });
  else if (names) motions.put(turn.index, { words: [withoutStop(statement)] });
}
