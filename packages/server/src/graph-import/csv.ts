/** A row as it stands in a file; `line`: which of its rows it is, from 1, empty ones counted, as a spreadsheet does. */
type CsvRow = { line: number; fields: string[] };
type Csv = {
  rows: CsvRow[];
  /** The row in which a quotation mark opens that nothing closes, so that all after it would be one field. */
  openIn: number | null;
};
type Field = { field: string; end: number; isOpen: boolean };

const separators = [',', ';', '\t'] as const;

/** What divides the fields: the one of them that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.slice(0, 10_000).split(/[\r\n]/u, 1);
  const bare = head.replaceAll(/"[^"]*"/gu, '');
  const counted = separators.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** One pass over the text: quoted fields may hold separators, quotes written twice and lines of their own. */
export function parseCsv(text: string, rowsMax: number): Csv {
  const separator = separatorOf(text);
  const ends = `${separator}\r\n`;
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let [at, line] = [0, 1];
  while (at < text.length && rows.length <= rowsMax) {
    const { field, end, isOpen } = text[at] === '"' ? quoted(text, at, ends) : plain(text, at, ends);
    if (isOpen) return { rows, openIn: line };
    fields.push(field);
    const sign = text[end];
    at = end + (sign === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (sign === separator) {
      if (at >= text.length) fields.push('');
      if (at < text.length) continue;
    }
    if (fields.length > 1 || fields[0] !== '') rows.push({ line, fields });
    fields = [];
    line += 1;
  }
  return { rows, openIn: null };
}

function plain(text: string, start: number, ends: string): Field {
  let end = start;
  while (end < text.length && !ends.includes(text[end] ?? '')) end += 1;
  return { field: text.slice(start, end), end, isOpen: false };
}

function quoted(text: string, start: number, ends: string): Field {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { field: '', end: text.length, isOpen: true };
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const rest = plain(text, quote + 1, ends);
      return { ...rest, field: parts.join('') + rest.field };
    }
    parts.push('"');
    from = quote + 2;
  }
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
