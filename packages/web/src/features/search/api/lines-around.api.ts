import { limits } from '@ecco/contract';
import { matchQuery, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** `before` and `after`: how many lines around it. */
type LinesRequest = { id: string; line: number; before: number; after: number };

/** The lines of an item around one of them; those before stay while more are on their way. */
export function useLinesAround({ id, line, before, after }: LinesRequest) {
  const from = Math.max(0, line - before);
  const limit = Math.min(limits.transcriptPageMax, line - from + after + 1);
  const sameItem = { queryKey: operations.item.transcript.key({ input: { id } }) };
  return useQuery({
    ...operations.item.transcript.queryOptions({ input: { id, from, limit } }),
    placeholderData: (lines, query) => (query && matchQuery(sameItem, query) ? lines : undefined),
  });
}
