import type { EntityChanges, NewConnection, OrganizationChange } from '@ecco/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** An organization as its keepers see it. */
export const useManaged = (id: string, mayManage: boolean) =>
  useQuery(
    operations.graph.read.queryOptions({
      input: { id },
      enabled: mayManage,
      select: ({ organization }) => organization,
    }),
  );

/** Everything that an organization is connected to. */
export const useConnections = (id: string) =>
  useQuery(
    operations.graph.connections.queryOptions({
      input: { id },
      select: ({ connections }) => connections,
    }),
  );

const touched = [
  operations.graph.read,
  operations.graph.connections,
  operations.organisation.find,
  operations.person.find,
  operations.person.items,
  operations.candidate.list,
];
const freshen = (queries: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));

/** A change to an organization; what shows it is asked for again afterwards. */
function useManage<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => freshen(queries) });
}

export const useSaveDetails = (id: string) =>
  useManage(async (change: OrganizationChange) => (await api.graph.update({ id, ...change })).organization);

export const useConnect = (id: string) =>
  useManage((connection: NewConnection) => api.graph.connect({ id, ...connection }));

export const useDisconnect = (id: string) =>
  useManage((connectionId: string) => api.graph.disconnect({ id, connectionId }));

export const useAddPerson = (org: string) =>
  useManage((person: { name: string; title: string }) => api.graph.addMember({ org, ...person }));

export const useRemovePerson = (org: string) =>
  useManage((slug: string) => api.graph.removeMember({ org, slug }));

export const useSaveEntityChanges = (org: string) =>
  useManage((changes: EntityChanges['changes']) => api.graph.saveEntityChanges({ org, changes }));

type EntityChangesBack = { changes: EntityChanges['changes']; candidates: string[] };

/** Takes saved changes of a person back; what somebody decided otherwise meanwhile stays so. */
export const useTakeEntityChangesBack = (org: string) =>
  useManage(async ({ changes, candidates }: EntityChangesBack) => {
    if (candidates.length > 0) await api.candidate.undo({ candidate_ids: candidates });
    if (changes.length > 0) await api.graph.saveEntityChanges({ org, changes });
  });
