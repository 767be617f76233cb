/**
 * A table of votes in a text that is set in columns: members below each other, and a mark under the ballot of each. Its
 * rows are told with all of their cells, since the place of a mark says how somebody voted.
 */
import type { PagedBlock } from '../source.type.ts';

/** A cell with the place of its ends, in characters or in points. */
export type Cell = { text: string; from: number; to: number };

const ballot =
  /^(?:yes|yeas?|ayes?|y|for|in favou?r|no|noes|nays?|n|against|opposed|abst(?:ain(?:ed|ing|s)?|entions?|\.)?|absent|excused|recus(?:e[ds]?|als?)|not voting|nv)$/i;
const mark = /^(?:x|✓|✔|✗|✘|☒|☑|√|●|•|\*|1)$/iu;
/** Ballots that head a table, members below it, lines of it, and characters of a line. */
const [fewestBallots, fewestRows, mostRows, longestLine] = [2, 2, 60, 300];
/** Characters by which a mark may stand beside its heading. */
const slack = 2;

/** A line of cells. `text`: its words, as they are read where it is no row of a table. */
type CellLine = { cells: readonly Cell[]; text: string };
/** What a table tells, its heads first, and the line after it. */
type VoteTable = { rows: string[]; end: number };

/** The table of votes whose heads stand on a line; null where there is none. `slack`: how far a mark may stand beside its heading. */
export function voteTableAt(
  lineAt: (at: number) => CellLine | null,
  start: number,
  slack: number,
): VoteTable | null {
  const [label, ...heads] = lineAt(start)?.cells ?? [];
  if (label === undefined || !isHead(heads)) return null;
  const rows: string[][] = [];
  let end = start + 1;
  for (; end < start + mostRows; end++) {
    const line = lineAt(end);
    if (line === null) break;
    if (/^[\s=_+-]+$/.test(line.text) && line.text.trim() !== '') continue;
    const row = rowOf(line.cells, heads, slack);
    if (row === null && endsInVote.test(line.text)) return null;
    if (row === null) break;
    rows.push(row);
  }
  if (rows.length < fewestRows) return null;
  const reported = [[label.text, ...heads.map(({ text }) => text)], ...rows];
  return { rows: reported.map(joined), end };
}

/** The table of votes whose heads stand on a line of text, as blocks; null where there is none. */
export function readVoteTable(
  lines: readonly string[],
  start: number,
): { blocks: PagedBlock[]; end: number } | null {
  const isTabbed = (lines[start] ?? '').trim().includes('\t');
  const cellsOf = isTabbed ? cellsByTab : cellsByPlace;
  const lineAt = (at: number): CellLine | null => {
    const text = lines[at];
    return text === undefined ? null : { cells: cellsOf(text), text };
  };
  const table = voteTableAt(lineAt, start, slack);
  return (
    table && {
      blocks: table.rows.map((text) => ({ kind: 'table-row', text, page: null })),
      end: table.end,
    }
  );
}

const longestHead = 20;
/** A line of the table that cannot be read leaves none of it: a member would be missing. */
const endsInVote =
  /\p{Lu}.{0,80}(?:\s|\))(?:x|✓|✔|y|n|ayes?|nays?|yes|no|abst\p{L}{0,8}|absent|excused|recused|not voting)\s*$/iu;
const votesHead = /^(?:votes?|ballots?|vote cast)$/i;

/** Ballots that are heads of columns with marks, or one column in which the vote is said. */
const isHead = (heads: readonly Cell[]): boolean =>
  heads.length === 1
    ? votesHead.test(heads[0]?.text ?? '')
    : heads.filter(({ text }) => ballot.test(text)).length >= fewestBallots &&
      heads.every(({ text }) => text.length <= longestHead);

/** Empty cells at the end keep their places. */
const joined = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll('|', '/'))
    .join(' | ')
    .replace(/\s+/g, ' ')
    .trim();

/** The cells of a row below the heads; null where one stands below none, or is no mark. */
function rowOf([name, ...marks]: readonly Cell[], heads: readonly Cell[], slack: number): string[] | null {
  if (name === undefined || name.from > (heads[0]?.from ?? 0) || !/\p{Lu}/u.test(name.text)) return null;
  const cells = heads.map(() => '');
  for (const one of marks) {
    const below = heads.filter(
      ({ from, to }) => one.from >= from - slack && (heads.length === 1 || one.to <= to + slack),
    );
    const [head] = below;
    const isCounted = /^\d{1,2}$/.test(one.text);
    if (
      head === undefined ||
      below.length > 1 ||
      !(mark.test(one.text) || ballot.test(one.text) || isCounted)
    )
      return null;
    cells[heads.indexOf(head)] = one.text;
  }
  return marks.length === 0 ? null : [name.text, ...cells];
}

const cellsByTab = (line: string): Cell[] =>
  line
    .slice(0, longestLine)
    .split('\t')
    .flatMap((text, at) =>
      text.trim() === '' ? [] : [{ text: text.trim(), from: at * tabWidth, to: at * tabWidth + 1 }],
    );
/** So that a tab stands below its own heading alone. */
const tabWidth = 10;

const cellsByPlace = (line: string): Cell[] =>
  [
    ...line
      .slice(0, longestLine)
      .trimEnd()
      .matchAll(/\S+(?: \S+)*/g),
  ].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
