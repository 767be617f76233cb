/**
 * Days of six digits, as files are named after them: "Council 110614". Year, month, day and month, day, year are written so;
 * where both are days, the text has to say which, by naming it or its year.
 */
import { datesIn, type WrittenDate } from './said-date.ts';

const digits = /(?<![\d.,$€£-])(\d\d)(\d\d)(\d\d)(?![\d.,-])/g;
/** Turns and characters in which a day is looked for that the digits may mean. */
const [mostTexts, mostCharacters] = [4_000, 300_000];
/** Times that a text names a year before it is of it. */
const fewestYears = 2;

type Day = Pick<WrittenDate, 'month' | 'day'> & { year: number };

const exists = ({ year, month, day }: Day): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

function readingsOf(match: RegExpMatchArray): Day[] {
  const [first, second, third] = match.slice(1).map(Number);
  if (first === undefined || second === undefined || third === undefined) return [];
  const days = [
    { year: 2000 + first, month: second, day: third },
    { year: 2000 + third, month: first, day: second },
  ].filter(exists);
  const [one, other] = days;
  const isSame =
    one && other && one.year === other.year && one.month === other.month && one.day === other.day;
  return isSame ? [one] : days;
}

function someOf(texts: readonly string[]): string[] {
  let left = mostCharacters;
  return texts.slice(0, mostTexts).filter(({ length }) => {
    left -= length;
    return left > 0;
  });
}

const isNamed = (texts: readonly string[], { year, month, day }: Day): boolean =>
  texts.some((text) =>
    datesIn(text).some((said) => said.month === month && said.day === day && (said.year ?? year) === year),
  );

/** How often a text names a year in digits. */
const yearsIn = (texts: readonly string[], year: number): number =>
  texts.reduce(
    (sum, text) =>
      sum + [...text.matchAll(/(?<![\d$,.])20\d\d(?![\d%])/g)].filter(([said]) => said === `${year}`).length,
    0,
  );

/** The one of several days that a text names, else whose year it names. */
function namedDay(days: readonly Day[], texts: readonly string[]): Day | null {
  const read = someOf(texts);
  const [named, second] = days.filter((day) => isNamed(read, day));
  if (named !== undefined) return second === undefined ? named : null;
  const counts = days.map(({ year }) => yearsIn(read, year));
  const [of, another] = days.filter((_, at) => (counts[at] ?? 0) >= fewestYears);
  const isOnly = counts.filter((count) => count > 0).length === 1;
  return isOnly && another === undefined ? (of ?? null) : null;
}

/**
 * The day that a name has in six digits, in ISO 8601 at midnight UTC; null where it has none, or several, or where they may
 * be two days and the text says of neither that it is the one. `texts`: all that is said.
 */
export function sixDigitDay(name: string, texts: readonly string[]): string | null {
  const [match, other] = [
    ...name
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replaceAll('_', ' ')
      .matchAll(digits),
  ];
  if (match === undefined || other !== undefined) return null;
  const days = readingsOf(match);
  const [only, second] = days;
  const day = second === undefined ? only : namedDay(days, texts);
  return day ? new Date(Date.UTC(day.year, day.month - 1, day.day)).toISOString() : null;
}
