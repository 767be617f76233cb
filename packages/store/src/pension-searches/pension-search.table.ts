import type { PensionSearch } from '@ecco/domain';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';

/** Which funds each person wants to see. */
export const pensionSearches = pgTable('pension_searches', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  filter: jsonb().$type<PensionSearch>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
