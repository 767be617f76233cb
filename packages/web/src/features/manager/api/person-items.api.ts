import { limits } from '@ecco/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Where a person speaks, a page of a few. */
export const usePersonItems = (identifier: string, page: number, isShown: boolean) =>
  useQuery(
    operations.person.items.queryOptions({
      input: { identifier, relation: 'spoke', page, per_page: limits.connectionsShown },
      enabled: isShown,
      placeholderData: keepPreviousData,
    }),
  );
