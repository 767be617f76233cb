import type { NewVoiceDecision } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Voices of an item that sound like somebody who is named elsewhere, and what was decided of them. */
export const useVoices = (id: string) => useQuery(operations.voice.list.queryOptions({ input: { id } }));

const shown = [
  operations.voice.list,
  operations.item.content,
  operations.item.transcript,
  operations.item.library,
];

/** Reloads what shows who speaks. */
function useVoiceRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));
}

export const useDecideOnVoice = (id: string) =>
  useMutation({
    mutationFn: (decision: NewVoiceDecision) => api.voice.decide({ id, ...decision }),
    onSuccess: useVoiceRefresh(),
  });

export const useUndoDecision = (id: string) =>
  useMutation({
    mutationFn: (decision: string) => api.voice.undo({ id, decision }),
    onSuccess: useVoiceRefresh(),
  });

/** How many voices are known by their sound. */
export const useStoredVoices = () => useQuery(operations.voice.stored.queryOptions());

export function useForgetVoices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.voice.forget(),
    onSuccess: () =>
      Promise.all(
        [operations.voice.stored, operations.voice.list].map((operation) =>
          queries.invalidateQueries({ queryKey: operation.key() }),
        ),
      ),
  });
}
