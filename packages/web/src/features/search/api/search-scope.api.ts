import type { SearchSort } from '@ecco/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';
import { widened } from './widened.ts';

/** Where a drawer searches. `service`: what the ids are of. */
export type SearchScope =
  | { of: 'item'; id: string }
  | { of: 'list'; uuid: string }
  | { of: 'organizations'; ids: readonly string[]; service?: 'kg' | 'pensionfund' };

type ScopedSearch = { query: string; sort: SearchSort; refused: readonly string[] };

/** What is found in a scope; a blank query asks nothing, and a new one begins with nothing. */
export function useSearchIn(scope: SearchScope, { query, sort, refused }: ScopedSearch) {
  const requested = { query, sort, ...widened(refused) };
  const isAsked = query !== '';
  const inItem = useQuery(
    operations.search.inside.queryOptions({
      input: isAsked && scope.of === 'item' ? { ...requested, id: scope.id } : skipToken,
    }),
  );
  const inList = useQuery(
    operations.search.list.queryOptions({
      input: isAsked && scope.of === 'list' ? { ...requested, uuid: scope.uuid } : skipToken,
    }),
  );
  const inOrganizations = useQuery(
    operations.search.organisations.queryOptions({
      input:
        isAsked && scope.of === 'organizations'
          ? { ...requested, org_ids: scope.ids.join(','), ...(scope.service && { type: scope.service }) }
          : skipToken,
    }),
  );
  return { item: inItem, list: inList, organizations: inOrganizations }[scope.of];
}
