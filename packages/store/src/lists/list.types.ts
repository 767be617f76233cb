import type { lists } from './list.table.ts';

export type List = typeof lists.$inferSelect;
/** A list and how many items it holds. */
export type ListWithCount = { list: List; count: number };

export type NewList = {
  /** Null for a list that is nobody's. */
  ownerId: string | null;
  title: string;
  description: string | null;
  /** In the order of the list. */
  itemIds: readonly string[];
};

export type ListChanges = Partial<Pick<List, 'title' | 'description' | 'type' | 'category' | 'ownerId'>>;
