import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const touched = [operations.item.content, operations.item.library];
const freshen = (queries: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));

/** A change to an item by somebody who keeps the library; what shows the item is asked for again afterwards. */
export function useCurate<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => freshen(queries) });
}
