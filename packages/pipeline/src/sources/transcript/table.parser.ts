/** Transcripts as tables (CSV, TSV), whose first row says which column has the words, the times and the voices. */
import { parse } from 'csv-parse/sync';
import type { TranscriptSegment } from '../source.type.ts';
import { captionTime } from './caption.time.ts';
import { withEnds } from './text.parser.ts';
import { unitOf } from './time.unit.ts';

const columns = {
  text: /^(?:text|words?|dialog(?:ue)?|transcript(?:ion)?|caption|content|sentence|utterance|speech|spoken text|quote|line)$/,
  start:
    /^(?:start|begin|from|in|start[ _-]?time|begin[ _-]?time|time|timestamp|time ?code|time ?in|start ?\(?(?:ms|s|sec|seconds|milliseconds)?\)?|start_?ms|t)$/,
  end: /^(?:end|to|out|end[ _-]?time|time ?out|stop|stop[ _-]?time|end ?\(?(?:ms|s|sec|seconds|milliseconds)?\)?|end_?ms)$/,
  speaker: /^(?:speaker|name|voice|speaker[ _-]?(?:name|label|id)|person|participant|who)$/,
} as const;
type Column = keyof typeof columns;

const delimiters = [',', ';', '\t'];

/** The columns of a header; null where it has no words, or nothing beside them. */
function readHeader(line: string): { delimiter: string; at: Record<Column, number> } | null {
  for (const delimiter of delimiters) {
    const cells = line.split(delimiter).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase(),
    );
    const placeOf = (column: Column): number => cells.findIndex((cell) => columns[column].test(cell));
    const at = {
      text: placeOf('text'),
      start: placeOf('start'),
      end: placeOf('end'),
      speaker: placeOf('speaker'),
    };
    if (at.text !== -1 && (at.start !== -1 || at.speaker !== -1) && cells.length <= 20)
      return { delimiter, at };
  }
  return null;
}

const firstLine = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .slice(0, 500)
    .split(/\r?\n/, 1)[0] ?? '';

export const isTable = (text: string): boolean => readHeader(firstLine(text)) !== null;

const rowsMax = 500_000;

/** One segment for each row with words. */
export function readTable(text: string): TranscriptSegment[] {
  const header = readHeader(firstLine(text));
  if (header === null) return [];
  const { delimiter, at } = header;
  const rows: string[][] = parse(text, {
    ...{ bom: true, delimiter, from_line: 2, to: rowsMax, relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, skip_records_with_error: true, max_record_size: 1_000_000 },
    // A tab is in no quotes: a quotation mark of such a table is a word's own.
    ...(delimiter === '\t' && { quote: null }),
  });
  const cellOf = (row: readonly string[], column: Column): string => (row[at[column]] ?? '').trim();
  const numbers = rows.map((row) => [Number(cellOf(row, 'start')), Number(cellOf(row, 'end'))] as const);
  const unit = unitOf(
    rows.map((row, index) => ({
      characters: cellOf(row, 'text').length,
      units: (numbers[index]?.[1] ?? 0) - (numbers[index]?.[0] ?? 0),
    })),
  );
  const timeOf = (cell: string): number | null =>
    /^\d{1,15}(?:\.\d{1,9})?$/.test(cell) ? Math.round(Number(cell) * unit) : captionTime(cell);
  const segments = rows.map((row) => ({
    speaker: cellOf(row, 'speaker') || null,
    text: cellOf(row, 'text'),
    startMs: timeOf(cellOf(row, 'start')),
    endMs: timeOf(cellOf(row, 'end')),
  }));
  return withEnds(segments.filter((segment) => segment.text !== ''));
}
