import { parse } from 'csv-parse/sync';
import type { ContentHint } from './sample.ts';

const delimiters = [',', ';', '\t'];
const [fewestRows, fewestColumns] = [5, 3];
const headLength = 20_000;
/** A cell of a table; a clause of a sentence is longer. */
const longestHeading = 40;

/**
 * Whether a text is a table of data: rows of as many cells, below short names of columns. `hint`: whether it says so
 * itself; prose may be parted by commas as regularly where it does not.
 */
export function holdsTable(text: string, { name, mime }: ContentHint): boolean {
  if (!/\.(?:csv|tsv|tab)$/i.test(name ?? '') && !/\b(?:csv|tab-separated)/i.test(mime ?? '')) return false;
  const whole = text.slice(0, headLength);
  const head = whole.length < headLength ? whole : whole.slice(0, whole.lastIndexOf('\n'));
  return delimiters.some((delimiter) => {
    const rows = textRows(head, delimiter);
    const [names] = rows;
    return (
      names !== undefined &&
      names.length >= fewestColumns &&
      rows.length >= fewestRows &&
      rows.every((row) => row.length === names.length) &&
      names.every((cell) => cell.length <= longestHeading)
    );
  });
}

function textRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch {
    return [];
  }
}
