import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { randomSlug, slugOf } from '../text/slug.ts';
import { users } from '../users/index.ts';
import { type ListConfig, listItems, lists } from './list.table.ts';
import type { List } from './list.types.ts';

export type OnboardingList = {
  ownerId: string;
  title: string;
  config: ListConfig;
  /** In the order of the list. */
  itemIds: readonly string[];
};

export function createOnboardingLists(db: Db, clock: Clock) {
  async function replaceItems(listId: string, itemIds: readonly string[]): Promise<void> {
    await db.delete(listItems).where(eq(listItems.listId, listId));
    if (itemIds.length === 0) return;
    const addedAt = clock();
    await db
      .insert(listItems)
      .values(itemIds.map((itemId, position) => ({ listId, itemId, position, addedAt })));
  }

  async function findOnboardingList(ownerId: string): Promise<List | null> {
    const [row] = await db
      .select()
      .from(lists)
      .where(and(eq(lists.ownerId, ownerId), eq(lists.type, 'onboarding')));
    return row ?? null;
  }

  /** Keeps the uuid and the slug of the list there was, so that links to it stay good. */
  async function putOnboardingList({ ownerId, title, config }: OnboardingList): Promise<List> {
    const now = clock();
    const known = await findOnboardingList(ownerId);
    const changes = { title, config, updatedAt: now };
    const [row] = known
      ? await db.update(lists).set(changes).where(eq(lists.id, known.id)).returning()
      : await db
          .insert(lists)
          .values({
            ...changes,
            id: randomUUID(),
            slug: randomSlug(slugOf(title)),
            ownerId,
            type: 'onboarding',
            createdAt: now,
          })
          .returning();
    if (!row) throw new Error('unreachable: the owner is locked, so the list cannot go meanwhile');
    return row;
  }

  return {
    findOnboardingList,

    /**
     * Puts this in the place of the owner's onboarding list. Call it inside a transaction: the owner's row is locked,
     * so that two savings at once leave one list.
     */
    async replaceOnboardingList(list: OnboardingList): Promise<List> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, list.ownerId)).for('update');
      const stored = await putOnboardingList(list);
      await replaceItems(stored.id, list.itemIds);
      return stored;
    },
  };
}
