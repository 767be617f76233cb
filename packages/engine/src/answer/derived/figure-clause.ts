// What a plan comes to in words: each year's sum with its result, and what is told in large type of it.
import type { AnswerSentence } from '@ecco/domain';
import type { FigurePlan, Scale } from './figure-plan.ts';
import type { Formula } from './formula.type.ts';
import { moneyWords, resultWords } from './formula-words.ts';
import type { YearResult } from './work-out.ts';

/** How figures of a formula are written: the scale and the money of their rows, and what a question says of both. */
export type Wording = { plan: FigurePlan; formula: Formula; scale: Scale; currency: string };

type Clause = { text: string; lead: string; change: AnswerSentence['change'] };

const yearName = (year: number, { isFiscal }: FigurePlan): string => (isFiscal ? `FY${year}` : `${year}`);

/** A value as it is asked for; of money in the scale asked for. */
function valueWords(
  value: number,
  { plan: { manner }, formula: { measure }, scale, currency }: Wording,
): string {
  if (measure !== 'money') return resultWords(value, measure, manner);
  return moneyWords(value, { scale: manner.scale ?? scale, currency, decimals: manner.decimals });
}

/** A sum that is more than one figure, or a figure that is asked for in another scale than its row's. */
function sumOf(
  { sum, value }: YearResult,
  { plan: { manner }, formula: { measure }, scale, currency }: Wording,
): string {
  if (/[/+−]/u.test(sum.slice(1))) return `${sum} = `;
  if (measure !== 'money' || manner.scale === null || manner.scale === scale) return '';
  return `${moneyWords(value, { scale, currency, decimals: null })} = `;
}

/** How much more the last is than the first, in percent; by the year where that is asked for. */
function growthClause(first: YearResult, last: YearResult, { plan }: Wording): Clause | null {
  if (first.value <= 0 || last.value <= 0) return null;
  const years = plan.kind === 'cagr' ? last.year - first.year : 1;
  const value = (last.value / first.value) ** (1 / years) - 1;
  const ratio = `${last.sum} / ${first.sum}`;
  const sum = years === 1 ? `${ratio} − 1` : `(${ratio})^(1/${years}) − 1`;
  const lead = resultWords(value, 'share', { ...plan.manner, isPercent: true });
  const span = `${yearName(first.year, plan)} to ${yearName(last.year, plan)}`;
  return { text: `, ${span}: ${sum} = ${lead}`, lead, change: null };
}

const direction = (now: number, before: number): 'up' | 'down' => (now > before ? 'up' : 'down');

/** The clause of some years, rising; null where they have no growth that means anything. */
export function figureClause(
  worked: readonly [YearResult, ...YearResult[]],
  wording: Wording,
): Clause | null {
  const { plan } = wording;
  const newest = worked.at(-1) ?? worked[0];
  const before = worked.at(-2);
  if (plan.kind === 'growth' || plan.kind === 'cagr') return growthClause(worked[0], newest, wording);
  const lead = valueWords(newest.value, wording);
  if (before === undefined)
    return {
      text: `, ${yearName(newest.year, plan)}: ${sumOf(newest, wording)}${lead}`,
      lead,
      change: null,
    };
  const each = worked
    .toReversed()
    .map((one) => `${sumOf(one, wording)}${valueWords(one.value, wording)} in ${yearName(one.year, plan)}`)
    .join('; ');
  if (plan.kind === 'average') {
    const mean = valueWords(worked.reduce((sum, { value }) => sum + value, 0) / worked.length, wording);
    return { text: `: ${each}; average ${mean}`, lead: mean, change: null };
  }
  const from = valueWords(before.value, wording);
  const change = from === lead ? null : { from, direction: direction(newest.value, before.value) };
  return { text: `: ${each}`, lead, change };
}
