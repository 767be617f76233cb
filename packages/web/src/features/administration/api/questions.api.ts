import type { QuestionFilter, questionColumns } from '@ecco/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

type Column = (typeof questionColumns)[number];
/** Which questions are shown, and in which order. */
type QuestionsAsked = {
  page: number;
  filter: QuestionFilter;
  query?: string | undefined;
  sort?: Column | `-${Column}` | undefined;
};

/** A page of the questions that people asked. */
export const useQuestions = (asked: QuestionsAsked) =>
  useQuery(
    operations.ask.asked.queryOptions({ input: asked, placeholderData: keepPreviousData, staleTime: 0 }),
  );
