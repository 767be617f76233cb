import {
  Day,
  hasHiddenSigns,
  hasTurningSigns,
  hasTwoLetters,
  hiddenSigns,
  percentMax,
  turningSigns,
  Website,
} from '@ecco/contract/schemas';
import { type EdgeType, edgeTypes, type OrganizationType, organizationTypes, states } from '@ecco/domain';
import { z } from 'zod';
import { isFormula } from './csv.ts';

/** What is wrong with a row, in words. */
export class RowFault extends Error {}

const fault = (message: string): never => {
  throw new RowFault(message);
};

/** A line of text; null where the field is empty. */
export function textIn(field: string | undefined, what: string, max: number): string | null {
  const text = field?.normalize() ?? '';
  return hasHiddenSigns(text) ? fault(`${what}: ${hiddenSigns}`) : proseIn(text, what, max);
}

/** A text of one line or several; null where the field is empty. */
export function proseIn(field: string | undefined, what: string, max: number): string | null {
  const text = field ?? '';
  if (text === '') return null;
  if (isFormula(text)) return fault(`${what}: this is a formula.`);
  if (hasTurningSigns(text)) return fault(`${what}: ${turningSigns}`);
  return text.length > max ? fault(`${what}: longer than ${max} characters.`) : text;
}

export function rowName(field: string | undefined, max: number): string {
  const name = textIn(field, 'name', max);
  if (name === null) return fault('name: there is none.');
  return hasTwoLetters(name) ? name : fault('name: it needs two letters at least.');
}

/** Refuses what stands in no column. */
export function allInColumns({ beyond }: { beyond: string | null }): void {
  if (beyond !== null)
    fault(`“${beyond.slice(0, 60)}” stands in no column: the row has more fields than the first.`);
}

/** Names divided by "|" or ";". */
export const rowNames = (field: string | undefined, what: string, max: number): string[] =>
  textsIn(field, what, max).map((name) =>
    hasTwoLetters(name) ? name : fault(`${what}: “${name}” needs two letters at least.`),
  );

/** Texts divided by "|" or ";". */
export const textsIn = (field: string | undefined, what: string, max: number): string[] => [
  ...new Set((field ?? '').split(/[|;]/u).flatMap((part) => textIn(part.trim(), what, max) ?? [])),
];

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  t: 1e12,
  tn: 1e12,
  mm: 1e6,
  bil: 1e9,
  mil: 1e6,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** What people write where a figure is not known. */
const unknown = /^(?:n\.?\/?a\.?|-|–|—|none|unknown|tbd|\.)$/u;
/** "41'600'000", "1.234.567": marks between thousands that cannot be decimal ones. */
const marked = /^\d{1,3}(?:['’]\d{3})+(?!\d)|^\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/u;
/** "4.16E+10", as spreadsheets write large figures. */
const exponent = /^\d(?:[.,]\d{1,14})?e\+?(\d{1,2})$/u;

const grouped = /^\d{1,3}(?:,\d{3})+(?!\d|,)/u;
/** "1234567,50", "1.234.567,50": a comma that parts no thousands is a decimal one. */
const decimalComma = /^(\d{1,15}|\d{1,3}(?:\.\d{3})+),(\d{1,6})(?=\D|$)/u;

/** Digits as a program writes them, without what parts thousands; as it stands where its marks agree with no way of writing. */
function plainDigits(text: string): string {
  if (grouped.test(text)) return text.replaceAll(',', '');
  if (marked.test(text)) return text.replaceAll(/['’.](?=\d{3})/gu, '');
  if (exponent.test(text)) return String(Number(text.replace(',', '.')));
  const [whole, before = '', after = ''] = decimalComma.exec(text) ?? [];
  return whole === undefined ? text : `${before.replaceAll('.', '')}.${after}${text.slice(whole.length)}`;
}

/** What of a number's text tells its digits. */
const bareNumber = (field: string): string =>
  field
    .toLowerCase()
    .replaceAll(/[$€£%\s]/gu, '')
    .replaceAll(/^(?:usd|us)|(?:usd|dollars)$/gu, '');

/** Whether a number has other marks than commas between thousands and a point before what is less than one: "1.234,50". */
export function isUnusualNumber(field: string): boolean {
  const text = bareNumber(field);
  return marked.test(text) || exponent.test(text) || (!grouped.test(text) && decimalComma.test(text));
}

/** A number, also as people write it: "$41.6bn", "318,000", "78.9%", and "1234567,50" where the comma is the decimal mark. */
export function numberIn(field: string | undefined, what: string): number | null {
  const text = plainDigits(bareNumber(field ?? ''));
  if (text === '' || unknown.test(text)) return null;
  const [, digits = '', scale = ''] = /^(\d{1,15}(?:\.\d{1,6})?)([a-z]{0,8})$/u.exec(text) ?? [];
  const factor = scale === '' ? 1 : scales[scale];
  if (digits === '' || factor === undefined) return fault(`${what}: “${field}” is no number.`);
  const value = Number(digits) * factor;
  return value > 1e15 ? fault(`${what}: “${field}” is too large.`) : value;
}

/** How many members there are. */
export function membersIn(field: string | undefined, what: string): number | null {
  const count = numberIn(field, what);
  return count === null || (Number.isInteger(count) && count <= 1e9)
    ? count
    : fault(`${what}: “${field}” is no number of members.`);
}

/** A share in percent. */
export function percentIn(field: string | undefined, what: string): number | null {
  const percent = numberIn(field, what);
  return percent === null || percent <= percentMax ? percent : fault(`${what}: “${field}” is no percentage.`);
}

/** A day that has come; `today` as yyyy-mm-dd. */
export function pastDayIn(field: string | undefined, what: string, today: string): string | null {
  const day = dayIn(field, what);
  return day === null || day <= today ? day : fault(`${what}: “${field}” has not come yet.`);
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isoDay = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** "6/30/2026", "30.06.2026", "June 30, 2026", "30 June 2026" as yyyy-mm-dd; as it stands where it may be two days. */
function isoOf(text: string): string {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u.exec(text) ?? [];
  if (Number(one) > 12) return isoDay(year, Number(other), one);
  if (Number(other) > 12 || (one !== '' && Number(one) === Number(other)))
    return isoDay(year, Number(one), other);
  const words =
    /^(?<month>\p{L}{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u.exec(text) ??
    /^(?<day>\d{1,2})\.?[ -](?<month>\p{L}{3,9})\.?[ -](?<year>\d{4})$/u.exec(text);
  const { month = '', day = '', year: of = '' } = words?.groups ?? {};
  const at = monthNames.indexOf(month.slice(0, 3).toLowerCase());
  return at === -1 ? text : isoDay(of, at + 1, day);
}

/** Whether a day is written with its day before its month: "30.06.2026". */
export const isUnusualDay = (field: string): boolean =>
  Number(/^(\d{1,2})[/.]\d{1,2}[/.]\d{4}$/u.exec(field)?.[1] ?? 0) > 12;

export function dayIn(field: string | undefined, what: string): string | null {
  const text = field ?? '';
  if (text === '') return null;
  return Day.safeParse(isoOf(text)).data ?? fault(`${what}: “${text}” is no day as yyyy-mm-dd.`);
}

export function siteIn(field: string | undefined, what: string): string | null {
  const text = textIn(field, what, 2_000);
  if (text === null) return null;
  const { data } = Website.safeParse(text);
  return data ?? fault(`${what}: “${text}” is no address of a website.`);
}

export function stateIn(field: string | undefined): string | null {
  const text = (field ?? '').toLowerCase();
  if (text === '') return null;
  const state = states.find(({ code, name }) => [code.toLowerCase(), name.toLowerCase()].includes(text));
  return state?.code ?? fault(`state: “${field}” is no state.`);
}

export function typeIn(field: string | undefined): OrganizationType | null {
  const text = (field ?? '').toUpperCase().replaceAll(/[^A-Z]+/gu, '_');
  if (text === '') return null;
  return (
    organizationTypes.find((type) => type === text) ?? fault(`type: “${field}” is no type of organization.`)
  );
}

const edgeOf: Readonly<Record<string, EdgeType>> = {
  board: 'HAS_BOARD_MEMBER',
  staff: 'HAS_STAFF_MEMBER',
  executive: 'HAS_EXECUTIVE',
  advisor: 'HAS_ADVISOR',
};

export function edgeIn(field: string | undefined): EdgeType {
  const text = field ?? '';
  if (text === '') return 'HAS_STAFF_MEMBER';
  const edge = edgeOf[text.toLowerCase()] ?? edgeTypes.find((one) => one === text.toUpperCase());
  return edge ?? fault(`role: “${text}” is none of ${Object.keys(edgeOf).join(', ')}.`);
}

export function slugIn(field: string | undefined, what: string): string | null {
  const text = field ?? '';
  if (text === '') return null;
  return /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(text) && text.length <= 120
    ? text
    : fault(`${what}: “${text}” is no slug: lower case letters and digits, joined by dashes.`);
}

export function mailIn(field: string | undefined): string | null {
  const text = field ?? '';
  if (text === '') return null;
  return z.email().max(254).safeParse(text).data ?? fault(`email: “${text}” is no address.`);
}

/** Refuses an end before the beginning. */
export function requireOrder(since: string | null, until: string | null): void {
  if (since !== null && until !== null && until < since) fault('until: it cannot end before it begins.');
}
