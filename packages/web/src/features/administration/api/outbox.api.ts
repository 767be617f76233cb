import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** A page of the mails, newest first. */
export const useOutbox = (page: number) =>
  useQuery(
    operations.administration.outbox.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
