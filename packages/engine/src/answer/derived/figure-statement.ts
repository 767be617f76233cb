// What is told of a plan by one source: a sentence with its formula, its figures and its result.
import type { AnswerSentence } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { properCase } from '../../tables/row-statement.ts';
import { figureClause, type Wording } from './figure-clause.ts';
import type { FigurePlan, Scale } from './figure-plan.ts';
import type { Formula, Term } from './formula.type.ts';
import { formulaWords } from './formula-words.ts';
import { type Operand, yearsOf } from './operand.ts';
import { workOut, type YearResult } from './work-out.ts';

/** `also`: the same by another usual way; `isRow`: it is a row as it stands; `age`: years from what is asked to the newest statement. */
export type FigureStatement = {
  text: string;
  also: string | null;
  lead: string;
  change: AnswerSentence['change'];
  operands: readonly Operand[];
  isRow: boolean;
  age: number;
};

const scales: readonly Scale[] = ['thousand', 'million', 'billion'];
const scaleOf = ({ figure: { told } }: Operand): Scale | null =>
  scales.find((scale) => told.includes(scale)) ?? null;

const termsOf = ({ over, less = [], under = [] }: Formula): Term[] => [...over, ...less, ...under];

/** Years for which all rows of a formula stand in a source, rising. */
function yearsFor(formula: Formula, source: Source): number[] {
  const [first = [], ...others] = termsOf(formula).map(({ item, as }) => {
    const years = yearsOf(item, source);
    return as === undefined ? years : years.filter((year) => years.includes(year - 1));
  });
  return first.filter((year) => others.every((years) => years.includes(year)));
}

/** Years that are told at most where a question names none. */
const mostYears = 3;

/** The years that are worked out: those asked for, and where one is held against another the year before it. */
function yearsToTell({ kind, years }: FigurePlan, known: readonly number[]): readonly number[] {
  const [newest] = known.slice(-1);
  const [first, last] = [years[0], years.at(-1)];
  if (newest === undefined) return [];
  if (first === undefined || last === undefined) {
    if (kind === 'trend') return known.slice(-mostYears);
    if (kind === 'growth') return [newest - 1, newest];
    return kind === 'value' ? [newest] : [];
  }
  if (first === last && (kind === 'growth' || kind === 'trend')) return [first - 1, first];
  if (kind === 'growth' || kind === 'cagr') return first === last ? [] : [first, last];
  return kind === 'average' && first === last ? [] : years;
}

const atEnd = ({ item }: Term): Term => ({ item });
/** A formula by what stood at the end of a year, in place of the mean of two ends. */
const byEnd = (formula: Formula): Formula => ({
  ...formula,
  over: formula.over.map((term) => (term.as === 'average' ? atEnd(term) : term)),
  ...(formula.under && {
    under: formula.under.map((term) => (term.as === 'average' ? atEnd(term) : term)),
  }),
});

/** The sentence of a formula: what it is, what its figures are in, and what it comes to. */
function sentenceOf(worked: readonly [YearResult, ...YearResult[]], wording: Wording, name: string) {
  const clause = figureClause(worked, wording);
  if (clause === null) return null;
  const { currency, scale } = wording;
  const isSum = /[/+]/u.test(clause.text);
  return {
    ...clause,
    text: `${name}${isSum ? `, in ${currency}${currency && ' '}${scale}s` : ''}${clause.text}.`,
  };
}

/** Whether a question leaves open how a mean is to be taken, and another way is as usual. */
const isOpen = ({ isDefined, kind }: FigurePlan, formula: Formula): boolean =>
  !isDefined && kind === 'value' && termsOf(formula).some(({ as }) => as === 'average');

/** What a source tells of a plan by one formula; null where a row of it is not read without doubt. */
function tellBy(formula: Formula, plan: FigurePlan, source: Source): FigureStatement | null {
  const known = yearsFor(formula, source);
  const years = yearsToTell(plan, known);
  const worked = years.map((year) => workOut(formula, year, source));
  const [first, ...others] = worked.filter((one) => one !== null);
  if (first === undefined || others.length + 1 < worked.length) return null;
  const operands = [first, ...others].flatMap((one) => one.operands);
  const [row] = operands;
  const scale = row === undefined ? null : scaleOf(row);
  if (row === undefined || scale === null) return null;
  const currency = operands.map((one) => one.row.currency).find((sign) => sign !== '') ?? '';
  const wording = { plan, formula, scale, currency };
  const isRow =
    termsOf(formula).length === 1 &&
    (plan.kind === 'value' || plan.kind === 'trend') &&
    operands.every((one) => one.row === row.row);
  const name = isRow ? properCase(row.row.label) : formulaWords(formula);
  const told = sentenceOf([first, ...others], wording, name);
  if (told === null) return null;
  const end = isOpen(plan, formula) ? byEnd(formula) : null;
  const other = end === null ? null : workOut(end, first.year, source);
  const also = end === null || other === null ? null : sentenceOf([other], wording, formulaWords(end));
  const age = (known.at(-1) ?? 0) - (years.at(-1) ?? 0);
  return { ...told, also: also?.text ?? null, operands, isRow, age };
}

/** By the first formula that has all its rows; null where none has, or a row of it is in doubt. */
export function tellFigures(plan: FigurePlan, source: Source): FigureStatement | null {
  for (const formula of plan.formulas) {
    const telling = tellBy(formula, plan, source);
    const hasRows = termsOf(formula).every(({ item }) => yearsOf(item, source).length > 0);
    if (telling !== null || hasRows) return telling;
  }
  return null;
}
