import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** All that is kept of a person, as a text. */
export const userData = async (uuid: string): Promise<string> =>
  JSON.stringify(await api.administration.exportUser({ uuid }), null, 2);

/** Deletes a person, whose address was typed. */
export function useDeleteUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (person: { uuid: string; email: string }) => api.administration.deleteUser(person),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.administration.users.key() }),
  });
}
