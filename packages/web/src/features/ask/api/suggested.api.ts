import { skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const shownMost = 4;
const lasting = { staleTime: 5 * 60_000 };

/** The sample questions of which the library has something. */
export const useAnswerableSamples = () =>
  useQuery(operations.ask.suggested.queryOptions({ select: ({ samples }) => samples, ...lasting }));

/** Questions that the library can answer. */
export const useSuggestedQuestions = (enabled = true) =>
  useQuery(
    operations.ask.suggested.queryOptions({
      select: ({ questions }) => questions.slice(0, shownMost),
      enabled,
      ...lasting,
    }),
  );

/** Questions that an item can answer; null: of none. */
export const useQuestionsOfItem = (id: string | null) =>
  useQuery(
    operations.ask.suggestedOfItem.queryOptions({
      input: id === null ? skipToken : { id },
      select: ({ questions }) => questions,
      ...lasting,
    }),
  );
