import { CsvError, parse } from 'csv-parse/sync';

/** A row as it stands in a file; `line`: which of its rows it is, from 1, empty ones counted, as a spreadsheet does. */
type CsvRow = { line: number; fields: string[] };
type Csv = {
  rows: CsvRow[];
  /** The row in which a quotation mark opens that nothing closes, so that all after it would be one field. */
  openIn: number | null;
};

const separators = [',', ';', '\t', '|'] as const;

/** The line by which a spreadsheet says what divides the fields. */
const saidSeparator = /^sep=(.)(?:\r\n|\r|\n)/iu;

/** What divides the fields: the one of them that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.slice(0, 10_000).split(/[\r\n]/u, 1);
  const bare = head.replaceAll(/"[^"]*"/gu, '');
  const counted = separators.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** The rows of a text in which something stands: quoted fields may hold separators, quotes written twice and lines of their own. */
export function parseCsv(text: string, rowsMax: number): Csv {
  const said = saidSeparator.exec(text);
  const body = text.slice(said?.[0].length ?? 0);
  const delimiter = said?.[1] ?? separatorOf(body);
  const rows: CsvRow[] = [];
  let line = said === null ? 0 : 1;
  try {
    parse(body, {
      ...{ delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true },
      // A space before a quotation mark is none of the field; a tab may be what divides them.
      ltrim: delimiter !== '\t',
      on_record: (fields: string[]) => {
        line += 1;
        if (rows.length <= rowsMax && fields.some((field) => field.trim() !== ''))
          rows.push({ line, fields });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return { rows, openIn: rows.length > rowsMax ? null : line + 1 };
  }
  return { rows, openIn: null };
}

/** What a spreadsheet would take for a formula; East Asian ones read the wide signs as well. */
const formula = /^[=+@\t\r＝＋＠－-]/u;

export const isFormula = (text: string): boolean =>
  /^[=+@\t\r＝＋＠]/u.test(text) || /^[-－](?![\s\d])/u.test(text);

/** A field as it is written: what a spreadsheet would run begins with an apostrophe, which the import takes off again. */
function fieldOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const formatCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
