// A question may say itself how its figure is worked out: then it is told so, or not at all.
import type { Formula, Term } from './formula.type.ts';
import { itemNames, statementItems } from './statement-items.ts';

/** What follows says how: "ROA is defined as: ...", "Define working capital as ...", "Calculate EBITDA using ...". */
const defines =
  /\bdefined? (?:\S+ ){0,8}?as\b|\b(?:calculated?|computed?) (?:\S+ ){1,5}?(?:as|using)\b|\(using\b/iu;
const longestDefinition = 240;

const termsOf = ({ over, less = [], under = [] }: Formula): Term[] => [...over, ...less, ...under];

/** A formula as a question defines it: means of two years only where it says so; null where it names other rows. */
function asDefined(formula: Formula, said: string): Formula | null {
  const named = itemNames.filter((item) => statementItems[item].asks.test(said));
  const own = new Set(termsOf(formula).map(({ item }) => item));
  if (!named.every((item) => own.has(item))) return null;
  const isAveraged = /\baverage\b/iu.test(said);
  const hasAverage = termsOf(formula).some((term) => term.as === 'average');
  if (isAveraged && !hasAverage) return null;
  const plain = (term: Term): Term =>
    term.as === 'average' && !isAveraged && named.includes(term.item) ? { item: term.item } : term;
  const { over, less, under } = formula;
  return {
    ...formula,
    over: over.map(plain),
    ...(less === undefined ? {} : { less: less.map(plain) }),
    ...(under === undefined ? {} : { under: under.map(plain) }),
  };
}

/** The formulas of which a question may ask, as it defines them where it does; null where none is as it says. */
export function definedFormulas(
  query: string,
  formulas: readonly Formula[],
): { formulas: readonly Formula[]; isDefined: boolean } | null {
  const found = defines.exec(query);
  if (found === null) return { formulas, isDefined: false };
  const said = query.slice(found.index + found[0].length, found.index + found[0].length + longestDefinition);
  const [definition = ''] = said.split(/[.?](?=\s|$)/u);
  const defined = formulas.flatMap((formula) => asDefined(formula, definition) ?? []);
  return defined.length === 0 ? null : { formulas: defined, isDefined: true };
}
