// What a company's report comes to, read from the rows of its statements: a line of sales and income, then the rest.
import { largestOf } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { type ComparedRow, compareRow } from '../tables/compare-row.ts';
import { keyRow } from '../tables/key-row.ts';
import type { TableRow } from '../tables/row.type.ts';
import { perUnit } from '../tables/unit.lexicon.ts';
import { paraphrase } from './paraphrase.ts';

/** What is told of a report's results, each a statement with the rows that it rests on; `year`: of the newest period. */
type Results = { line: RatedStatement; rows: RatedStatement[]; year: number };

/** What is told, in this order, and what it is measured in. */
type Measure = 'money' | 'share' | 'percent' | 'count';
const subjects: ReadonlyMap<string, Measure> = new Map([
  ['revenue', 'money'],
  ['net income', 'money'],
  ['earnings per share', 'share'],
  ['operating income', 'money'],
  ['comparable sales', 'percent'],
  ['operating cash', 'money'],
  ['subscribers', 'count'],
]);
/** Rows beside the line. */
const mostRows = 5;
/** Cash is counted from the beginning of the year, in a quarter's report too. */
const ofAnySpan = 'operating cash';

type Result = { one: RatedStatement; told: ComparedRow; name: string };

/** Below "Earnings per common share––diluted:" the net income of the owners is theirs by the share. */
const dilutedByShare =
  /^earnings per (?:\p{L}+ )?share\b.*\bdiluted$|^diluted (?:net )?(?:earnings|income|loss)(?: ?\(loss\))? per (?:\p{L}+ )?share$/iu;

/** "Diluted" below "Earnings per share:" is what both say together. */
function withGroup(row: TableRow): TableRow {
  const group = row.group.trim().replace(/:$/u, '');
  if (dilutedByShare.test(group) && keyRow(row.label)?.name === 'net income')
    return { ...row, label: 'Diluted earnings per share' };
  if (!/^diluted$/iu.test(row.label) || !/\bper (?:\p{L}+ )?share\b/iu.test(group)) return row;
  return { ...row, label: `Diluted ${group.toLowerCase()}` };
}

/** A source that names its years so says of a year over a column that it is one. */
const fiscalYear = /\bfiscal (?:year )?20\d\d\b/giu;
const fewestFiscal = 5;

function countsFiscal({ segments }: Source): boolean {
  let count = 0;
  for (const { text } of segments) {
    count += text.match(fiscalYear)?.length ?? 0;
    if (count >= fewestFiscal) return true;
  }
  return false;
}

function resultOf(one: RatedStatement, isFiscal: boolean): Result | null {
  const row = one.sentence.row === undefined ? undefined : withGroup(one.sentence.row);
  const name = row === undefined ? undefined : keyRow(row.label)?.name;
  const measure = name === undefined ? undefined : subjects.get(name);
  if (row === undefined || name === undefined || measure === undefined || !row.isOfWhole) return null;
  // Below "Basic earnings per share:" the income is what one share has of it.
  if (measure === 'money' && perUnit.test(row.group)) return null;
  const told = compareRow(row, { isFiscal });
  const isUnsure = name === ofAnySpan && /[(]|\bused\b/iu.test(row.label);
  return told !== null && fits(told, measure) && !isUnsure ? { one, told, name } : null;
}

/** Whether a figure is in what its subject is measured in. */
function fits({ now }: ComparedRow, measure: Measure): boolean {
  if (measure === 'percent') return now.sign === '%';
  if (measure === 'count') return now.sign === '';
  return /\p{Sc}/u.test(now.sign) && now.isScaled === (measure === 'money');
}

const isOfOwners = ({ one }: Result): boolean => /\battributable\b/iu.test(one.sentence.row?.label ?? '');

/** "From continuing operations" is not all of it. */
const isOfAll = ({ one }: Result): boolean => !/\bcontinuing\b/iu.test(one.sentence.row?.label ?? '');

/** The first row of a subject is told, of income that of the owners. */
const isBetter = (result: Result, before: Result | undefined): boolean =>
  before === undefined ||
  (isOfOwners(result) && !isOfOwners(before)) ||
  (isOfAll(result) && !isOfAll(before));

/** A time of more letters is named once in one sentence: "in the three months ended June 30, 2026". */
const longTime = 20;
const withoutTime = ({ text, time }: ComparedRow, before: ComparedRow): string =>
  time === before.time && time.length > longTime ? text.replace(` ${time},`, ',') : text;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The results of a company's report; null where its statements do not surely give sales and income of its newest period
 * and of the one before.
 */
export const summarizeResults = cachedBySource((source: Source): Results | null => {
  if (source.context.kind !== 'document') return null;
  const isFiscal = countsFiscal(source);
  const all = rateSentences(source).flatMap((one) => resultOf(one, isFiscal) ?? []);
  const newest = largestOf(all.map(({ told }) => told.year));
  const recent = all.filter(({ told }) => told.year === newest);
  const [lead] = subjects.keys();
  const span = (recent.find(({ name }) => name === lead) ?? recent[0])?.told.span;
  const match = new Map<string, Result>();
  for (const result of recent)
    if ((result.told.span === span || result.name === ofAnySpan) && isBetter(result, match.get(result.name)))
      match.set(result.name, result);
  const [sales, income] = [match.get('revenue'), match.get('net income')];
  const head = sales ?? income;
  if (head === undefined) return null;
  const isBoth = sales !== undefined && income !== undefined;
  const line = isBoth
    ? paraphrase(`${sales.told.text}; ${small(withoutTime(income.told, sales.told))}.`, [
        sales.one,
        income.one,
      ])
    : paraphrase(`${head.told.text}.`, [head.one]);
  const rest = [...subjects.keys()].flatMap((name) => {
    const result = match.get(name);
    return result === undefined || result === sales || result === income ? [] : [result];
  });
  const rows = rest.slice(0, mostRows).map(({ told, one }) => paraphrase(`${told.text}.`, [one]));
  return { line, rows, year: newest };
});
