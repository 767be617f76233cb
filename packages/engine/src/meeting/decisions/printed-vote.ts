import type { Cast } from '../talk/cast.type.ts';
import type { Run } from '../talk/turn.ts';
import { runText } from '../talk/turn.ts';
import { onlyNames } from './printed/name-list.ts';
import { looksLikeRow, rollRowsIn } from './printed/roll-rows.ts';
import { type SideList, sideListsIn } from './printed/side-list.ts';
import { votedIn } from './printed/voted-words.ts';
import type { Directory } from './who.ts';

/** What a statement of minutes prints of a vote. */
type PrintedVote = {
  lists: SideList[];
  casts: Cast[];
  /** Words of a vote that were not understood. */
  unread: Run | null;
  /** A line that looks like one of a roll, and was not understood. */
  unreadRow?: Run;
  /** The one in the chair is said to have voted, without a name. */
  unnamed?: Run;
};

/** A label without names waits for those of the next lines. */
type OpenList = SideList | null;

/** Reads a statement: lists of both sides, a roll, or sentences that say who voted how. `open`: the list that the line before began. */
export function printedIn(statement: Run, directory: Directory, open: OpenList): PrintedVote {
  const names = open === null ? null : onlyNames(runText(statement));
  if (open !== null && names !== null) {
    const own = names.map(({ name, start, end }) => ({
      name,
      ballot: open.ballot,
      run: { ...statement, start: statement.start + start, end: statement.start + end },
    }));
    return {
      lists: [],
      casts: own.map((one) => ({ ...one, name: directory.fullName(one.name) })),
      unread: null,
    };
  }
  const lists = sideListsIn(statement);
  if (lists.length > 0) return ofLists(statement, lists, directory);
  const roll = rollRowsIn(statement, directory.letters);
  const said = votedIn(statement);
  const isRoll = roll.rows.length > said.voted.length;
  if (isRoll)
    return {
      lists: [],
      casts: roll.rows.map(({ name, ...row }) => ({ ...row, name: directory.fullName(name), isRow: true })),
      unread: roll.isWhole ? null : statement,
    };
  if (open !== null && said.voted.length === 0)
    return { lists: [], casts: [], unread: isPrinted.test(runText(statement)) ? null : statement };
  return {
    lists: [],
    casts: said.voted.map(({ name, ...one }) => ({ ...one, name: directory.fullName(name) })),
    unread: said.isWhole && roll.isWhole ? null : statement,
    ...(said.unnamed !== null && { unnamed: said.unnamed }),
    ...(said.voted.length === 0 && looksLikeRow(statement) && { unreadRow: statement }),
  };
}

/** An outcome, a heading or a sentence ends a list whose names stand on lines of their own. */
const isPrinted =
  /\b(?:motion|carried|passed|failed|adopted|approved|result|vote)\b|^\W{0,2}\d{1,3}[.)]|\p{Ll}[.]$/iu;

/** Lists, and what a sentence with them says of others: "Ayes: Vale. Reed was absent." */
function ofLists(statement: Run, lists: SideList[], directory: Directory): PrintedVote {
  const last = lists.at(-1)?.run.end ?? statement.end;
  const said = votedIn({ ...statement, start: last });
  const listed = lists.flatMap(({ ballot, names }) => names.map(({ name, run }) => ({ name, ballot, run })));
  return {
    lists,
    casts: [...listed, ...said.voted].map((one) => ({ ...one, name: directory.fullName(one.name) })),
    unread: lists.every(({ isWhole, isOpen }) => isWhole || isOpen) ? null : statement,
    ...(said.unnamed !== null && { unnamed: said.unnamed }),
  };
}
