import type { PutSubscription } from '@ecco/contract';
import type { WatchedKind } from '@ecco/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';

type WatchedSubject = { kind: WatchedKind; id: string };

/** How the person is told of a thing; undefined until it is known, null where they are not. */
export function useSubscription(watched: WatchedSubject) {
  const enabled = isSignedIn(useSession());
  return useQuery({ ...operations.subscription.find.queryOptions({ input: watched }), enabled });
}

/** All that the person is told of. */
export const useSubscriptions = () => useQuery(operations.subscription.list.queryOptions());

/** What follows from a change of subscriptions: the others, and what the next digest says. */
function useRefresh() {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: operations.subscription.key() }),
      queries.invalidateQueries({ queryKey: operations.alert.preview.key() }),
      queries.invalidateQueries({ queryKey: operations.alert.settings.key() }),
    ]);
  };
}

export function usePutSubscription() {
  const onSuccess = useRefresh();
  return useMutation({ mutationFn: (choice: PutSubscription) => api.subscription.put(choice), onSuccess });
}

export function useRemoveSubscription() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (watched: WatchedSubject) => api.subscription.remove(watched),
    onSuccess,
  });
}
