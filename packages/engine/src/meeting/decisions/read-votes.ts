import type { Cast } from '../talk/cast.type.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { actsIn } from './act.ts';
import { readAgainst, readCalled, readSingled } from './ballots.ts';
import type { Motion, SettledMotion } from './motion.ts';
import { memberHeadIn, rowHoldsVotes, votesBelow } from './printed/member-columns.ts';
import { type SideList, sideListsIn } from './printed/side-list.ts';
import { isKey } from './printed/vote-letters.ts';
import { voteStatement } from './printed/vote-statement.ts';
import { markedRow, voteHeadIn } from './printed/vote-table.ts';
import { printedIn } from './printed-vote.ts';
import { rollCall } from './settle.ts';
import { isReadOut, readTally } from './tally.ts';
import { asksAgainst } from './vote.lexicon.ts';
import type { Directory } from './who.ts';

/** Adds to a motion the votes that a statement tells by name; several in a row are a vote even where none was called. */
export function readVotes(motion: Motion, statement: Run, directory: Directory): void {
  if (statement.turn.isWritten) {
    readPrinted(motion, statement, directory);
    return;
  }
  const called = readCalled(statement, directory);
  if (called.length >= rollCall) motion.called ??= statement;
  const singled = motion.called === null ? [] : readSingled(statement, directory);
  const against = readAgainst(statement, directory);
  for (const one of [...called, ...singled, ...against]) addCast(motion, one);
  const tellsVote = called.length > 0 || asksAgainst.test(runText(statement));
  if (motion.called !== null && tellsVote) motion.voted = statement;
}

/** Adds what a statement of minutes prints of a vote; who stands on two sides was not understood. */
function readPrinted(motion: Motion, said: Run, directory: Directory): void {
  const statement = voteStatement(said);
  if (statement === null || isKey(runText(statement)) || readTable(motion, statement, directory)) return;
  const printed = printedIn(statement, directory, motion.openList);
  if (isOtherVote(motion, printed.lists)) return;
  const isNext = printed.lists.length === 0 && printed.casts.length > 0;
  if (!isNext) motion.openList = printed.lists.find(({ isOpen }) => isOpen) ?? null;
  motion.lists = [...motion.lists, ...printed.lists.filter(({ isOpen }) => !isOpen)];
  motion.unread ??= printed.unread;
  motion.unreadRow ??= printed.unreadRow ?? null;
  motion.unnamed ??= printed.unnamed ?? null;
  addPrinted(motion, printed.casts);
  if (printed.lists.length > 0 || printed.casts.length >= rollCall) {
    motion.called ??= statement;
    motion.voted = statement;
  }
}

function addPrinted(motion: Motion, casts: readonly Cast[]): void {
  for (const one of casts) {
    const before = motion.casts.find(({ name }) => name === one.name);
    if (before !== undefined && before.ballot !== one.ballot) motion.unread ??= one.run;
    addCast(motion, one);
  }
}

/** Reads a row of a table of votes, or its head; false where a statement is neither. */
function readTable(motion: Motion, statement: Run, directory: Directory): boolean {
  const { voteHead, memberHead } = motion;
  const row = voteHead === null ? null : markedRow(statement, voteHead);
  const votes = memberHead === null ? null : votesBelow(statement, memberHead, directory.letters);
  motion.voteHead = row === null ? voteHeadIn(statement) : voteHead;
  motion.memberHead = memberHeadIn(statement);
  motion.keepsPlaces ||= row?.keepsPlaces === true;
  const casts = [...(row?.casts ?? []), ...(votes ?? [])];
  motion.lists = [...motion.lists, ...(row?.lists ?? [])];
  // Members above a row with some votes, and something else among them.
  const isTorn = memberHead !== null && votes === null && rowHoldsVotes(statement, directory.letters);
  motion.unread ??= row?.unread ?? (isTorn ? statement : null);
  addPrinted(
    motion,
    casts.map((one) => ({ ...one, name: directory.fullName(one.name) })),
  );
  if (casts.length > 0) {
    motion.called ??= statement;
    motion.voted = statement;
  }
  return row !== null || votes !== null || motion.voteHead !== null || motion.memberHead !== null;
}

/** A second list of those who were for it, on another line, is of another vote. */
const isOtherVote = ({ lists }: Motion, more: readonly SideList[]): boolean =>
  more.some(
    ({ ballot, run }) =>
      ballot === 'yes' && lists.some((list) => list.ballot === 'yes' && list.run.turn !== run.turn),
  );

/** Lines in which a vote may follow its outcome. */
const soon = 24;

/** Votes by name that minutes list only behind the outcome: those of what was decided last. */
export function readLateVotes(
  settled: SettledMotion | undefined,
  statement: Run,
  directory: Directory,
): void {
  const { turn } = statement;
  if (settled === undefined || !turn.isWritten || turn.index - settled.outcome.turn.index > soon) return;
  // A paragraph with an outcome of its own lists the votes on something else.
  const isOwn = turn === settled.outcome.turn;
  const isCounted = readTally([statement]).yes !== null && sideListsIn(statement).length === 0;
  if (!isOwn && (isCounted || actsIn(statement).some(({ kind }) => kind === 'carries' || kind === 'fails')))
    return;
  if (!isOwn && movesOn.test(runText(statement))) settled.motion.isLeft = true;
  if (isOwn || !settled.motion.isLeft) readPrinted(settled.motion, statement, directory);
}

/** Something else comes before the body, whether or not its motion was understood. */
const movesOn = /\b(?:moved|seconded|mover|seconder|motion (?:by|was|to|made))\b/iu;

/** The vote of a member; who is called twice has the later one. */
export function addCast(motion: Motion, cast: Cast): void {
  if (motion.called !== null && motion.voted !== null && cast.run.turn.index > motion.voted.turn.index)
    motion.voted = cast.run;
  motion.casts = [...motion.casts.filter(({ name }) => name !== cast.name), cast];
}

/** A clerk counts within so many turns of the last vote. */
const mostTurns = 2;
/** Longer where everybody answers on the way, each in a turn of a few words. */
const [mostOfRoll, longestAnswer] = [15, 24];
const isAnswer = (turn: Turn | undefined): boolean => (turn?.text.length ?? longestAnswer) < longestAnswer;

/** "Two members voted in favor and five against.": minutes may say no more of an outcome. */
const isReportedCount = ({ secondedBy }: Motion, statement: Run): boolean => {
  const { yes, no } = readTally([statement]);
  return (
    statement.turn.isWritten &&
    secondedBy !== null &&
    yes !== null &&
    no !== null &&
    sidesFirst.test(runText(statement))
  );
};
const sidesFirst = /^\W{0,3}(?:\w{1,9}) (?:members? |trustees? |councill?ors? |commissioners? )?voted\b/iu;

/** Whether a statement reads out the count of a vote that was called: nothing else may be said of its outcome. */
export function endsByCount(motion: Motion, statement: Run, before: Turn | undefined): boolean {
  const { called, voted } = motion;
  const { turn, start } = statement;
  if (isReportedCount(motion, statement)) return true;
  if (called === null || turn.isWritten || !isReadOut(statement)) return false;
  const passed = turn.index - (voted ?? called).turn.index;
  if (passed > (isAnswer(before) ? mostOfRoll : mostTurns)) return false;
  return called.turn !== turn || called.start < start;
}
