import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { shows } from '../shows/index.ts';

/** The categories under which a show's feed puts it. */
export const showTags = pgTable(
  'show_tags',
  {
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.showId, table.slug] }), index('show_tags_slug').on(table.slug)],
);
