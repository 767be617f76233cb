import type { UserListConfig } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { playlist } from '../../../player/queue/playlist.store.ts';
import { followingQuery } from '../../../session/get-following.api.ts';
import { sessionQuery } from '../../../session/get-session.api.ts';

/** Saves what was chosen; afterwards the session says that the person has been through the wizard, and today's list is theirs. */
export function useSaveUserList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (config: UserListConfig) => api.onboarding.saveUserList(config),
    onSuccess: ({ list }, config) => {
      playlist.getState().configure(config);
      playlist.getState().open({ name: list.title, id: list.uuid });
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void queries.invalidateQueries({ queryKey: followingQuery.queryKey });
      void queries.invalidateQueries({ queryKey: operations.list.daily.queryKey() });
    },
  });
}
