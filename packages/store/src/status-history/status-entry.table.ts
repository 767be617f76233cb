import { statuses } from '@ecco/domain';
import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';

export const statusHistory = pgTable(
  'status_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    run: integer().notNull(),
    stage: text(),
    status: text({ enum: statuses }).notNull(),
    message: text(),
    at: moment('at').notNull(),
  },
  (table) => [index('status_history_item').on(table.itemId, table.id)],
);
