// A formula worked out for a year from the rows of one source.
import { appendAll } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import type { Formula, Term } from './formula.type.ts';
import { type Operand, readOperand } from './operand.ts';

/** A result with what it was worked out from, and the sum in figures: "116 / 6,489". */
export type YearResult = { year: number; value: number; sum: string; operands: readonly Operand[] };

type Part = { value: number; sum: string; operands: readonly Operand[] };

function partOf({ item, as }: Term, year: number, source: Source): Part | null {
  const now = readOperand(item, year, source);
  if (now === null) return null;
  if (as === undefined) return { value: now.value, sum: now.digits, operands: [now] };
  const before = readOperand(item, year - 1, source);
  if (before === null) return null;
  const operands = [now, before];
  return as === 'average'
    ? { value: (now.value + before.value) / 2, sum: `(${now.digits} + ${before.digits}) / 2`, operands }
    : { value: now.value - before.value, sum: `(${now.digits} − ${before.digits})`, operands };
}

/** Some terms, the first added and the rest with the sign of each; null where one is not sure. */
function sumOf(
  added: readonly Term[],
  taken: readonly Term[],
  read: (term: Term) => Part | null,
): Part | null {
  const parts = [...added.map((term) => ({ term, sign: 1 })), ...taken.map((term) => ({ term, sign: -1 }))];
  const whole: { value: number; sums: string[]; operands: Operand[] } = { value: 0, sums: [], operands: [] };
  for (const { term, sign } of parts) {
    const part = read(term);
    if (part === null) return null;
    whole.value += sign * part.value;
    whole.sums.push(`${whole.sums.length === 0 ? '' : sign > 0 ? ' + ' : ' − '}${part.sum}`);
    appendAll(whole.operands, part.operands);
  }
  return { value: whole.value, sum: whole.sums.join(''), operands: whole.operands };
}

const bracketed = (sum: string): string => (/ [+−/] /u.test(sum) ? `(${sum})` : sum);

/** All in the money of one statement: nothing is worked out from two. */
const isOfOneMoney = (operands: readonly Operand[]): boolean =>
  new Set(operands.flatMap(({ row: { currency } }) => currency || [])).size < 2;
/** All told in one scale, so that the sum can be read as it stands. */
const isOfOneScale = (operands: readonly Operand[]): boolean =>
  new Set(operands.map(({ figure: { told } }) => /\p{L}+/u.exec(told)?.[0])).size === 1;

/** Null where a row of the formula is not read without doubt. */
export function workOut(
  { over, less = [], under, times = 1 }: Formula,
  year: number,
  source: Source,
): YearResult | null {
  const read = (term: Term): Part | null => partOf(term, year, source);
  const top = sumOf(over, less, read);
  const bottom = under === undefined ? null : sumOf(under, [], read);
  if (top === null || (under !== undefined && (bottom === null || bottom.value <= 0))) return null;
  const operands = [...top.operands, ...(bottom?.operands ?? [])];
  if (!isOfOneMoney(operands) || !isOfOneScale(operands)) return null;
  const factor = times === 1 ? '' : `${times} × `;
  const sum = bottom === null ? top.sum : `${factor}${bracketed(top.sum)} / ${bracketed(bottom.sum)}`;
  return { year, value: (times * top.value) / (bottom?.value ?? 1), sum, operands };
}
