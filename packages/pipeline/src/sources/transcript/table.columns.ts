/** Which column of a table has the words, the times and the voices: by its head, or by what its cells hold. */
import { captionTime } from './caption.time.ts';
import { readName } from './speaker.label.ts';

const heads = {
  text: /^(?:text|words?|dialog(?:ue)?|transcript(?:ion)?|caption|content|sentence|utterance|speech|spoken text|quote|line|texte|texto)$/,
  start:
    /^(?:start|begin|from|in|start[ _-]?time|begin[ _-]?time|time|timestamp|time ?code|time ?in|start ?\(?(?:ms|s|sec|seconds|milliseconds)?\)?|start_?ms|t|zeit|temps|tiempo)$/,
  end: /^(?:end|to|out|end[ _-]?time|time ?out|stop|stop[ _-]?time|end ?\(?(?:ms|s|sec|seconds|milliseconds)?\)?|end_?ms)$/,
  speaker:
    /^(?:speaker|name|voice|speaker[ _-]?(?:name|label|id)|person|participant|who|sprecher(?:in)?|redner(?:in)?|locuteur|intervenant|orador|hablante)$/,
} as const;

/** The place of each column; -1 for one that the table has not. */
export type Columns = Record<keyof typeof heads, number>;

const cellsMax = 20;

/** The columns that a row of heads names; null where it names no words, or nothing beside them. */
export function columnsByHead(row: readonly string[]): Columns | null {
  const cells = row.map((cell) =>
    cell
      .toLowerCase()
      .replace(/\([^)]*\)/g, '')
      .trim(),
  );
  const placeOf = (column: keyof Columns): number => cells.findIndex((cell) => heads[column].test(cell));
  const at = {
    ...{ text: placeOf('text'), start: placeOf('start') },
    ...{ end: placeOf('end'), speaker: placeOf('speaker') },
  };
  return at.text !== -1 && (at.start !== -1 || at.speaker !== -1) && cells.length <= cellsMax ? at : null;
}

/** Of a table without heads: so many rows, columns, and characters of what is said. */
const fewest = { rows: 3, columns: 3, characters: 20 };
const clock = /^\d{1,3}:\d{2}(?::\d{2})?(?:[.,:]\d{1,3})?$/;

/** The columns of a table without heads: times in clock form, the longest texts, and names that come back. */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns | null {
  const width = rows[0]?.length ?? 0;
  if (rows.length < fewest.rows || width < fewest.columns || rows.some((row) => row.length !== width))
    return null;
  const columns = Array.from({ length: width }, (_none, at) => rows.map((row) => (row[at] ?? '').trim()));
  const times = columns.flatMap((cells, at) => (cells.every(isTime) ? [at] : []));
  const lengths = columns.map((cells) => cells.reduce((sum, { length }) => sum + length, 0) / rows.length);
  const text = lengths.reduce((best, length, at) => (length > (lengths[best] ?? 0) ? at : best), 0);
  const [start] = times;
  if (start === undefined || (lengths[text] ?? 0) < fewest.characters) return null;
  return { text, start, end: times[1] ?? -1, speaker: columns.findIndex(areVoices) };
}

const isTime = (cell: string): boolean => clock.test(cell) && captionTime(cell) !== null;

/** Who speaks, in a cell that may have a colon at its end. */
export const labelOf = (cell: string): string => cell.replace(/\s*:$/, '');

function areVoices(cells: readonly string[]): boolean {
  const names = cells.map(labelOf).filter((name) => readName(name) === name);
  return names.length === cells.length && new Set(names).size * 1.5 <= names.length;
}
