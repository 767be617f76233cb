import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { loadChunk } from '../../../messages/i18n.ts';
import { flavor } from './widened.ts';

/** The terms of the flavor of our pages, with the words for them. Asked for once, when wanted first, and kept. */
export const useSuggestedTerms = (isWanted: boolean) => {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: operations.search.flavor.queryKey({ input: { name: flavor } }),
    queryFn: isWanted
      ? async ({ signal }) => {
          const [answer] = await Promise.all([
            api.search.flavor({ name: flavor }, { signal }),
            loadChunk(i18n, 'suggestions'),
          ]);
          return answer;
        }
      : skipToken,
    select: ({ terms }) => terms,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
};
