import { anyMonth } from '../words/calendar.ts';
import { besides, otherClause } from './clause.lexicon.ts';

const year = String.raw`(?:FY\s?)?(?:20\d\d|twenty (?:twenty(?: (?:one|two|three|four|five|six|seven|eight|nine))?|nineteen|eighteen))`;
const ordinal = '(?:first|second|third|fourth)';
const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const date = String.raw`${anyMonth}(?:\s+\d{1,2}(?:st|nd|rd|th)?)?(?:,?\s+20\d\d)?`;
const of = String.raw`(?:\s+(?:of\s+)?(?:(?:fiscal\s+(?:year\s+)?)?${year}|(?:last|this|next|the (?:prior|previous)) year))?`;
const patterns = [
  String.raw`(?:(?:fiscal|financial)\s+)?(?:year|quarter|month|half|(?:six|nine|three|twelve) months)\s+(?:ended|ending)\s+${date}`,
  `(?:${ordinal}[- ](?:(?:fiscal|calendar)[- ])?(?:quarter|half)|Q[1-4]|[1-4]Q|H[12])${of}`,
  `(?:full|fiscal|calendar|financial)[- ]year${of}`,
  String.raw`(?:this|last|next|the current|the prior|the previous|prior|previous|the same)[- ](?:fiscal\s+)?(?:year|quarter|month|decade)(?:['’]s)?(?:\s+(?:quarter|period))?`,
  String.raw`${count}[- ](?:year|month)(?!\s+old)(?:\s+period)?`,
  String.raw`(?:the\s+)?(?:last|past|next|coming|over)\s+(?:the\s+)?${count}\s+(?:years|months|quarters)`,
  `(?:first|last) (?:three|six|nine|twelve) months${of}`,
  'year[- ]to[- ]date',
  '(?:a|one|the) year (?:ago|earlier|before)',
  String.raw`as of\s+${date}`,
  String.raw`(?:in|by|for|since|during|fiscal|end of|through)\s+${year}`,
];
const periods = new RegExp(String.raw`(?<![\p{L}\d])(?:${patterns.join('|')})(?![\p{L}\d])`, 'giu');
const opening = /^(?:in|by|for|since|during|through)\s+/iu;
/** "11 percent up from the third quarter": the time to which it is compared, and not its own. */
const comparing =
  /\b(?:compared (?:to|with)|versus|vs\.?|against|than|over|from|on)\s+(?:(?:the|that|those) )?(?:(?:in|of|for) (?:the )?)?$/iu;

type Span = { start: number; end: number };
type Said = Span & { text: string };

/**
 * The time each figure of a sentence is of, as the sentence says it ("third quarter of 2025", "fiscal year ended June
 * 30"): one that is said behind the figure and before the next, else one before it that is not another figure's, else
 * the only one there is; never one of another clause. Null where none is said. Figures are in their order.
 */
export function periodsOf(sentence: string, figures: readonly Span[]): (string | null)[] {
  const said = [...sentence.matchAll(periods)]
    .map((match): Said => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ start }) => !comparing.test(sentence.slice(Math.max(0, start - 40), start)))
    .filter((one) => !figures.some(({ start, end }) => one.start < end && start < one.end));
  const own = figures.map((figure, at) => behind(sentence, said, { figure, next: figures[at + 1] }));
  return figures.map((figure, at) => {
    const free = said.filter((one) => !own.some((taken, other) => taken === one && other !== at));
    const found = own[at] ?? before(sentence, free, figure) ?? onlyOne(sentence, said, figure);
    return found === null ? null : found.text.replace(opening, '');
  });
}

const isApart = (between: string): boolean => otherClause.test(between) || besides.test(between);

type Place = { figure: Span; next: Span | undefined };

/** "$5 million in May and $4 million in June": the first behind it; ", in June $4 million" is of the next. */
function behind(sentence: string, said: readonly Said[], { figure, next }: Place): Said | null {
  const one = said.find(({ start }) => start >= figure.end);
  if (one === undefined || (next !== undefined && one.start > next.start)) return null;
  const between = sentence.slice(figure.end, one.start);
  const isOfNext =
    next !== undefined &&
    /^\s*(?:,|and\b)/u.test(between) &&
    /^[\s,]*(?:(?:it|this|that|\p{L}+) (?:was|were) )?$/u.test(sentence.slice(one.end, next.start));
  return isOfNext || isApart(between) ? null : one;
}

const before = (sentence: string, said: readonly Said[], figure: Span): Said | null =>
  said.findLast(({ end }) => end <= figure.start && !isApart(sentence.slice(end, figure.start))) ?? null;

function onlyOne(sentence: string, [one, ...more]: readonly Said[], figure: Span): Said | null {
  if (one === undefined || more.length > 0 || one.start < figure.end) return null;
  return isApart(sentence.slice(figure.end, one.start)) ? null : one;
}
