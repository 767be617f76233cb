/**
 * Transcripts as tables (CSV, TSV, Markdown), whose heads or whose cells say which column has the words, the times and
 * the voices.
 */
import { parse } from 'csv-parse/sync';
import type { OpenReport } from '../report/reading.report.ts';
import type { TranscriptSegment } from '../source.type.ts';
import { toLines } from '../text/text-decoding.ts';
import { captionTime } from './caption.time.ts';
import { type Columns, columnsByContent, columnsByHead, labelOf } from './table.columns.ts';
import { withEnds } from './text.parser.ts';
import { unitOf } from './time.unit.ts';

const delimiters = [',', ';', '\t', '|'];
/** Rows in all, and so many at the beginning that tell what is in the columns. */
const rowsMax = { all: 500_000, looked: 50 };

/** Without the mark of its encoding and the line by which a sheet says what parts its cells. */
const unmarked = (text: string): string => text.replace(/^\ufeff?(?:sep=.\r?\n)?/, '');

type RowCut = { delimiter: string; from: number; to: number };

function parsed(text: string, { delimiter, from, to }: RowCut, report?: OpenReport): string[][] {
  return parse(text, {
    ...{ bom: true, delimiter, from_line: from, to, relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, skip_records_with_error: true, max_record_size: 1_000_000 },
    // A tab or a bar is in no quotes: a quotation mark of such a table is a word's own.
    ...((delimiter === '\t' || delimiter === '|') && { quote: null }),
    on_skip: (error, raw) => {
      const line = Number(error?.['lines']) || from;
      report?.note({ what: 'row-unread', at: { kind: 'line', number: line }, excerpt: raw ?? '' });
      return undefined;
    },
  });
}

type Layout = { delimiter: string; columns: Columns; from: number };

/** How a text of cells is laid out; null where it is none. */
function layoutOf(text: string): Layout | null {
  const first = unmarked(text).slice(0, 500).split(/\r?\n/, 1)[0] ?? '';
  // A row of Markdown begins with a bar.
  for (const delimiter of first.startsWith('|') ? [] : delimiters) {
    const columns = columnsByHead(
      first.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')),
    );
    if (columns !== null) return { delimiter, columns, from: 2 };
  }
  // A table without heads begins with a time or a name, and has a time in its first row.
  if (!/(?:^|[,;\t])"?\d{1,3}:\d{2}/.test(first) || first.includes('-->')) return null;
  for (const delimiter of delimiters) {
    const rows = parsed(unmarked(text).slice(0, 20_000), { delimiter, from: 1, to: rowsMax.looked });
    const columns = columnsByContent(rows.length > fewestWhole ? rows.slice(0, -1) : rows);
    if (columns !== null) return { delimiter, columns, from: 1 };
  }
  return null;
}

/** Of so many rows the last that were looked at may be cut. */
const fewestWhole = 5;

export const isTable = (text: string): boolean => layoutOf(text) !== null || isMarkdownTable(text);

/** One segment for each row with words. */
export function readTable(text: string, report: OpenReport): TranscriptSegment[] {
  const layout = layoutOf(text);
  if (layout === null) return readRows(markdownRows(text), report) ?? [];
  const rows = parsed(unmarked(text), { ...layout, to: rowsMax.all }, report);
  return segmentsOf(rows, layout.columns, report);
}

/** The segments of rows of which the first has the heads; null where it has none of a transcript. */
export function readRows(
  rows: readonly (readonly string[])[],
  report?: OpenReport,
): TranscriptSegment[] | null {
  const columns = columnsByHead(rows[0] ?? []);
  return columns && segmentsOf(rows.slice(1), columns, report);
}

function segmentsOf(
  rows: readonly (readonly string[])[],
  at: Columns,
  report: OpenReport | undefined,
): TranscriptSegment[] {
  const cellOf = (row: readonly string[], column: keyof Columns): string => (row[at[column]] ?? '').trim();
  const unit = unitOf(
    rows.map((row) => ({
      characters: cellOf(row, 'text').length,
      units: Number(cellOf(row, 'end')) - Number(cellOf(row, 'start')) || 0,
    })),
  );
  const timeOf = (cell: string): number | null =>
    /^\d{1,15}(?:\.\d{1,9})?$/.test(cell) ? Math.round(Number(cell) * unit) : captionTime(cell);
  for (const [index, row] of rows.entries()) {
    const start = cellOf(row, 'start');
    if (start !== '' && timeOf(start) === null && cellOf(row, 'text') !== '')
      report?.note({
        what: 'cue-time-unread',
        at: { kind: 'row', number: index + 1 },
        excerpt: row.join(' | '),
      });
  }
  const segments = rows.map((row) => ({
    speaker: labelOf(cellOf(row, 'speaker')) || null,
    text: cellOf(row, 'text'),
    startMs: timeOf(cellOf(row, 'start')),
    endMs: timeOf(cellOf(row, 'end')),
  }));
  return withEnds(segments.filter((segment) => segment.text !== ''));
}

const line = /^\s*\|(.*)\|\s*$/;
const separator = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/;

const isMarkdownTable = (text: string): boolean =>
  text.includes('|') && columnsByHead(markdownRows(text.slice(0, 8_000))[0] ?? []) !== null;

/** The rows of the first table in Markdown, its heads first; none where there is none. */
function markdownRows(text: string): string[][] {
  const lines = toLines(unmarked(text));
  const rule = lines.findIndex((one) => separator.test(one));
  if (rule < 1 || !line.test(lines[rule - 1] ?? '')) return [];
  const end = lines.findIndex((one, at) => at > rule && !line.test(one));
  const rows = [lines[rule - 1] ?? '', ...lines.slice(rule + 1, end === -1 ? undefined : end)];
  return rows.map((row) => cellsOf(line.exec(row)?.[1] ?? ''));
}

const cellsOf = (row: string): string[] =>
  row.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').replace(/\*\*/g, '').trim());
