import type { AnswerVerdict, QuestionFilter, questionColumns } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

type Column = (typeof questionColumns)[number];
/** Which questions are shown, and in which order. */
type QuestionsQuery = {
  page: number;
  filter: QuestionFilter;
  query?: string | undefined;
  sort?: Column | `-${Column}` | undefined;
};

/** A page of the questions that people asked. */
export const useQuestions = (questionsQuery: QuestionsQuery) =>
  useQuery(
    operations.ask.asked.queryOptions({
      input: questionsQuery,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** Decides of an answer for everybody: approved it is pinned, rejected it is removed, null takes that back. */
export function useDecision() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decided: { id: string; verdict: AnswerVerdict | null }) => api.ask.judge(decided),
    onSettled: () => queries.invalidateQueries({ queryKey: operations.ask.asked.key() }),
  });
}
