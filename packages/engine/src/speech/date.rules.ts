import { months } from '../words/calendar.ts';
import { decadeInWords, numberInWords, ordinalInWords, wholeInWords, yearInWords } from './number-words.ts';
import { dash, figure, type SpeechRule } from './speech.rules.ts';

const monthPattern = String.raw`(?<month>Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?|July?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)`;
const year = String.raw`(?:18|19|20)\d{2}`;
const halves: Readonly<Record<string, string>> = { '1': 'first half', '2': 'second half' };

const fullMonth = (written: string): string =>
  months.find((name) => name.startsWith(written.slice(0, 3))) ?? written;

/** "26" and "2026" both mean twenty twenty-six in a fiscal label. */
const labelYear = (written: string): string =>
  yearInWords(Number(written.length === 2 ? `20${written}` : written));
const ofYear = (written: string | undefined): string =>
  written === undefined ? '' : ` of ${labelYear(written)}`;

function clock(hours: string, minutes: string, half: string | undefined): string {
  const past = Number(minutes);
  const said = past === 0 ? (half === undefined ? " o'clock" : '') : past < 10 ? ` oh ${past}` : ` ${past}`;
  const suffix = half === undefined ? '' : half.toLowerCase().startsWith('a') ? ' ay M' : ' P M';
  return `${wholeInWords(hours)}${said.replace(/\d+/, (digits) => wholeInWords(digits))}${suffix}`;
}

/** Dates, quarters, years and times of day. */
export const dateRules: readonly SpeechRule[] = [
  {
    pattern: new RegExp(String.raw`\b(?<year>${year})-(?<month>0[1-9]|1[0-2])-(?<day>[0-3]\d)\b`, 'g'),
    say: (p) =>
      `${months[Number(p['month']) - 1]} ${ordinalInWords(Number(p['day']))}, ${yearInWords(Number(p['year']))}`,
  },
  {
    pattern: new RegExp(
      String.raw`\b${monthPattern} (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>${year}))?(?![\d.]\d)\b`,
      'g',
    ),
    say: (p) =>
      `${fullMonth(p['month'] ?? '')} ${ordinalInWords(Number(p['day']))}` +
      (p['year'] === undefined ? '' : `, ${yearInWords(Number(p['year']))}`),
  },
  {
    pattern: new RegExp(String.raw`\b(?<day>\d{1,2}) ${monthPattern}(?: (?<year>${year}))?\b`, 'g'),
    say: (p) =>
      `${fullMonth(p['month'] ?? '')} ${ordinalInWords(Number(p['day']))}` +
      (p['year'] === undefined ? '' : `, ${yearInWords(Number(p['year']))}`),
  },
  {
    pattern: /\b(?<hours>\d{1,2}):(?<minutes>[0-5]\d)(?:\s?(?<half>[ap]\.?m\b\.?))?/gi,
    say: (p) => clock(p['hours'] ?? '', p['minutes'] ?? '', p['half']),
  },
  {
    pattern: /\bQ(?<quarter>[1-4])(?:[\s-]?(?:of\s)?'?(?<year>20\d{2}|\d{2}(?!\d)))?\b/g,
    say: (p) => `${ordinalInWords(Number(p['quarter']))} quarter${ofYear(p['year'])}`,
  },
  {
    pattern: /\b(?:(?<before>[12])H|H(?<after>[12]))(?:\s?'?(?<year>20\d{2}|\d{2}))?\b/g,
    say: (p) => `${halves[p['before'] ?? p['after'] ?? '1'] ?? ''}${ofYear(p['year'])}`,
  },
  {
    pattern: /\bFY\s?'?(?<year>20\d{2}|\d{2})\b/g,
    say: (p) => `fiscal year ${labelYear(p['year'] ?? '')}`,
  },
  {
    pattern: new RegExp(String.raw`\b(?<year>${year.replace(String.raw`\d{2}`, String.raw`\d0`)})s\b`, 'g'),
    say: (p) => decadeInWords(Number(p['year'])),
  },
  {
    pattern: new RegExp(String.raw`\b(?<from>${year})${dash}(?<to>${year})\b`, 'g'),
    say: (p) => `${yearInWords(Number(p['from']))} to ${yearInWords(Number(p['to']))}`,
  },
  {
    // A bare year, unless a decimal or a counted noun shows that it is a quantity.
    pattern: /(?<![\d.,-])\b(?<year>19\d{2}|20\d{2})\b(?![.,]\d)/g,
    say: (p) => yearInWords(Number(p['year'])),
  },
  {
    pattern: /\b(?<value>\d{1,4})(?:st|nd|rd|th)\b/g,
    say: (p) => ordinalInWords(Number(p['value'])),
  },
  {
    pattern: new RegExp(String.raw`(?<![\w.])(?<low>${figure})-(?<high>${figure})(?![\w-])`, 'g'),
    say: (p) => `${numberInWords(p['low'] ?? '')} to ${numberInWords(p['high'] ?? '')}`,
  },
  {
    // A portfolio such as 60/40, and a vote such as 9/2.
    pattern: /(?<![\w/])(?<left>\d{1,3})\/(?<right>\d{1,3})(?![\w/])/g,
    say: (p) => `${wholeInWords(p['left'] ?? '')} ${wholeInWords(p['right'] ?? '')}`,
  },
  {
    pattern: new RegExp(String.raw`(?<=^|[\s(])-(?<value>${figure})`, 'g'),
    say: (p) => `minus ${numberInWords(p['value'] ?? '')}`,
  },
  {
    pattern: new RegExp(`(?<value>${figure})`, 'g'),
    say: (p) => ` ${numberInWords(p['value'] ?? '')} `,
  },
];
