// What a question asks to be worked out: of which rows, of which years, and how it is to be told.
import { functionWords } from '../../words/stop-words.ts';
import { tokenize } from '../../words/token.ts';
import { squash } from '../question/question-name.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { opensQuestion } from '../terms/question.lexicon.ts';
import { bearings } from './bearings.ts';
import { definedFormulas } from './definition.ts';
import { sayingNothing } from './derived-question.lexicon.ts';
import type { Formula } from './formula.type.ts';
import { formulas, rowFormula, shareFormula } from './formulas.ts';
import { type ItemName, itemNames, statementItems } from './statement-items.ts';
import { readYears } from './years-question.ts';

/** Of years: one value, the mean of all, the growth from the first to the last, that by the year, or each as it stands. */
type PlanKind = 'value' | 'average' | 'growth' | 'cagr' | 'trend';

/** How a result is to be written: decimals, and the scale of money, where a question says so. */
export type Manner = { decimals: number | null; scale: Scale | null; isPercent: boolean };
export type Scale = 'thousand' | 'million' | 'billion';

export type FigurePlan = {
  kind: PlanKind;
  /** What may be told, the first whose rows are there; of a single row its name. */
  formulas: readonly Formula[];
  /** Rising; none where a question names none. */
  years: readonly number[];
  /** Whether its years are called fiscal. */
  isFiscal: boolean;
  manner: Manner;
  /** Whether it says itself how its figure is worked out. */
  isDefined: boolean;
  /** Words of the question that are nothing else: whose figure is asked for, its letters in one. */
  owner: readonly string[];
};

type MeasureSpan = { start: number; end: number; formulas: readonly Formula[] };

const spanOf = (pattern: RegExp, text: string): { start: number; end: number } | null => {
  const found = pattern.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
};

const longest = (found: readonly MeasureSpan[]): MeasureSpan | null =>
  found.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0] ?? null;

const itemsIn = (text: string): (MeasureSpan & { item: ItemName })[] =>
  itemNames.flatMap((item) => {
    const span = spanOf(statementItems[item].asks, text);
    return span === null ? [] : [{ ...span, item, formulas: [rowFormula(item)] }];
  });

const asShare =
  / (?:as|is) (?:a |an )?(?:%|percent(?:age)?|share|proportion|fraction) of (?:its |total |the )*/iu;

/** "Capex as a % of revenue": a row by another one. */
function shareIn(text: string): MeasureSpan | null {
  const between = spanOf(asShare, text);
  if (between === null) return null;
  const over = itemsIn(text.slice(0, between.start)).find(({ end }) => end === between.start);
  const under = itemsIn(text.slice(between.end)).find(({ start }) => start === 0);
  if (over === undefined || under === undefined) return null;
  const formula = shareFormula(over.item, under.item);
  return { start: over.start, end: between.end + under.end, formulas: [formula] };
}

/** What a question asks for: a share, else a figure by its name, else a row. */
function measureIn(text: string): MeasureSpan | null {
  const share = shareIn(text);
  if (share !== null) return share;
  const named = formulas.flatMap((formula) => {
    const span = spanOf(formula.asks, text);
    return span === null ? [] : [{ ...span, formulas: formulas.filter(({ name }) => name === formula.name) }];
  });
  return longest(named) ?? longest(itemsIn(text));
}

const asksAverage = /\baverage\b/iu;
const asksCagr = /\bcagr\b|\bcompound(?:ed)? annual growth\b/iu;
const asksGrowth =
  /\bgrowth\b|\byear[- ]over[- ]year (?:% )?(?:change|increase|decrease)|\b(?:%|percent(?:age)?) (?:change|increase|decrease)\b|\byoy\b/iu;
const asksTrend =
  /\b(?:improv|declin|worsen|consisten|chang|gr[eo]w|increas|decreas|dropp?|fall|fell|r[io]se|fluctuat)/iu;

function kindOf(text: string, { formulas: [formula] }: MeasureSpan): PlanKind {
  if (asksCagr.test(text)) return 'cagr';
  if (asksAverage.test(text)) return 'average';
  if (asksGrowth.test(text) && formula?.measure === 'money') return 'growth';
  return asksTrend.test(text) ? 'trend' : 'value';
}

const counts: ReadonlyMap<string, number> = new Map([
  ['no', 0],
  ['zero', 0],
  ['one', 1],
  ['two', 2],
  ['three', 3],
]);
const decimalsPattern = /\b(no|zero|one|two|three|\d) decimals?(?: places?)?\b/iu;
const scalePattern = /\b(?:usd|us\$|\$|in)\s?(?:us )?(thousand|million|billion)s?\b/iu;
const isScale = (text: string | undefined): text is Scale =>
  text === 'thousand' || text === 'million' || text === 'billion';

function mannerOf(query: string): Manner {
  const said = decimalsPattern.exec(query)?.[1]?.toLowerCase();
  const scale = scalePattern.exec(query)?.[1]?.toLowerCase();
  return {
    decimals: said === undefined ? null : (counts.get(said) ?? Number(said)),
    scale: isScale(scale) ? scale : null,
    isPercent: /%|\bpercent/iu.test(query.replace(/\bpercentage points?\b/giu, '')),
  };
}

/** Says that the figure is not the one of a statement: of a part, of another account, or of less than a year. */
const ofOther =
  /(?<!un)(?:\badjusted\b|\bnon-?gaap\b)|\bq[1-4]\b|\bquarter|\bsegments?\b|\bper share\b|\bguidance\b|\bexpect|\bforecast|\borganic\b|\bconstant currency\b|\bcore\b|\bwhy\b|\bdr[oi]ve/iu;

/** What is left of a question behind its measure and its years: whose it is. */
function ownerIn(text: string, taken: readonly { start: number; end: number }[]): string[] {
  return tokenize(text)
    .filter(
      ({ lower, start, end }) =>
        !taken.some((one) => start < one.end && one.start < end) &&
        !functionWords.has(lower) &&
        !opensQuestion.test(lower) &&
        !sayingNothing.test(lower),
    )
    .map(({ text: word }) => squash(word.replace(/['’]s?$/u, '')))
    .filter((word) => word !== '');
}

/** "Here is the question: what is ..." */
const introduction = /^[^:?]{0,80}: (?=(?:what|how|which|did|does|has|is|was)\b)/iu;

type MeasurePlan = MeasureSpan & { kind: PlanKind; each: boolean; least: number };

/** What a question asks for by name; else the figures that bear on what it asks somebody to judge. */
function measuredIn(text: string): MeasurePlan | null {
  const found = measureIn(text);
  if (found !== null) return { ...found, kind: kindOf(text, found), each: false, least: 1 };
  const [bearing] = bearings.flatMap((one) => {
    const span = spanOf(one.asks, text);
    return span === null ? [] : [{ ...one, ...span, each: true }];
  });
  return bearing ?? null;
}

/** `least`: how many of the plans must be told, or nothing is. */
type FigurePlans = { plans: readonly FigurePlan[]; least: number };

/** What a question asks to be worked out; null where it asks for anything else, or says of it what is not understood. */
export function planFigures({
  query,
  question,
}: Pick<QuestionReading, 'query' | 'question'>): FigurePlans | null {
  const text = question.replace(/\s+/gu, ' ').replace(introduction, '');
  const found = ofOther.test(text) ? null : measuredIn(text);
  const asked = readYears(text);
  if (found === null || asked === null) return null;
  const defined = definedFormulas(query, found.formulas);
  if (defined === null) return null;
  const { formulas: some, isDefined } = defined;
  const shared = {
    kind: found.kind,
    ...{ years: asked.years, isFiscal: asked.isFiscal, isDefined },
    manner: mannerOf(query),
    owner: ownerIn(text, [found, ...asked.spans]),
  };
  const plans = found.each ? some.map((one) => [one]) : [some];
  return { plans: plans.map((each) => ({ ...shared, formulas: each })), least: found.least };
}
