import { parseCsv } from './csv.ts';
import { textOf } from './csv-text.ts';
import { columnsMissing, encodingUnknown, nothingInIt, tooManyRows } from './graph-import.errors.ts';

/** Rows of one import: all are written in one transaction, for which others wait. */
export const rowsMax = 10_000;

/** A row by the names of its columns; `line` from 1, the first row with data being 2. */
export type Row = { line: number; fields: Readonly<Record<string, string>> };

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '_');

/** An apostrophe keeps a spreadsheet from running a field, and is no part of it. */
const fieldValue = (field: string): string =>
  field
    .trim()
    .replace(/^'(?=[=+@\t\r-])/u, '')
    .trim();

/** The rows of a file. @throws RequestError 400 for what is no such file */
export function readRows(bytes: Uint8Array, required: readonly string[]): Row[] {
  const text = textOf(bytes);
  if (text === null) throw encodingUnknown();
  const [head = [], ...rows] = parseCsv(text, rowsMax + 1);
  const columns = head.map(plain);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw columnsMissing(missing);
  if (rows.length > rowsMax) throw tooManyRows(rowsMax);
  if (rows.length === 0) throw nothingInIt();
  return rows.map((row, index) => ({
    line: index + 2,
    fields: Object.fromEntries(columns.map((name, at) => [name, fieldValue(row[at] ?? '')])),
  }));
}
