// A row of results as a sentence: what a period came to, against the same of the year before.
import { anyMonth } from '../words/calendar.ts';
import { plainColumn } from './column.ts';
import type { Cell, TableRow } from './row.type.ts';
import { chooseCells, figureText, properCase } from './row-statement.ts';
import { countedOf, perUnit } from './unit.lexicon.ts';
import { readUnit } from './unit.ts';
import { type Amount, amountOf, writeAmount } from './written-amount.ts';

/** What a row says of its newest period, against the same period a year before. */
export type ComparedRow = {
  /** A clause: "Net sales were $5.2 billion in 2026, against $4.9 billion in 2025". */
  text: string;
  /** The newest period as it stands in the clause: "in 2026". */
  time: string;
  /** Of the newest period. */
  year: number;
  /** What is compared, without its day and year: "three months ended"; '' of a year. */
  span: string;
  now: Amount;
};

/** `isFiscal`: the source counts by fiscal years, so that a year over a column is one. */
type Manner = { isFiscal: boolean };
type Period = Pick<ComparedRow, 'year' | 'span'> & { words: string };

const yearIn = /\b(?:19|20)\d\d\b/gu;
/** A period ends on a weekday, so that its day and even its month move. */
const dayIn = new RegExp(String.raw`\b${anyMonth}\s+\d{1,2}\b`, 'giu');

const opensBoth = /^as of ?\/ ?/iu;

/** The time that stands over a column, where that is all that stands there. */
function periodOf({ column }: Cell, { unit }: TableRow): Period | null {
  const plain = plainColumn(column.replace(opensBoth, '')).replace(/ ?, ?/gu, ', ').trim().replace(/,$/u, '');
  // "Fiscal Years Ended" in the corner is of the days over the columns.
  const words = plain.replace(
    /^(?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4}$)/u,
    yearsEnded.test(unit) ? 'year ended ' : '',
  );
  const [year, ...others] = new Set(words.match(yearIn)?.map(Number));
  if (year === undefined || others.length > 0) return null;
  const span = words
    .replace(yearIn, '')
    .replace(dayIn, '')
    .replace(/[^\p{L}\d]+/gu, ' ');
  return { year, span: span.trim().toLowerCase(), words };
}

const yearsEnded = /\byears ended\s*$/iu;
const smallWords =
  /\b(?:for|the|as|of|at|three|six|nine|twelve|first|second|third|fourth|months|weeks|quarter|year|years|fiscal|ended|ending)\b/giu;

const spans =
  /^(?:for )?(?:the )?(?:(?:three|six|nine|twelve|\d{1,2}) (?:months|weeks)|(?:first |second |third |fourth )?quarter|(?:fiscal )?year)(?: ended)?$/u;

/** "In 2026", "in the three months ended June 30, 2026"; null for a day and for a span that is none of these. */
function periodText({ span, words }: Period, { isFiscal }: Manner): string | null {
  const plain = words.replace(smallWords, (word) => word.toLowerCase()).replace(/^for (?:the )?/u, '');
  if (/^\d{4}$/u.test(words)) return isFiscal ? `in fiscal ${words}` : `in ${words}`;
  if (/^fiscal(?: year)? \d{4}$/iu.test(words)) return `in ${plain}`;
  return spans.test(span) ? `in the ${plain}` : null;
}

/** A clause that leaves out of a table's scale what is said by the member, and so not the members. */
const exceptsPerMember = /\bexcept\b[^()]*\bper (?:paying |paid )?(?:member|subscri)/iu;

/** Whether what a row counts stands in the scale of its table: no money stands there, or what is left out is said. */
const isCountedInScale = ({ label, currency, unit }: TableRow): boolean =>
  countedOf.test(label) && (currency === '' || exceptsPerMember.test(unit));

/** A figure with its sign and scale. */
function amountIn(cell: Cell, row: TableRow): Amount | null {
  const unit = readUnit(row.unit);
  const isScaled = isCountedInScale(row) && unit !== null && unit.scale !== null && !unit.isMoney;
  const text = isScaled ? `${cell.amount} ${unit.scale}` : figureText(cell, row);
  const amount = text === null ? null : amountOf(text);
  if (amount === null || amount.sign !== '') return amount;
  const isMoney = !countedOf.test(row.label) && (amount.isScaled || perUnit.test(row.label));
  return isMoney ? { ...amount, sign: row.currency } : amount;
}

const behindName = / (?:provided|generated|attributable|available|applicable|of|at|per|from|in|for) /iu;
/** Whether the thing that a label names is more than one: "net sales", "total revenues". */
const isPlural = (label: string): boolean =>
  /[^s]s$/iu.test((label.replace(/ ?\([^()]{0,60}\)/gu, '').split(behindName)[0] ?? '').trim());

/** A label as it stands in a sentence: without the mark of a note, and in small letters but for its names. */
const rowName = (label: string): string =>
  properCase(label.replace(/ ?\([A-Z\d]\)$/u, '')).replace(
    /\b(?<=(?:Net|Total|Operating|Diluted) )(?:Net|Income|Loss|Earnings|Sales|Revenues?|Profit)\b/gu,
    (word) => word.toLowerCase(),
  );

/**
 * Tells a row by its newest period and the same period a year before. Null where one of the two figures, its unit or its
 * column is not surely read.
 */
export function compareRow(row: TableRow, manner: Manner): ComparedRow | null {
  const [first, second] = chooseCells(row.cells);
  if (first === undefined || second === undefined) return null;
  const [latest, earlier] = [periodOf(first, row), periodOf(second, row)];
  if (latest === null || earlier === null) return null;
  if (latest.year - earlier.year !== 1 || latest.span !== earlier.span) return null;
  const [now, before] = [amountIn(first, row), amountIn(second, row)];
  const [time, past] = [periodText(latest, manner), periodText(earlier, manner)];
  if (now === null || before === null || now.sign !== before.sign || time === null || past === null)
    return null;
  const name = rowName(row.label);
  const since = time.length > longTime ? 'a year before' : past;
  const text = `${name} ${isPlural(name) ? 'were' : 'was'} ${writeAmount(now)} ${time}, against ${writeAmount(before)} ${since}`;
  return { text, time, year: latest.year, span: latest.span, now };
}

/** Letters of a time from which on it is not said twice. */
const longTime = 20;
