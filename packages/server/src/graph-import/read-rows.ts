import { type Column, columnsIn } from './column-names.ts';
import { parseCsv } from './csv.ts';
import { csvText } from './csv-text.ts';
import {
  columnsMissing,
  columnTwice,
  encodingUnknown,
  nothingInIt,
  quoteOpen,
  tooManyColumns,
  tooManyRows,
} from './graph-import.errors.ts';

/** Rows of one import: all are written in one transaction, for which others wait. */
export const rowsMax = 10_000;

/** Columns that a row may have: many times those that mean something. */
const columnsMax = 200;

/** A row by the names of its columns; `line` from 1, the row that names them. `beyond`: what stands behind the last of them. */
export type Row = { line: number; fields: Readonly<Record<string, string>>; beyond: string | null };

/** An apostrophe keeps a spreadsheet from running a field, and is no part of it. */
const fieldValue = (field: string): string =>
  field
    .trim()
    .replace(/^'(?=[=+@\t\r＝＋＠－-])/u, '')
    .trim();

/** A figure with what its column is counted in, where it does not say so itself. */
const scaled = (value: string, scale: string | null): string =>
  scale === null || !/^[$\d]/u.test(value) || /[a-z]/iu.test(value) ? value : `${value} ${scale}`;

/** What a row has beyond the columns that are named, which would be lost. */
const beyond = (fields: readonly string[], columns: number): string | null =>
  fields.slice(columns).find((field) => field.trim() !== '') ?? null;

/** The names of the columns. @throws RequestError 400 where there are too many, one is missing, or stands there twice */
function headColumns(head: readonly string[], required: readonly string[]): Column[] {
  if (head.length > columnsMax) throw tooManyColumns(columnsMax);
  const read = columnsIn(head);
  const columns = read.map(({ name }) => name);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw columnsMissing(missing);
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) < at);
  if (twice !== undefined) throw columnTwice(twice);
  return read;
}

type RowsOfFile = {
  rows: Row[];
  /** Columns that mean nothing to us. */
  ignored: string[];
};

/** The rows of a file; `known`: the columns that are read. @throws RequestError 400 for what is no such file */
export function readRows(bytes: Uint8Array, known: readonly string[]): RowsOfFile {
  const text = csvText(bytes);
  if (text === null) throw encodingUnknown();
  const { rows: all, openIn } = parseCsv(text, rowsMax + 1);
  const [head, ...rows] = all;
  const columns = headColumns(head?.fields ?? [], ['name']);
  if (rows.length > rowsMax) throw tooManyRows(rowsMax);
  if (openIn !== null) throw quoteOpen(openIn);
  if (rows.length === 0) throw nothingInIt();
  return {
    ignored: columns.flatMap(({ name }) => (name === '' || known.includes(name) ? [] : [name])),
    rows: rows.map(({ line, fields }) => ({
      line,
      beyond: beyond(fields, columns.length),
      fields: Object.fromEntries(
        columns.map(({ name, scale }, at) => [name, scaled(fieldValue(fields[at] ?? ''), scale)]),
      ),
    })),
  };
}
