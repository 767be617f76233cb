// Which figure a question asks for: of what unit, and whether it is what something is, by how much it changed, what it was, or
// what it will be.
import type { Figure } from '@ecco/domain';
import { searchTermsOf } from '../terms/search-terms.ts';
import {
  asksAhead,
  asksBefore,
  asksCount,
  asksCountAhead,
  asksFee,
  asksFrequency,
  asksGrowth,
  asksMargin,
  asksMoney,
  asksMultiple,
  asksPart,
  asksPerShare,
  asksReturn,
  asksShare,
  asksSize,
  asksSpan,
  asksUnitPrice,
} from './figure-question.lexicon.ts';
import { figuresIn, keyOfFigure } from './placed-figure.ts';
import { asksYearAgo, withoutYearAgo } from './year-ago.ts';

type Unit = Figure['unit'];

const shareUnits: readonly Unit[] = ['percent', 'basis-points'];
export const moneyUnits: readonly Unit[] = ['usd', 'other'];

/** What a figure must be to answer, whenever it is of. */
type FigureUnit = {
  /** What may answer; null where anything may. */
  units: readonly Unit[] | null;
  /** How many of something. */
  isCount: boolean;
  /** How long. */
  isSpan: boolean;
  isPerShare: boolean;
  isUnitPrice: boolean;
  isFee: boolean;
  /** "How many timber managers": stems of what is counted. */
  counted: readonly string[];
  /** Keys of the figures that the question names itself: none of them answers it. */
  named: ReadonlySet<string>;
};

export type FigureQuestion = {
  unit: FigureUnit;
  isFee: boolean;
  isMargin: boolean;
  /** What something was a year ago. */
  isYearAgo: boolean;
  /** By how much something changed. */
  isChange: boolean;
  /** What something gained. */
  isReturn: boolean;
  /** What something was before what is told now. */
  isBefore: boolean;
  /** What is expected. */
  isAhead: boolean;
  /** What was, and not what is to come. */
  isPast: boolean;
  /** How many of something there will be. */
  isCountAhead: boolean;
  /** How often something happens. */
  isFrequency: boolean;
};

function unitsFor(question: string): readonly Unit[] | null {
  if (asksCount.test(question) || asksSpan.test(question)) return null;
  if (asksMultiple.test(question)) return ['count'];
  if (asksGrowth.test(question)) return [...shareUnits, ...moneyUnits];
  if (asksSize.test(question)) return [...moneyUnits, 'count'];
  if (asksPerShare.test(question)) return moneyUnits;
  // No margin is told in basis points, but what it rose or fell by.
  if (asksMargin.test(question)) return /\bspread/iu.test(question) ? shareUnits : ['percent'];
  if (asksFee.test(question)) return [...shareUnits, ...moneyUnits];
  const [isSum, isShare] = [asksMoney.test(question), asksShare.test(question)];
  if (isSum === isShare) return asksPart.test(question) ? [...shareUnits, ...moneyUnits] : null;
  if (asksPart.test(question)) return [...shareUnits, ...moneyUnits];
  return isSum ? moneyUnits : shareUnits;
}

const asksOnlyFee = (question: string): boolean => asksFee.test(question) && !asksMargin.test(question);

/** "How many timber managers". */
const counted = /\bhow many ([\p{L}-]+(?: [\p{L}-]+)?)/iu;

const readUnit = (question: string): FigureUnit => ({
  units: unitsFor(question),
  isCount: asksCount.test(question),
  isSpan: asksSpan.test(question),
  isPerShare: asksPerShare.test(question),
  isUnitPrice: asksUnitPrice.test(question),
  isFee: asksOnlyFee(question),
  counted: searchTermsOf(counted.exec(question)?.[1] ?? ''),
  named: new Set(figuresIn(question).map(keyOfFigure)),
});

const asksPast = /^\W*(?:what|how (?:much|many|large|high)) (?:was|were|did|had)\b|\b(?:was|were|did)\b/iu;

export const readFigureQuestion = (question: string): FigureQuestion => ({
  unit: readUnit(withoutYearAgo(question)),
  isFee: asksOnlyFee(question),
  isMargin: asksMargin.test(question),
  isYearAgo: asksYearAgo(question),
  isChange: asksGrowth.test(question),
  isReturn: asksReturn.test(question),
  isBefore: asksBefore.test(question),
  isAhead: asksAhead.test(question),
  isPast: asksPast.test(question),
  isCountAhead: asksCountAhead.test(question),
  isFrequency: asksFrequency.test(question),
});
