import type { Manner, Scale } from './figure-plan.ts';
import type { Formula, Measure, Term } from './formula.type.ts';
import { statementItems } from './statement-items.ts';

const wordsOf = ({ item, as }: Term): string => {
  const { name } = statementItems[item];
  if (as === 'average') return `average ${name}`;
  return as === 'change' ? `change in ${name}` : name;
};

function sumWords(added: readonly Term[], taken: readonly Term[]): string {
  const words = [added.map(wordsOf).join(' + '), ...taken.map(wordsOf)].join(' − ');
  return added.length + taken.length > 1 ? `(${words})` : words;
}

const capital = (text: string): string =>
  text.replace(/^(\(?)(\p{Ll})/u, (_, open: string, letter: string) => `${open}${letter.toUpperCase()}`);

/** What a formula works out, in plain words: "Capital expenditure / revenue". */
export function formulaWords({ over, less = [], under, times }: Formula): string {
  const factor = times === undefined ? '' : `${times} × `;
  if (under !== undefined) return capital(`${factor}${sumWords(over, less)} / ${sumWords(under, [])}`);
  return capital([over.map(wordsOf).join(' + '), ...less.map(wordsOf)].join(' − '));
}

const worth: Record<Scale, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

const written = (value: number, least: number, most: number): string => {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return value < 0 && /[1-9]/u.test(text) ? `−${text}` : text;
};

/** Less is told with two decimals. */
const few = 10;

/** Money in a scale with its sign: "$5,818 million"; `decimals` at most. */
export function moneyWords(
  value: number,
  { scale, currency, decimals }: { scale: Scale; currency: string; decimals: number | null },
): string {
  const count = value / worth[scale];
  const amount = written(count, 0, decimals ?? (Math.abs(count) < few ? 2 : 1));
  return amount.startsWith('−') ? `−${currency}${amount.slice(1)} ${scale}` : `${currency}${amount} ${scale}`;
}

/** Decimals where nobody asks for others. */
const usual: Record<Exclude<Measure, 'money'>, number> = { share: 1, times: 2, days: 1 };

/** A result as it is asked for: a share in percent, or as a ratio where decimals and no percent are asked for. */
export function resultWords(value: number, measure: Exclude<Measure, 'money'>, manner: Manner): string {
  const decimals = manner.decimals ?? usual[measure];
  if (measure === 'days') return `${written(value, decimals, decimals)} days`;
  if (measure === 'times' || (manner.decimals !== null && !manner.isPercent))
    return written(value, decimals, decimals);
  return `${written(value * 100, decimals, decimals)}%`;
}
