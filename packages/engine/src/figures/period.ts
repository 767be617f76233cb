import { otherClause } from './clause.lexicon.ts';

const year = String.raw`(?:FY\s?)?(?:20\d\d|twenty (?:twenty(?: (?:one|two|three|four|five|six|seven|eight|nine))?|nineteen|eighteen))`;
const ordinal = '(?:first|second|third|fourth)';
const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const date = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:\s+\d{1,2}(?:st|nd|rd|th)?)?(?:,?\s+20\d\d)?`;
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

/**
 * The time a figure is of, as its sentence says it ("third quarter of 2025", "fiscal year ended June 30"): of
 * several the nearest in the same clause; null where none is said.
 */
export function periodOf(sentence: string, start: number, end: number): string | null {
  let [best, least] = [null as string | null, Number.POSITIVE_INFINITY];
  for (const match of sentence.matchAll(periods)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (from < end && start < to) continue;
    const between = to <= start ? sentence.slice(to, start) : sentence.slice(end, from);
    if (between.length >= least || otherClause.test(between)) continue;
    if (comparing.test(sentence.slice(Math.max(0, from - 40), from))) continue;
    [best, least] = [match[0].replace(opening, ''), between.length];
  }
  return best;
}
