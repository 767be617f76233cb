import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api.session.current(undefined, { signal }),
  staleTime: 5 * 60_000,
});

/** Who is looking. Undefined until known: show what everyone may do, never more. */
export const useSession = () => useQuery(sessionQuery).data;
