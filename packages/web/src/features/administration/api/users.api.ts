import type { AdminUser, UserChange } from '@ecco/contract';
import type { UserState, userColumns } from '@ecco/domain';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { everyPage } from '../../../api/every-page.ts';
import { failureOf } from '../../../api/failure.ts';
import { operations } from '../../../api/operations.ts';
import { sessionQuery } from '../../../session/get-session.api.ts';

const key = operations.administration.users.key();
const changing = operations.administration.updateUser.mutationKey();
type Users = Awaited<ReturnType<typeof api.administration.users>>;
type Change = { user: AdminUser; change: UserChange };

type Column = (typeof userColumns)[number];
/** Which users are shown, and in which order; what is left out chooses nothing. */
type UsersQuery = {
  page: number;
  query?: string | undefined;
  role?: AdminUser['role'] | undefined;
  state?: UserState | undefined;
  sort?: Column | `-${Column}` | undefined;
};

/** A page of the users that are asked for. */
export const useUsers = (usersQuery: UsersQuery) =>
  useQuery(
    operations.administration.users.queryOptions({ input: usersQuery, placeholderData: keepPreviousData }),
  );

/** All users that are asked for, page after page. */
export const allUsers = ({ page: _page, ...asked }: UsersQuery): Promise<AdminUser[]> =>
  everyPage(async (pageRequest) => {
    const { users: rows, pagination } = await api.administration.users({ ...asked, ...pageRequest });
    return { rows, pagination };
  });

/** The user as they are after a change. */
export function changedUser(user: AdminUser, { role, disabled, ...flags }: UserChange): AdminUser {
  return {
    ...user,
    role: role ?? user.role,
    disabled: disabled ?? user.disabled,
    flags: {
      health_hub: flags.health_hub ?? user.flags.health_hub,
      pe_hub: flags.pe_hub ?? user.flags.pe_hub,
    },
  };
}

const replaceUser = (queries: QueryClient, user: AdminUser) =>
  queries.setQueriesData<Users>(
    { queryKey: key },
    (page) => page && { ...page, users: page.users.map((one) => (one.uuid === user.uuid ? user : one)) },
  );

/** Changes a user: the rows show it at once, and show the earlier state again where the server refuses. */
export function useChangeUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changing,
    mutationFn: ({ user, change }: Change) => api.administration.updateUser({ uuid: user.uuid, ...change }),
    onMutate: async ({ user, change }) => {
      await queries.cancelQueries({ queryKey: key });
      replaceUser(queries, changedUser(user, change));
    },
    onError: (_error, { user }) => replaceUser(queries, user),
    onSuccess: async ({ user }) => {
      replaceUser(queries, user);
      // An administrator may have changed their own account.
      if (queries.getQueryData(sessionQuery.queryKey)?.user_profile?.uuid === user.uuid)
        await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

type Changes = { users: readonly AdminUser[]; change: UserChange };

/** Changes users one after the other, each an entry of its own in the audit log; gives how many, and why others not. */
export function useChangeUsers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ users, change }: Changes) => {
      const refused: string[] = [];
      let changed = 0;
      for (const { uuid } of users) {
        try {
          await api.administration.updateUser({ uuid, ...change });
          changed += 1;
        } catch (error) {
          refused.push(failureOf(error).message ?? '');
        }
      }
      return { changed, refused };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** The users on whom a change is under way. */
export function useUsersBeingChanged(): ReadonlySet<string> {
  const uuids = useMutationState<string | null>({
    filters: { mutationKey: changing, status: 'pending' },
    select: ({ state }) => uuidIn(state.variables),
  });
  return new Set(uuids.filter((uuid) => uuid !== null));
}

function uuidIn(variables: unknown): string | null {
  if (typeof variables !== 'object' || variables === null || !('user' in variables)) return null;
  const { user } = variables;
  if (typeof user !== 'object' || user === null || !('uuid' in user)) return null;
  return typeof user.uuid === 'string' ? user.uuid : null;
}
