/** One pass over the text: quoted fields may hold commas, quotes written twice and lines of their own. */
export function parseCsv(text: string, rowsMax: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length <= rowsMax) {
    const { field, end } = text[at] === '"' ? quoted(text, at) : plain(text, at);
    row.push(field);
    const sign = text[end];
    at = end + (sign === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (sign === ',') {
      if (at >= text.length) row.push('');
      if (at < text.length) continue;
    }
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

function plain(text: string, start: number): { field: string; end: number } {
  let end = start;
  while (end < text.length && !',\r\n'.includes(text[end] ?? '')) end += 1;
  return { field: text.slice(start, end), end };
}

function quoted(text: string, start: number): { field: string; end: number } {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { field: [...parts, text.slice(from)].join(''), end: text.length };
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const rest = plain(text, quote + 1);
      return { field: parts.join('') + rest.field, end: rest.end };
    }
    parts.push('"');
    from = quote + 2;
  }
}

/** What a spreadsheet would take for a formula. */
const formula = /^[=+@\t\r-]/u;

export const isFormula = (text: string): boolean => /^[=+@\t\r]/u.test(text) || /^-(?![\s\d])/u.test(text);

/** A field as it is written: what a spreadsheet would run begins with an apostrophe, which the import takes off again. */
function fieldOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const formatCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
