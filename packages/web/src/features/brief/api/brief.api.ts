import type { Brief } from '@ecco/contract';
import type { BriefPeriod } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** `from`: the first day where the period is custom; `to`: its last, as yyyy-mm-dd; today where it is left out. */
type BriefQuery = { uuid: string; from?: string | undefined; to?: string | undefined; period: BriefPeriod };

const briefQuery = (input: BriefQuery) =>
  operations.brief.read.queryOptions({ input, placeholderData: keepPreviousData });

/** A time of a list. */
export const useBrief = (query: BriefQuery) => useQuery(briefQuery(query));

/** Has the time that ends with a day read aloud; the brief of it has its recording from then on. */
export function useSpokenBrief(query: BriefQuery) {
  const queries = useQueryClient();
  const { queryKey } = briefQuery(query);
  return useMutation({
    mutationFn: (to: string) => api.brief.speak({ ...query, to }),
    onSuccess: (audio, to) =>
      queries.setQueryData(queryKey, (now): Brief | undefined => (now?.to === to ? { ...now, audio } : now)),
  });
}

/** The same as one Markdown file. */
export const useBriefMarkdown = () => useMutation(operations.brief.markdown.mutationOptions());
