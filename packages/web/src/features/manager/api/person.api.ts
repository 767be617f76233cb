import type { ConnectionChange, NewConnection, PersonChange } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** A person by id, slug, or a slug of before. */
export const useManagedPerson = (identifier: string) =>
  useQuery(
    operations.person.find.queryOptions({
      input: { identifier, per_page: 1 },
      select: ({ person }) => person,
      retry: false,
    }),
  );

/** A change of a person; whatever shows them is asked for again, which nobody waits for. */
function usePeople<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => void queries.invalidateQueries() });
}

export const useSavePerson = (id: string) =>
  usePeople(async (change: PersonChange) => (await api.graph.updatePerson({ id, ...change })).person);

/** `id`: the organization at which somebody is. */
type AtOrganization = { id: string };
export const useAddPlace = () =>
  usePeople((place: NewConnection & AtOrganization) => api.graph.connect(place));
export const useChangePlace = () =>
  usePeople((place: ConnectionChange & AtOrganization & { connectionId: string }) =>
    api.graph.changeConnection(place),
  );
export const useRemovePlace = () =>
  usePeople((place: AtOrganization & { connectionId: string }) => api.graph.disconnect(place));
