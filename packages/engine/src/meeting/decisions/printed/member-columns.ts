import { cellsOf, hasCells } from '../../../tables/table-row.ts';
import type { Cast } from '../../talk/cast.type.ts';
import { type Run, runText } from '../../talk/turn.ts';
import { onlyNames } from './name-list.ts';
import { ballotOfVote } from './roll-rows.ts';
import type { VoteLetters } from './vote-letters.ts';

/** The members who head the columns of a table; null for a column that is not a member's. */
export type MemberHead = readonly (string | null)[];

const fewest = 3;
const isLabel = (cell: string): boolean =>
  /^(?:|votes?|members?|trustees?|names?|roll call(?: vote)?)$/iu.test(cell);

/** The members who head the columns of a table, each with a cell of their own; null of any other row. */
export function memberHeadIn(run: Run): MemberHead | null {
  const text = runText(run);
  const cells = hasCells(text) ? cellsOf(text) : [];
  const names = cells.map((cell) => {
    const [one, ...more] = onlyNames(cell) ?? [];
    return one === undefined || more.length > 0 ? null : one.name;
  });
  const isWhole = names.every((name, at) => name !== null || (at === 0 && isLabel(cells[0] ?? '')));
  return isWhole && names.filter((name) => name !== null).length >= fewest ? names : null;
}

/** The votes below the members of a head; null where a cell is none, or the row has others. */
export function votesBelow(run: Run, head: MemberHead, letters: VoteLetters): Cast[] | null {
  const cells = hasCells(runText(run)) ? cellsOf(runText(run)) : [];
  if (cells.length !== head.length) return null;
  const casts = head.flatMap((name, at): (Cast | null)[] => {
    const cell = cells[at] ?? '';
    if (name === null) return isLabel(cell) ? [] : [null];
    const ballot = ballotOfVote(cell, letters);
    return [ballot === null ? null : { name, ballot, run, isRow: true }];
  });
  const reported = casts.filter((one) => one !== null);
  return reported.length === casts.length ? reported : null;
}

/** Whether a row has a vote in several of its cells. */
export const rowHoldsVotes = (run: Run, letters: VoteLetters): boolean =>
  hasCells(runText(run)) &&
  cellsOf(runText(run)).filter((cell) => ballotOfVote(cell, letters) !== null).length >= fewest - 1;
