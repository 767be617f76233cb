/** What stands over a column of a table. */

const span = /\b(?:ended|ending|as of|as at)\b/iu;
/** The name of a table that was set over its first column. */
const title =
  /^.{0,80}\b(?:summary|results?|highlights|data|operations|schedule|reconciliation)\s+(?=(?:(?:for the )?(?:three|six|nine|twelve|\d{1,2}) months|(?:fiscal |calendar )?years? ended|quarter|as (?:of|at)|(?:19|20)\d\d)\b)/iu;
const footnote = /(?<=[\p{L}\d]) ?\((?:\d{1,2}|[a-z])\)(?=\s|$)/giu;

/** "Three Months Ended June 30," in the corner belongs to the years over the columns. */
export function columnName(column: string, corner: string): string {
  const plain = column.replace(title, '').replace(footnote, '').trim();
  const isYear = /^(?:19|20)\d\d$/u.test(plain);
  return `${isYear && span.test(corner) ? (corner.split(/[|(]/u)[0] ?? '').trim() : ''} ${plain}`.trim();
}

const longest = 70;
const monthDay =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b/iu;

/** Whether a column can be told: a day without its year, and a sentence over a column, say too little or too much. */
export const isTellable = (column: string): boolean =>
  column !== '' &&
  plainColumn(column).length <= longest &&
  /[\p{L}\d]/u.test(column) &&
  (!monthDay.test(column) || /\b(?:19|20)\d\d\b/u.test(column));

/** What stands over a column, without its unit; of a year's end only the year. */
export function plainColumn(column: string): string {
  const plain = column
    .replace(
      /\((?:unaudited|in [^)]{0,80}|[^)]{0,80}\b(?:thousand|million|billion)s?[^)]{0,80}|[$€£][^)]{0,20})\)|\b(?:us)?[$€£]\s?(?:thousand|million|billion)s?\b|[$€£]\s?(?:(?:thousand|million|billion)s?|000s?)/giu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  const whole = /^(?:for the )?(?:fiscal |calendar )?years? ended \p{L}+ \d{1,2},? ((?:19|20)\d\d)$/iu.exec(
    plain,
  );
  return whole?.[1] ?? (plain === '' ? column : plain);
}
