import type { GraphNode } from '@ecco/contract';
import { limits } from '@ecco/contract';
import type { NodeType } from '@ecco/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const none: GraphNode[] = [];

/** What of a type is called so, once three letters are typed. A search that fails finds nothing, and says nothing. */
export function useNodesCalled(type: NodeType, words: string) {
  const isAsked = words.length >= limits.nodeQueryMin;
  const query = useQuery(
    operations.graph.searchNodes.queryOptions({
      input: isAsked ? { type, query: words } : skipToken,
      select: ({ nodes }) => nodes,
    }),
  );
  return { nodes: isAsked ? (query.data ?? none) : none, isSearching: isAsked && query.isPending };
}
