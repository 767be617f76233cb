import type { Segment } from '../ports/ports.ts';

const amount =
  /^(?:[$€£¥]\s?)?\(?[-–−+]?(?:[$€£¥]\s?)?\(?\d[\d,]*(?:\.\d+)?\s?(?:%|x|bps)?\s?\)?%?$|^\(?[$€£¥]?\s?\(?\d[\d,]*(?:\.\d+)?\)?\s?(?:thousand|million|billion|bn|m)\)?$/iu;
const bareYear = /^(?:FY\s?)?(?:19|20)\d\d[AE]?$/u;

/** Whether a cell holds a figure; a year heads a column, and a dash says that there is none. */
export const isAmount = (cell: string): boolean => amount.test(cell) && !bareYear.test(cell);

/** Whether a cell says that there is nothing. */
export const isDash = (cell: string): boolean => /^[$€£¥]?\s?[-–—]\s?%?$/u.test(cell);

/**
 * Whether a segment is a row of a table: the text of a page, its cells parted by " | ". Readers of pages write rows in
 * this form and write nothing else in it.
 */
export const isTableRow = ({
  text,
  speaker,
  startMs,
}: Pick<Segment, 'text' | 'speaker' | 'startMs'>): boolean =>
  speaker === null && startMs === null && hasCells(text);

/** Whether a text is in the form of a table's row. */
export const hasCells = (text: string): boolean => /\S \| |^\| /u.test(text);

/** The cells of a row, the label's first; empty ones are ''. */
export const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim());
