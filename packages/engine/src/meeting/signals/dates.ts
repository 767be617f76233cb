import { anyMonth, months } from '../../words/calendar.ts';
import { effective, happens } from './fields.lexicon.ts';

const ordinal = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|(?:twenty-|thirty-|twenty |thirty )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)`;
const year = String.raw`(?:,? (?:20\d\d|twenty (?:twenty|thirty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?))?`;
/** "March 11, 2026" and "11 March 2026"; of "March 2026" no day is read. */
const date = new RegExp(
  String.raw`\b(?:${anyMonth} ${ordinal}${year}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${anyMonth}(?: 20\d\d)?)(?![\p{L}\d])`,
  'giu',
);
const exact =
  /^(?:(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)? (?:of )?(\p{L}+)),? (20\d\d)$/u;

/** A date as it is said and, where day, month and year stand there in digits, as yyyy-mm-dd. */
type DateMention = { said: string; value: string; start: number };

/** The dates of some words, in order. */
export function readDates(words: string): DateMention[] {
  return [...words.matchAll(date)].map(({ 0: said, index }) => ({
    said,
    value: dayInText(said) ?? said,
    start: index,
  }));
}

function dayInText(said: string): string | null {
  const [, nameFirst, dayBehind, dayFirst, nameBehind, ofYear = ''] = exact.exec(said) ?? [];
  const [name, day] = [nameFirst ?? nameBehind ?? '', dayBehind ?? dayFirst ?? ''];
  const month = months.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1;
  return month === 0 ? null : `${ofYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "$28.7 million as of July 31": how much it was on that day. */
const isOfSum = /(?:million|billion|thousand|percent|[\d%]),? as of(?: the)?$/iu;

/** The day from which something holds, or on which it is done: the first one behind words that say so. */
export function effectiveDate(words: string): DateMention | null {
  const dates = readDates(words);
  for (const lead of [effective, happens]) {
    const marks = lead
      .findAll(words)
      .map(({ index, text }) => index + text.length)
      .filter((mark) => !isOfSum.test(words.slice(0, mark)));
    const dateMention = dates.find(({ start }) => marks.some((mark) => start >= mark && start - mark < 12));
    if (dateMention !== undefined) return dateMention;
  }
  return null;
}
