import { z } from 'zod';
import { PageQuery } from './pagination.schema.ts';

/**
 * What every list is asked with: a page, an order over all rows (`name`, or `-name` for the other way), and words
 * that a row must hold. `columns`: what it can be ordered by.
 */
export const listQuery = <const Column extends string>(columns: readonly Column[]) =>
  PageQuery.extend({
    sort: z.enum(columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`])).optional(),
    query: z.string().trim().max(200).optional().describe('Words that a row must hold'),
  });
