import type { NamedBallot } from '@ecco/domain';
import { cellsOf, hasCells } from '../../../tables/table-row.ts';
import type { Cast } from '../../talk/cast.type.ts';
import { type Run, runText } from '../../talk/turn.ts';
import { onlyNames } from './name-list.ts';
import type { SideList } from './side-list.ts';

type Ballot = NamedBallot['ballot'];
/** A column of a table of votes: those who cast one ballot, something beside the vote, or what was not understood. */
type Column = Ballot | 'beside' | 'unknown';

/** The head of a table in which a mark under a ballot says who cast it. */
export type VoteHead = readonly Column[];

/** What a row of such a table tells. */
type MarkedRow = {
  casts: Cast[];
  lists: SideList[];
  unread: Run | null;
  /** An empty cell stands before its mark: the rows of this table keep their empty cells, but for those at the end. */
  keepsPlaces: boolean;
};

const labels: readonly (readonly [Column, RegExp])[] = [
  ['yes', /^(?:yes|yeas?|ayes?|y|for|in favou?r)$/iu],
  ['no', /^(?:no|noes|nays?|n|against|opposed)$/iu],
  ['abstain', /^abst(?:ain(?:ed|ing|s)?|entions?|\.)?$/iu],
  ['absent', /^(?:absent|excused|absent\/excused)$/iu],
  ['recused', /^recus(?:e[ds]?|als?)$/iu],
  ['not_voting', /^(?:not voting|did not vote|nv)$/iu],
  [
    'beside',
    /^(?:motion|mov(?:ed|er|ed by)|made(?: by)?|1st|2nd|second(?:ed|er|ed by)?|title|office|district|seat)$/iu,
  ],
];
const cellColumn = (cell: string): Column =>
  labels.find(([, pattern]) => pattern.test(cell))?.[0] ?? 'unknown';

/** The cells of a row, with or without strokes around it. */
const cellsBetween = (text: string): string[] =>
  cellsOf(/^\s*\|/u.test(text) ? text.replace(/^\s*\||\|\s*$/gu, '') : text);

/** The head of a table of votes, its first column that of the members; null of any other row. Two columns of one ballot are of two votes. */
export function voteHeadIn(run: Run): VoteHead | null {
  const text = runText(run);
  if (!hasCells(text)) return null;
  const columns = cellsBetween(text).slice(1).map(cellColumn);
  const cast = columns.filter((column) => column !== 'beside' && column !== 'unknown');
  const isWhole = cast.includes('yes') && cast.includes('no') && new Set(cast).size === cast.length;
  return isWhole ? columns : null;
}

const mark = /^(?:x|✓|✔|✗|✘|☒|☑|√|●|•|\*|1)$/iu;
/** A name with a mark of which a reader has lost the place. */
const unplaced = /^\p{Lu}[^|]{1,60}\s(?:[xX]|✓|✔|✗|✘|☒|☑|√)$/u;
const nothing = /^(?:|☐|□|[-–—]{1,3}|0)$/u;
const total = /^(?:sub-?)?totals?\b|^(?:vote )?(?:count|tally)\b/iu;

/** The row of a table whose head is known: who has a mark under which ballot, or how many of each there are; null where the table has ended. */
export function markedRow(run: Run, head: VoteHead): MarkedRow | null {
  const text = runText(run);
  if (!hasCells(text))
    return unplaced.test(text.trim()) ? { casts: [], lists: [], unread: run, keepsPlaces: false } : null;
  const [label = '', ...cells] = cellsBetween(text);
  const keepsPlaces = cells.includes('') && cells.at(-1) !== '';
  if (cells.length === head.length && total.test(label))
    return { casts: [], lists: totals(run, head, cells), unread: null, keepsPlaces };
  const names = onlyNames(label);
  const [one] = names ?? [];
  const ballot = cells.length <= head.length ? ballotOfRow(head, cells) : null;
  if (one === undefined || names?.length !== 1 || ballot === null)
    return { casts: [], lists: [], unread: run, keepsPlaces };
  const isShort = cells.length < head.length;
  return {
    casts: [{ name: one.name, ballot, run, isRow: true, isShort }],
    lists: [],
    unread: null,
    keepsPlaces,
  };
}

/** The only ballot that is marked in a row; null where none is, or several, or something else stands there. */
function ballotOfRow(head: VoteHead, cells: readonly string[]): Ballot | null {
  let result: Ballot | null = null;
  for (const [at, cell] of cells.entries()) {
    const column = head[at];
    if (column === 'beside' || nothing.test(cell)) continue;
    const isMarked = mark.test(cell) || cellColumn(cell) === column;
    if (result !== null || !isMarked || column === undefined || column === 'unknown') return null;
    result = column;
  }
  return result;
}

function totals(run: Run, head: VoteHead, cells: readonly string[]): SideList[] {
  return head.flatMap((column, at): SideList[] => {
    const cell = cells[at] ?? '';
    const isCounted = column !== 'beside' && column !== 'unknown' && /^\d{1,2}$/u.test(cell);
    return isCounted
      ? [{ ballot: column, count: Number(cell), names: [], isWhole: true, isOpen: false, run }]
      : [];
  });
}
