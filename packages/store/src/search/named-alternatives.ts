import { isNaming, type NamingOperator, type SearchNode } from '@ecco/domain/search-language';

/** Operators that name something, by operator, and what else stands beside them. */
type NamedAlternatives = { named: ReadonlyMap<NamingOperator, string[]>; others: SearchNode[] };

/** Takes the names out of what stands side by side, so that a dozen of them is one condition. */
export function namedAlternatives(
  nodes: readonly SearchNode[],
  operators: readonly NamingOperator[],
): NamedAlternatives {
  const named = new Map<NamingOperator, string[]>();
  const others = nodes.filter((node) => {
    if (node.type !== 'filter') return true;
    const { operator, value } = node.filter;
    if (!isNaming(operator) || !operators.includes(operator)) return true;
    named.set(operator, [...(named.get(operator) ?? []), String(value)]);
    return false;
  });
  return { named, others };
}
