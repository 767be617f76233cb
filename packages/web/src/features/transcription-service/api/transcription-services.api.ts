import type {
  NewTranscriptionService,
  TranscriptionServiceChange,
  TranscriptionServices,
} from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const key = operations.transcriptionService.list.key();

/** While a test is under way its end is looked for so often; otherwise whether services still work, in ms. */
const [testingEveryMs, usuallyEveryMs] = [1_500, 30_000];

/** All services, in the order in which they are used. */
export const useTranscriptionServices = () =>
  useQuery(
    operations.transcriptionService.list.queryOptions({
      refetchInterval: ({ state: { data } }) =>
        data?.services.some(({ testing_since }) => testing_since !== null) ? testingEveryMs : usuallyEveryMs,
    }),
  );

type ServiceTask =
  | { task: 'add'; settings: NewTranscriptionService }
  | { task: 'update'; id: string; settings: TranscriptionServiceChange }
  | { task: 'test' | 'remove' | 'restore'; id: string }
  | { task: 'enable'; id: string; enabled: boolean }
  | { task: 'arrange'; ids: string[] };

function run(task: ServiceTask): Promise<TranscriptionServices> {
  const { transcriptionService } = api;
  switch (task.task) {
    case 'add':
      return transcriptionService.add(task.settings);
    case 'update':
      return transcriptionService.update({ ...task.settings, id: task.id });
    case 'test':
      return transcriptionService.test({ id: task.id });
    case 'remove':
      return transcriptionService.remove({ id: task.id });
    case 'restore':
      return transcriptionService.restore({ id: task.id });
    case 'enable':
      return transcriptionService.enable({ id: task.id, enabled: task.enabled });
    case 'arrange':
      return transcriptionService.arrange({ ids: task.ids });
  }
}

/** Changes or tests services, and refreshes the list. */
export function useServiceTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
