import type { Figure } from '@ecco/domain';
import { currencyMark } from './currencies.ts';
import { directionOf } from './direction.ts';
import type { PlacedFigure } from './placed-figure.ts';

/** The mark of a footnote that stands right behind a word: "$250 million1". */
const footnote = String.raw`(?=\d{1,2}(?![\d.,]*\d))`;
const word = String.raw`(?:[\s-]?(thousand|million|billion|trillion|bn|bil|mn|mil|mm|mio|mln|mrd|mld)(?:\b|(?<=[lr]ion|and)${footnote})|\s?([kmb])\b(?!-(?![$€£\d])))`;
/** "1 250 000", "1.250.000,00" and "40,5 million" behind the mark of a currency, "$.5 billion", and else "1,250,000.50". */
const digitForms = [
  String.raw`\d{1,3}(?: \d{3}){2,4}(?!\d)`,
  String.raw`\d{1,3}(?:\.\d{3}){2,4}(?:,\d{2})?(?!\d)`,
  String.raw`\d{1,3},\d{1,2}(?=[\s-]?(?:million|billion|mn|bn|m)\b)`,
  String.raw`(?<=[$€£])\.\d{1,3}`,
  String.raw`\d+(?:,\d{3})*(?:\.\d+)?`,
].join('|');
/** Where a point or a space parts thousands, and a comma the fraction. */
const isContinental = (digits: string): boolean => /^\d{1,3}(?: |\.\d{3}\.|,\d{1,2}$)/u.test(digits);
const unit = String.raw`(?:%|(?:percentage points?|percent|per cent|pct|basis points?|bps?|dollars?|euros?|pounds?)\b)`;
/** "$2.07 per share" is not $2.07 of anything else. */
const each = String.raw`(?:\s(?:per|a)\s(?:diluted\s|common\s|ordinary\s)?(?:share|unit|barrel|ton|tonne)\b)`;
/** "from 11 to 13 percent": where it comes from belongs to it. */
const range = String.raw`(?:(?<=\bfrom\s)(\d+(?:\.\d+)?)\s?(?:%|percent)?\s+to\s+)?`;
const written = new RegExp(
  String.raw`(?<![\w.,/:#])${range}(${currencyMark})?\s?(${digitForms})(?![\d])${word}?(?:[\s-]?(${unit}))?${each}?`,
  'giu',
);
const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  mio: 1e6,
  mln: 1e6,
  b: 1e9,
  bn: 1e9,
  bil: 1e9,
  billion: 1e9,
  mrd: 1e9,
  mld: 1e9,
  trillion: 1e12,
};

/** The figures that a sentence has in digits. */
export const findWritten = (sentence: string): PlacedFigure[] =>
  [...sentence.matchAll(written)].flatMap((match) => readMatch(sentence, match));

function readMatch(sentence: string, match: RegExpExecArray): PlacedFigure[] {
  const [whole, from, money, digits = '', scaleWord, letter, measure] = match;
  const value = numberIn(digits);
  const text = whole.trim();
  const start = match.index + whole.indexOf(text);
  const end = start + text.length;
  const isBare = money === undefined && scaleWord === undefined && measure === undefined;
  // In the form of another country a number is believed as a sum of money, and "$1,25 million" as none.
  if (isContinental(digits) && (money === undefined || (digits.includes(',') && money.includes('$'))))
    return [];
  if (isBare && (letter === undefined ? !isCount(digits, value) : value <= 10)) return [];
  if (isBare && isPartOfName(sentence, start, end)) return [];
  const isMarked = scaleWord !== undefined && measure === undefined && /^\d/u.test(sentence.slice(end));
  if ((/^\w/u.test(sentence.slice(end)) && !isMarked) || isBroken(sentence, { start, end, isBare }))
    return [];
  if (
    money !== undefined &&
    /(?<![\d.,])\d{1,3}$/u.test(text) &&
    groupBehind.test(sentence.slice(end, end + 8))
  )
    return [];
  const said = scaleWord ?? letter;
  const scale = said ?? (money === undefined ? undefined : scaleAhead(sentence, { start, end, value }));
  const scaled = value * (multipliers[scale?.toLowerCase() ?? ''] ?? 1);
  const direction = from === undefined ? directionOf(sentence, start, end) : way(Number(from), value);
  return [
    {
      text,
      value: Number((isNegative(sentence, start) ? -scaled : scaled).toPrecision(12)),
      unit: unitOf(money, measure),
      direction,
      start,
      end,
    },
  ];
}

const numberIn = (digits: string): number =>
  Number(isContinental(digits) ? digits.replace(/[ .]/gu, '').replace(',', '.') : digits.replaceAll(',', ''));

/** "$4.1 to $4.3 billion" are both billions; "$2 and $3 billion" need not be. */
const reachesTo = new RegExp(String.raw`^(\s+(?:to|and|or)\s+|\s?[-–]\s?)[$€£]?(\d+(?:\.\d+)?)${word}`, 'iu');

function scaleAhead(sentence: string, { start, end, value }: Pick<PlacedFigure, 'start' | 'end' | 'value'>) {
  const [, link = '', next = '', scaleWord, letter] = reachesTo.exec(sentence.slice(end, end + 40)) ?? [];
  const isList = /and/u.test(link) && !/\bbetween\s$/iu.test(sentence.slice(Math.max(0, start - 12), start));
  return isList || value >= Number(next) ? undefined : (scaleWord ?? letter);
}

const way = (from: number, to: number): Figure['direction'] =>
  from === to ? null : from < to ? 'up' : 'down';

const isCount = (digits: string, value: number): boolean =>
  value >= 100 && !/^(?:1[789]|20)\d\d$/u.test(digits);

const isNegative = (sentence: string, start: number): boolean =>
  /(?:^|[\s(])[-−–]$|\b(?:minus|negative)\s$/iu.test(sentence.slice(Math.max(0, start - 10), start));

/** Another number right beside it, or a fraction of it: "4 point 5", "2 15", "half of 1%". */
const numeralBefore =
  /(?:\d[.,]?|\b(?:point|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion))[\s-]$|\b(?:half|quarters?|thirds?|tenths?)\sof\s$/iu;
const numeralBehind =
  /^\s(?:point\s|and\s(?:a\s)?(?:half|quarter)|(?:and\s)?\d+(?:\.\d+)?\s(?:hundred|thousand|cents?)\b|hundred\b|(?:lakh|lac|crore)s?\b)|^(?:[-.,:/]\d)/iu;

/** "$1 250": a number whose thousands may stand apart, or two of them. */
const groupBehind = /^\s\d{3}(?!\d|[.,]\d|\()/u;

type DigitSpan = { start: number; end: number; isBare: boolean };

function isBroken(sentence: string, { start, end, isBare }: DigitSpan): boolean {
  // "5-10%": what stands before the hyphen is the other end.
  const isRangeEnd = !isBare && sentence.charAt(start - 1) === '-';
  if (!isRangeEnd && numeralBefore.test(sentence.slice(Math.max(0, start - 20), start))) return true;
  const rest = sentence.slice(end, end + 24);
  return numeralBehind.test(rest) && !/^-\d[\d.,]*\s?(?:%|percent)/iu.test(rest);
}

/** "ADX-629", "Bill S-204", "S&P 500", "Rule 506", "a 401(k)": the number names something and counts nothing. */
const namesBefore =
  /(?:\p{Lu}\p{L}{0,40}[-–]\s?|\b(?:S&P|Fortune|Russell|Nasdaq|FTSE|Stoxx|Nikkei|Section|Rule|Form|Item|Bill|Article|Title|Act|Note|Exhibit|Resolution|Ordinance|Suite|Room|Highway|Route|Flight|Page|No\.|Number|SB|HB|AB|Local|Chapter|Interstate)\s)$/u;
/** "BIP 148", "SIT 9505": the number of a thing that goes by capitals. */
const capitalsBefore = /(?<![\p{L}\p{N}])\p{Lu}{2,6}\s$/u;
const namesAfter = /^\(\p{Ll}\)/u;

const isPartOfName = (sentence: string, start: number, end: number): boolean =>
  namesBefore.test(sentence.slice(Math.max(0, start - 24), start)) ||
  capitalsBefore.test(sentence.slice(Math.max(0, start - 8), start)) ||
  namesAfter.test(sentence.slice(end, end + 3)) ||
  /^(?:401|403|457|529)[kb]?$/iu.test(sentence.slice(start, end));

function unitOf(money: string | undefined, measure: string | undefined): Figure['unit'] {
  if (measure !== undefined && /^(?:%|per|pct)/iu.test(measure)) return 'percent';
  if (measure !== undefined && /^b/iu.test(measure)) return 'basis-points';
  if (/^(?:\$|US\$|USD)$/iu.test(money ?? '') || /^dollars?$/iu.test(measure ?? '')) return 'usd';
  return money !== undefined || measure !== undefined ? 'other' : 'count';
}
