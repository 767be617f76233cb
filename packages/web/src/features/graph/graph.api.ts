import { type GraphPoint, limits, type Neighbors } from '@ecco/contract';
import type { PointKind } from '@ecco/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../api/client.ts';
import { operations } from '../../api/operations.ts';
import { drawnOf } from './graph.types.ts';

/** What of a graph is asked for. Days as yyyy-mm-dd. */
export type GraphQuery = { kinds: PointKind[]; from?: string; until?: string };

/** The graph around an organization: what stands beside it at first, and what is added by expanding points. */
export function useGraph(organization: string, graphQuery: GraphQuery) {
  const first = useQuery(
    operations.graph.neighbors.queryOptions({
      input: { ...graphQuery, kind: 'organization', id: organization, limit: limits.graphPointsFirst },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const [added, setAdded] = useState<readonly Neighbors[]>([]);
  const drawn = useMemo(() => (first.data ? drawnOf([first.data, ...added]) : null), [first.data, added]);
  const expand = useMutation({
    mutationFn: ({ kind, id }: Pick<GraphPoint, 'kind' | 'id'>) =>
      api.graph.neighbors({
        ...{ ...graphQuery, kind, id, limit: limits.graphPointsMore },
        known: [...(drawn?.points.keys() ?? [])],
      }),
    onSuccess: (answer) => setAdded((before) => [...before, answer]),
  });
  return { first, drawn, expand };
}
