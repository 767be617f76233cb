/** The quarter or year that a source reports on: as files are named after it, and as a call says it where it is opened. */
import { type FiscalPeriod, percentDecoded } from '@ecco/domain';
import { yearOf, yearPattern } from './said-date.words.ts';

/** What a source says of itself. `texts`: its first turns or blocks. */
type SourceTexts = { name: string | null; title: string; texts: readonly string[] };

const ordinals = ['first', 'second', 'third', 'fourth'];
const cardinals = ['one', 'two', 'three', 'four'];
const lead = String.raw`(?<![\p{L}\d])`;
const number = `[1-4]|${cardinals.join('|')}`;
const ordinal = `${ordinals.join('|')}|1st|2nd|3rd|4th`;
const fiscal = String.raw`(?:(?:fiscal(?: year)?|financial year|FY|year)[ -]?)?`;
const short = String.raw`['’]?\d\d`;
/** No word goes on, and no second year follows: "twenty twenty one twenty twenty two" is neither. */
const units = 'one|two|three|four|five|six|seven|eight|nine';
const end = String.raw`(?![\p{L}\d]|[ -](?:${units})(?!\p{L}))(?!(?: to |[ /–-])(?:${yearPattern})(?![\p{L}\d]))`;

const quarters = [
  // "2Q20", "1Q 2022", "4Q-FY21"
  String.raw`${lead}(?<quarter>[1-4])Q[ -]?${fiscal}(?<year>20\d\d|${short})${end}`,
  // "Q4 2021", "Q3-21", "Q2 of fiscal 2022", "q three twenty twenty one"
  String.raw`${lead}Q ?(?<quarter>${number})(?:,? of | |-)?${fiscal}(?<year>${yearPattern}|${short})${end}`,
  // "2022 Q4", "2022Q4", "FY21 Q3", "twenty twenty one q one"
  String.raw`${lead}(?:FY ?)?(?<year>${yearPattern}|(?<=FY ?)${short})[ -]?Q ?(?<quarter>${number})${end}`,
  // "third quarter of fiscal year 2021", "fourth quarter and full year 2021", "first quarter results two thousand and twenty two"
  String.raw`${lead}(?<quarter>${ordinal})[ -](?:fiscal )?quarter(?:['’]?s)?,?(?: and)?(?: (?:full|fiscal)[ -]year)?(?: results)?(?: for)?(?: of)?(?: the)? ?${fiscal}(?<year>${yearPattern})${end}`,
  // "2020 third quarter", "fiscal 2020 third qu- quarter"
  String.raw`${lead}(?<year>${yearPattern})(?: fiscal)? (?<quarter>${ordinal})[ -](?:qu- )?quarter${end}`,
].map((source) => new RegExp(source, 'giu'));

const wholeYears = [
  // "full year 2021", "full-year fiscal 2021"
  String.raw`${lead}full[ -]year (?:of )?(?:fiscal )?(?<year>${yearPattern})${end}`,
  // "twenty twenty one full year"
  String.raw`${lead}(?<year>${yearPattern}) full[ -]year${end}`,
  // "fiscal year 2021 results"
  String.raw`${lead}fiscal(?: year)? (?<year>${yearPattern})(?= (?:annual |financial )?(?:results|earnings))`,
].map((source) => new RegExp(source, 'giu'));

/** As files are named: "FY21", "2016 10K". */
const namedYears = [
  String.raw`${lead}FY[ -]?(?<year>20\d\d|${short})${end}`,
  String.raw`${lead}(?<year>20\d\d) (?:form )?10-?K${end}`,
  // "Form 10-K, December 31, 2025": a year that ends in January or February may be called after the one before.
  String.raw`${lead}form 10-K(?:/A)?, (?:mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}, ?(?<year>20\d\d)${end}`,
].map((source) => new RegExp(source, 'giu'));

function quarterOf(said: string | undefined): FiscalPeriod['quarter'] {
  const word = (said ?? '').toLowerCase();
  const place = Math.max(ordinals.indexOf(word), cardinals.indexOf(word)) + 1;
  const reported = /^\d/.test(word) ? Number(word[0]) : place;
  return ([1, 2, 3, 4] as const).find((one) => one === reported) ?? null;
}

const yearSaid = (said: string): number => {
  const [two] = /\d\d$/.exec(said.length <= 3 ? said : '') ?? [];
  return two === undefined ? yearOf(said) : 2000 + Number(two);
};

const read = (text: string, patterns: readonly RegExp[]): FiscalPeriod[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => ({
      quarter: quarterOf(groups['quarter']),
      year: yearSaid(groups['year'] ?? ''),
    })),
  );

const isSame = (one: FiscalPeriod, other: FiscalPeriod): boolean =>
  one.quarter === other.quarter && one.year === other.year;

/** The one period of several sayings; null for none, and for two that differ. */
const onlyOf = ([first, ...others]: readonly FiscalPeriod[]): FiscalPeriod | null =>
  first !== undefined && others.every((other) => isSame(first, other)) ? first : null;

/** The periods that a text names with their year: quarters, else whole years. */
function periodsIn(text: string): FiscalPeriod[] {
  const fiscalPeriods = read(text, quarters);
  return fiscalPeriods.length > 0 ? fiscalPeriods : read(text, wholeYears);
}

/** Words run together by file names stand apart. */
const spacedWords = (name: string): string =>
  percentDecoded(name)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_+.]+/g, ' ');

const periodOfName = (name: string): FiscalPeriod | null => {
  const fiscalPeriods = periodsIn(spacedWords(name));
  return onlyOf(fiscalPeriods.length > 0 ? fiscalPeriods : read(spacedWords(name), namedYears));
};

/** What a sentence must hold that says which results a call is about. */
const presents =
  /\b(?:welcome|thank(?:s| you) for (?:joining|standing|attending)|conference call|earnings call|results call|webcast|teleconference|presentation|(?:discuss|review|present|cover|report)(?:ing)?\b[^.?!]{0,60}\bresults)\b/iu;
/** A period that is looked back at, or forward to. */
const ofAnother =
  /\b(?:compared|versus|vs|guidance|outlook|expect\w*|share|launched|impact\w*|provide|prior|previous|last|next|year[- ]ago|over the|from the|10-[kq])\b/iu;
const [openingTurns, openingCharacters] = [8, 4_000];

/** The period of a call as it is told where it is opened. Sentences that differ name none. */
function periodOfOpening(texts: readonly string[]): FiscalPeriod | null {
  const opening = texts.slice(0, openingTurns).join('\n').slice(0, openingCharacters);
  const said = opening
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((sentence) => presents.test(sentence) && !ofAnother.test(sentence))
    .flatMap(periodsIn);
  return onlyOf(said);
}

/**
 * The quarter or year that a source reports on, from its name, its title, or where it is opened; null where none of them
 * says it with its year, and where they differ.
 */
export function periodOf({ name, title, texts }: SourceTexts): FiscalPeriod | null {
  const named = [periodOfName(name ?? ''), periodOfName(title)].flatMap((fiscalPeriod) => fiscalPeriod ?? []);
  const said = periodOfOpening(texts);
  const all = said === null ? named : [...named, said];
  const [whole, quarter] = [
    all.filter((one) => one.quarter === null),
    all.filter((one) => one.quarter !== null),
  ];
  // "fourth quarter" beside "FY 2021" is that quarter of that year.
  const isOfOneYear = new Set(all.map(({ year }) => year)).size <= 1;
  return isOfOneYear ? onlyOf(quarter.length > 0 ? quarter : whole) : null;
}
