import { anyMonth } from '../words/calendar.ts';
import { clauseContrast, otherClause } from './clause.lexicon.ts';

const year = String.raw`(?:FY\s?)?(?:20\d\d|twenty (?:twenty(?: (?:one|two|three|four|five|six|seven|eight|nine))?|nineteen|eighteen))`;
const ordinal = '(?:first|second|third|fourth)';
const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const date = String.raw`${anyMonth}(?:\s+\d{1,2}(?:st|nd|rd|th)?)?(?:,?\s+20\d\d)?`;
const of = String.raw`(?:\s+(?:of\s+)?(?:(?:fiscal\s+(?:year\s+)?)?${year}|(?:last|this|next|the (?:prior|previous)) year))?`;
const patterns = [
  String.raw`(?:(?:fiscal|financial)\s+)?(?:year|quarter|month|half|(?:six|nine|three|twelve) months)\s+(?:ended|ending)\s+${date}`,
  `(?:${ordinal}[- ](?:(?:fiscal|calendar)[- ])?(?:quarter|half)|Q[1-4]|[1-4]Q|H[12])${of}`,
  `(?:full|fiscal|calendar|financial)[- ]year${of}`,
  String.raw`(?:this|last|next|the current|the prior|the previous|prior|previous|the same)[- ](?:fiscal\s+)?(?:year|quarter|month|decade)(?:['’]s)?(?:\s+(?:${ordinal}\s+)?(?:quarter|period|half))?`,
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
  /\b(?:compared (?:to|with)|versus|vs\.?|against|than|over|from|on|on top of|exceed(?:s|ed|ing)?|beat(?:s|ing)?|above|below|ahead of|behind|outpac(?:es?|ed|ing)|match(?:es|ed|ing)?)\s+(?:(?:the|that|those) )?(?:(?:in|of|for) (?:the )?)?$/iu;
/** "90% of prior-year levels", "the one month delay": a time that only names something else. */
const namesOther = /^(?:['’]s)?[ -](?:levels?|delays?|figures?|comps?|averages?|lag|results?)\b/iu;

const spanOfYears =
  /\b(?:19|20)\d\d\s*(?:through|thru|to|until|and|or|-|–|—)\s*(?:the end of\s+)?(?:fiscal\s+)?(?:19|20)\d\d\b/giu;

type Span = { start: number; end: number };
type PeriodSpan = Span & { text: string };

/**
 * The time each figure of a sentence is of, as the sentence says it ("third quarter of 2025", "fiscal year ended June
 * 30"): one that is said behind the figure and before the next, else one before it and behind the figure before; never
 * one of another clause. Null where none is said next to it. Figures are in their order.
 */
export function periodsOf(sentence: string, figures: readonly Span[]): (string | null)[] {
  const said = [...sentence.matchAll(periods)]
    .map((match): PeriodSpan => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !isOfSpan(sentence, start, end) && !namesOther.test(sentence.slice(end)))
    .filter(({ start }, at, all) => !isBase(sentence, start, all[at - 1]))
    .filter((one) => !figures.some(({ start, end }) => one.start < end && start < one.end));
  const own = figures.map((figure, at) => behind(sentence, said, { figure, next: figures[at + 1] }));
  const periodSpans = figures.map((figure, at) => {
    const free = said.filter((one) => !own.some((taken, other) => taken === one && other !== at));
    return (
      own[at] ??
      before(sentence, free, { figure, previous: figures[at - 1] }) ??
      shared(sentence, said, figure)
    );
  });
  return periodSpans.map((one, at) => {
    const isLinked = (first: number): boolean => isRange(sentence, figures[first], figures[first + 1]);
    const linked =
      (isLinked(at - 1) ? periodSpans[at - 1] : null) ?? (isLinked(at) ? periodSpans[at + 1] : null);
    return (one ?? linked)?.text.replace(opening, '') ?? null;
  });
}

/** "2019 through 2021": neither year alone is the time of a figure. */
const isOfSpan = (sentence: string, start: number, end: number): boolean =>
  [...sentence.matchAll(spanOfYears)].some(
    ({ index, 0: { length } }) => start < index + length && index < end,
  );

/** "$4.1 to $4.3 billion": both ends are of one time. */
const isRange = (sentence: string, first: Span | undefined, second: Span | undefined): boolean => {
  if (first === undefined || second === undefined) return false;
  const between = sentence.slice(first.end, second.start);
  const isBetween = /\bbetween\s+$/iu.test(sentence.slice(Math.max(0, first.start - 12), first.start));
  return /^\s*(?:to|or|through|[-–])\s*$/u.test(between) || (isBetween && /^\s*and\s*$/u.test(between));
};

/** "It bought 5.8 million shares in the fourth quarter for $244 million": one time for how many and for how much. */
const shared = (sentence: string, said: readonly PeriodSpan[], figure: Span): PeriodSpan | null =>
  said.findLast(
    ({ end }) => end < figure.start && /^\s+for\s+(?:about\s+)?$/u.test(sentence.slice(end, figure.start)),
  ) ?? null;

/** What is compared with; "over the same quarter a year ago" says it in two. */
function isBase(sentence: string, start: number, previous: PeriodSpan | undefined): boolean {
  const from =
    previous !== undefined && /^\s*$/u.test(sentence.slice(previous.end, start)) ? previous.start : start;
  return comparing.test(sentence.slice(Math.max(0, from - 40), from));
}

const isSeparated = (between: string): boolean => otherClause.test(between) || clauseContrast.test(between);
/** What stands between a figure and the time of something else behind it: an aside, a reason, a comparison. */
const anotherTime =
  /,\s+(?!(?:in|for|during|as of|by|at|through)\s+(?:the |our |its )?$)|\b(?:as|to reflect|reflecting|some|like|given|since)\b/iu;
/** "… for the full year to $477 million", "third quarter fees were $5 million": the time is of the figure behind it. */
const leadsToNext =
  /^\s+(?:\p{L}+\s+){0,3}(?:was|were|reached|totaled|came to)\s+(?:(?:about|approximately|nearly|almost|roughly|over)\s+)?$/u;
const bringsTo = /^\s+to\s+(?:(?:about|approximately|nearly|almost|roughly|over)\s+)?$/u;

/** "16% over a prior year increase of 8%": the time is of what follows. */
const ownedByNext = /^(?:['’]s)?\s+(?:\p{L}+\s+){1,2}of\s+(?:about\s+)?$/u;

type Place = { figure: Span; next: Span | undefined };

/** "$5 million in May and $4 million in June": the first behind it; ", in June $4 million" is of the next. */
function behind(sentence: string, said: readonly PeriodSpan[], { figure, next }: Place): PeriodSpan | null {
  const one = said.find(({ start }) => start >= figure.end);
  if (one === undefined || (next !== undefined && one.start > next.start)) return null;
  const between = sentence.slice(figure.end, one.start);
  const isOfNext =
    next !== undefined &&
    ((/^\s*(?:,|and\b)/u.test(between) &&
      /^[\s,]*(?:(?:it|this|that|\p{L}+) (?:was|were) )?$/u.test(sentence.slice(one.end, next.start))) ||
      leadsToNext.test(sentence.slice(one.end, next.start)) ||
      (between.includes(',') && bringsTo.test(sentence.slice(one.end, next.start))) ||
      ownedByNext.test(sentence.slice(one.end, next.start)));
  return isOfNext || isSeparated(between) || anotherTime.test(between) ? null : one;
}

type Opening = { figure: Span; previous: Span | undefined };

const before = (
  sentence: string,
  said: readonly PeriodSpan[],
  { figure, previous }: Opening,
): PeriodSpan | null =>
  said.findLast(
    ({ start, end }) =>
      end <= figure.start &&
      (previous === undefined || start >= previous.end) &&
      !isSeparated(sentence.slice(end, figure.start)),
  ) ?? null;
