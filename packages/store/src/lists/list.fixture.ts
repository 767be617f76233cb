import { randomUUID } from 'node:crypto';
import type { Item, NewItem } from '../items/item.types.ts';
import type { Store } from '../store.ts';

export async function addPerson(store: Store): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const person = { email, firstName: 'A', lastName: 'Reader', passwordHash: 'hash' };
  const user = await store.transaction((tx) => tx.accounts.addPerson(person));
  return user?.id ?? '';
}

/** Items of one title with a number each, so many as asked. */
export async function addItems(
  store: Store,
  title: string,
  count: number,
  details: Partial<NewItem> = {},
): Promise<Item[]> {
  const numbered = (_: unknown, index: number) => ({
    kind: 'episode' as const,
    title: `${title} ${index + 1}`,
    nextStage: null,
    ...details,
  });
  return store.items.insertMany(Array.from({ length: count }, numbered));
}

export const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);
