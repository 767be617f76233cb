import { contentKinds } from '../content-kind.ts';
import {
  beingValues,
  havingValues,
  isNaming,
  isOperator,
  type NamingOperator,
  type SearchOperator,
  searchOperators,
} from './operator.ts';
import type { SearchRange } from './search-language.types.ts';

/**
 * What can stand at the caret, in place of the range: operators, the values of one that are known, or names for one,
 * which the library knows by their beginning.
 */
type Completion = SearchRange &
  (
    | { type: 'operators'; operators: SearchOperator[] }
    | { type: 'values'; operator: SearchOperator; values: string[] }
    | { type: 'names'; operator: NamingOperator; prefix: string }
  );

const operatorValues: Partial<Record<SearchOperator, readonly string[]>> = {
  kind: contentKinds,
  theme: ['1', '2', '3', '4', '5', '6', '7'],
  age: ['<7d', '<30d', '<1y', '>1y'],
  has: havingValues,
  is: beingValues,
};

const lettersMax = 2_000;

/** Where the part of the search that the caret stands in begins: after a space or a bracket that no quote holds. */
function beginOf(text: string): number {
  let begin = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (/\s/u.test(sign) || sign === '(')) begin = at + 1;
  }
  return text.charAt(begin) === '-' ? begin + 1 : begin;
}

const startsWith = (name: string, typed: string): boolean => name.startsWith(typed.toLowerCase());

/** What can be completed where the caret stands; null where nothing can. */
export function completionsAt(text: string, caret: number): Completion | null {
  const before = text.slice(0, Math.max(0, Math.min(caret, lettersMax)));
  const from = beginOf(before);
  const typed = before.slice(from);
  const range = { from, to: before.length };
  const colon = typed.indexOf(':');
  if (colon < 0) {
    const operators = typed === '' ? [] : searchOperators.filter((name) => startsWith(name, typed));
    return operators.length === 0 ? null : { ...range, type: 'operators', operators };
  }
  const operator = typed.slice(0, colon).toLowerCase();
  if (!isOperator(operator)) return null;
  return completeValue(operator, typed.slice(colon + 1), { from: from + colon + 1, to: range.to });
}

function completeValue(operator: SearchOperator, typed: string, range: SearchRange): Completion | null {
  const isClosed = typed.length > 1 && typed.startsWith('"') && typed.endsWith('"');
  const prefix = typed.replaceAll('"', '');
  if (isClosed) return null;
  if (isNaming(operator)) return { ...range, type: 'names', operator, prefix: prefix.trim() };
  const values = (operatorValues[operator] ?? []).filter(
    (value) => value !== prefix && startsWith(value, prefix),
  );
  return values.length === 0 ? null : { ...range, type: 'values', operator, values };
}
