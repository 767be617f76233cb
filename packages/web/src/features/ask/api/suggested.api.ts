import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const shownMost = 4;

/** Questions that the library can answer. */
export const useSuggestedQuestions = () =>
  useQuery(
    operations.ask.suggested.queryOptions({
      input: {},
      select: ({ questions }) => questions.slice(0, shownMost),
      staleTime: 5 * 60_000,
    }),
  );
