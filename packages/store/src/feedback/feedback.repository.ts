import { desc, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';
import { feedback } from './feedback.table.ts';
import { feedbackId } from './feedback-id.ts';

type Row = typeof feedback.$inferSelect;
export type NewFeedback = Pick<Row, 'itemId' | 'thumb' | 'text' | 'userId'>;
/** `by`: the e-mail address of who gave it; null for a visitor. */
export type Feedback = Row & {
  by: string | null;
  item: Pick<typeof items.$inferSelect, 'id' | 'slug' | 'kind' | 'title'>;
};

export function createFeedbackRepository(db: Db, clock: Clock) {
  return {
    /** A person's newer feedback on an item takes the place of the older; visitors are not told apart. */
    async save(given: NewFeedback): Promise<void> {
      const { thumb, text } = given;
      const at = clock();
      await db
        .insert(feedback)
        .values({ ...given, id: feedbackId(given.itemId, given.userId), at })
        .onConflictDoUpdate({ target: feedback.id, set: { thumb, text, at } });
    },

    /** Newest first, with the item it is about. */
    async page(page: Page): Promise<RowPage<Feedback>> {
      const rows = await db
        .select({
          given: feedback,
          by: users.email,
          item: { id: items.id, slug: items.slug, kind: items.kind, title: items.title },
        })
        .from(feedback)
        .innerJoin(items, eq(items.id, feedback.itemId))
        .leftJoin(users, eq(users.id, feedback.userId))
        .orderBy(desc(feedback.at), desc(feedback.id))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const total = await db.$count(feedback);
      return { rows: rows.map(({ given, by, item }) => ({ ...given, by, item })), total };
    },
  };
}
