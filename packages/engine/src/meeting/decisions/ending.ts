import { namesSubject } from '../talk/marker.ts';
import { isPunctuated } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { type Act, actRun } from './act.ts';
import { finalWording } from './final-wording.ts';
import type { FloorState } from './floor-state.ts';
import { putAmendment, putImplied } from './making.ts';
import type { Motion } from './motion.ts';
import { isPuttingOff } from './outcome.lexicon.ts';
import { tallyOf } from './settle.ts';
import { readTally } from './tally.ts';
import { cut, withoutStop, wordCount } from './wording.ts';

// How what is before a body is voted on and ends.

export function callVote(state: FloorState, act: Act): void {
  const { motions } = state;
  if (motions.top === undefined) putImplied(state, act);
  putAmendment(state, act);
  if (!ofAmendment.test(linesBefore(state, act))) motions.dropUnvoted(act.turn);
  if (/\bas amended\b/iu.test(act.turn.text.slice(Math.max(0, act.start - 300), act.end)))
    motions.restate(act.turn, true);
  const { top } = motions;
  if (top === undefined) return;
  const place = actRun(act);
  const isFirst = top.called === null || (top.casts.length === 0 && act.turn !== top.called.turn);
  if (isFirst) top.called = place;
  top.voted = place;
}

const ofAmendment = /\bamend/iu;

/** What is said up to a call, from the two lines before it on. */
const linesBefore = ({ recent }: FloorState, { turn, end }: Act): string =>
  [...recent.slice(-2).map(({ text }) => text), turn.text.slice(0, end)].join(' ');

/** Something is put off: what was moved, unless its mover only moves to. */
export function putOff({ motions }: FloorState, act: Act): void {
  const { top } = motions;
  if (top === undefined || isJustMoved(top, act)) return;
  // A form tells what became of what was voted on.
  if (/^result\b/iu.test(runText(act))) {
    motions.settle('deferred', actRun(act));
    return;
  }
  const isTabling = top.words.some((run) => isPuttingOff.test(runText(run)));
  const isMoved = !top.needsVote || top.isAmended;
  if (isMoved && (top.called === null || isTabling)) motions.settle('deferred', actRun(act));
}

/** Whoever moves to put something off has not done so yet. A paragraph of minutes tells both, one sentence after the other. */
const isJustMoved = ({ turn, words }: Motion, act: Act): boolean =>
  turn === act.turn.index &&
  !(act.turn.isWritten && words.every((run) => run.turn === act.turn && run.end <= act.statement.start));

/** The outcome of a motion that was changed may tell how it reads. */
function restateAtEnd({ motions }: FloorState, act: Act): void {
  const { top } = motions;
  if (top?.isAmendment || top?.isAmended) motions.restate(act.turn, false);
  // Staff's proposal was amended before anybody moved it: the outcome alone says what was voted on.
  const said = top === undefined ? finalWording(act.turn, false) : null;
  if (said !== null) motions.put(act.turn.index, { words: [said], isAmended: true });
}

/** An outcome is said: that of the amendment where it is called so, and of nothing that has not been voted on. */
export function endMotion(state: FloorState, act: Act): void {
  const { motions } = state;
  const last = motions.settled.at(-1)?.outcome;
  if (last?.end === act.statement.end && last.turn === act.turn && isPunctuated(act.turn)) return;
  const place = actRun(act);
  const text = runText(place);
  const isMain = /\b(?:as amended|amended motion|main motion|original motion)\b/iu.test(text);
  if (isMain) restateAtEnd(state, act);
  else if (/\bamendment\b/iu.test(text) && !isOfAmendment(state)) {
    if (/\b(?:the|that|this|your) amendment\b/iu.test(text))
      motions.endUnheard(act.kind === 'carries', place);
    return;
  }
  const { top } = motions;
  if (top === undefined) return;
  const isShort = act.end - act.start < shortOutcome && act.start === act.statement.start;
  // A form says no more of an outcome than "CARRIED".
  const isOfForm = act.turn.isWritten && top.movedBy !== null;
  const isBare =
    isShort &&
    !isOfForm &&
    !/\b(?:second|dies|died)/iu.test(text) &&
    !(isSeconded(top) && isOfAll.test(text));
  const hasVote =
    isMain ||
    top.called !== null ||
    top.casts.length > 0 ||
    tallyOf(top, [withCount(place)]).yes !== null ||
    isCounted(state.before);
  if ((top.needsVote || isBare) && !hasVote) return;
  const changed = top.isAmended && act.kind === 'carries' ? wordsOfEnd(act) : null;
  if (changed !== null) top.words = [changed];
  motions.settle(act.kind === 'carries' ? 'carried' : 'failed', place);
}

/** "Three yes, two no.": all that a clerk says before the outcome. */
const isCounted = (before: Turn | undefined): boolean => {
  if (before === undefined || before.isWritten || before.text.length > longestCount) return false;
  const { yes, no } = readTally([{ turn: before, start: 0, end: before.text.length }]);
  return yes !== null && no !== null;
};
const longestCount = 60;

/** "So that's approved, thirty million to Alder Bay.": how a motion that was changed reads, behind its outcome. */
function wordsOfEnd({ turn, end, statement }: Act): Run | null {
  const words = withoutStop(cut({ turn, start: end, end: statement.end }));
  return !turn.isWritten && wordCount(words) >= fewestWords && namesSubject(runText(words)) ? words : null;
}
const fewestWords = 4;

const shortOutcome = 12;
/** "Carries unanimously.": whoever says so has heard everybody. */
const isOfAll = /\bunanimous/iu;
const isSeconded = ({ movedBy, secondedBy }: Motion): boolean => movedBy !== null && secondedBy !== null;

/** Characters before a spoken outcome in which hands are counted: "One abstention, two opposed, four in favor. It passes." */
const countedWithin = 120;
const withCount = (place: Run): Run =>
  place.turn.isWritten ? place : { ...place, start: Math.max(0, place.start - countedWithin) };

/** Whether an amendment is before the body: one to a motion, or one to a bill, which is a motion by itself. */
const isOfAmendment = ({ motions: { top } }: FloorState): boolean =>
  top === undefined ||
  top.isAmendment ||
  top.words.some((run) => /\bamendment\b|^amend\b/iu.test(runText(run)));
