// The rows of a filing's own statements with their figures by year: what a figure may be worked out from.
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { plainColumn } from '../../tables/column.ts';
import type { Cell, TableRow } from '../../tables/row.type.ts';
import { figureText } from '../../tables/row-statement.ts';
import { perUnit } from '../../tables/unit.lexicon.ts';
import { amountOf } from '../../tables/written-amount.ts';
import { readEveryRow } from './every-row.ts';
import type { StatementKind } from './statement-item.type.ts';
import { yearOfColumn } from './statement-year.ts';

/** A figure of one year: what stands over it, the figure as it stands there, with its scale and money, and as a number of whole units. */
export type YearFigure = { year: number; column: string; digits: string; told: string; value: number };

/** A row of one of the three statements; `plain`: its label in small letters without anything else. */
export type StatementRow = {
  statement: StatementKind;
  label: string;
  plain: string;
  segment: number;
  heads: readonly number[];
  /** The sign of money in which its statement counts; '' where none stands in it. */
  currency: string;
  figures: readonly YearFigure[];
};

/** A label without its notes, spaces and signs, as readers of pages may run its words together. */
const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\((?:see )?(?:note|refer)[^()]{0,30}\)/gu, '')
    .replace(/[^\p{L}]/gu, '');

const titles: readonly (readonly [StatementKind | 'other', RegExp])[] = [
  ['other', /\bsegments?\b|\bpro ?forma\b|\bparent\b|\bcondensed financial information\b|\bguarantors?\b/iu],
  ['cash', /statements? ?of ?cash ?flows?|\bcash flows? statements?\b/iu],
  ['balance', /balance ?sheets?|statements? ?of ?financial ?(?:position|condition)/iu],
  [
    'income',
    /statements? ?of ?(?:consolidated ?)?(?:income|operations|earnings)\b|\bincome ?statements?\b/iu,
  ],
  ['other', /statements? ?of\b/iu],
];
/** Lines above a table among which its title stands, and words of a title at most. */
const titleLines = 9;
const longestTitle = 220;

/** A sentence that only speaks of a statement, or data that are chosen from one. */
const isNoTitle =
  /:\s*$|\b(?:included|includes|recorded|following|our|presented|reported|shown|within|impact|effects?|adoption|see|refer|(?:earnings|operations|income|sheets?|flows?) data)\b/iu;

const kindOfTitle = (text: string): StatementKind | 'other' | null =>
  text.length > longestTitle || isNoTitle.test(text)
    ? null
    : (titles.find(([, pattern]) => pattern.test(text))?.[0] ?? null);

/** The statement whose title stands nearest above a table on its page; null where none does. */
function statementAbove({ segments }: Source, head: number): StatementKind | null {
  for (let at = head; at >= Math.max(0, head - titleLines); at--) {
    const segment = segments[at];
    if (segment === undefined || segment.page !== segments[head]?.page) return null;
    const kind = kindOfTitle(segment.text);
    if (kind !== null) return kind === 'other' ? null : kind;
  }
  return null;
}

/** "$(0.82)" below "Basic earnings per share" is counted by the share, whatever its label. */
const isByShare = ({ label, group }: TableRow, { amount }: Cell): boolean =>
  perUnit.test(label) || perUnit.test(group) || /\d\.\d\d\)?$/u.test(amount);

function figureOf(cell: Cell, row: TableRow, source: Source): YearFigure | null {
  const year = yearOfColumn(cell.column, source);
  const told = isByShare(row, cell) ? null : figureText(cell, row);
  const amount = told === null ? null : amountOf(told);
  if (year === null || told === null || amount === null || !amount.isScaled || amount.sign === '%')
    return null;
  return {
    year,
    column: plainColumn(cell.column),
    told,
    value: amount.value,
    digits: cell.amount.replace(/[$€£¥\s]/gu, ''),
  };
}

/** All rows of the statements of a source whose columns, unit and year are surely read. */
export const statementRows = cachedBySource((source: Source): StatementRow[] => {
  const statements = new Map<number, StatementKind | null>();
  return [...readEveryRow(source)].flatMap(([segment, row]) => {
    const [head] = row.heads;
    if (head === undefined || row.cells.length === 0) return [];
    const statement = statements.get(head) ?? statementAbove(source, head);
    statements.set(head, statement);
    if (statement === null) return [];
    const figures = row.cells.flatMap((cell) => figureOf(cell, row, source) ?? []);
    const { label, heads, currency } = row;
    return [{ statement, label, plain: plainLabel(label), segment, heads, currency, figures }];
  });
});
