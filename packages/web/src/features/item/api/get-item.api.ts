import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** An item of any kind by uuid or slug, with its show. */
export const itemQuery = (id: string) => operations.item.content.queryOptions({ input: { id } });

export const useItem = (id: string) => useQuery(itemQuery(id));
