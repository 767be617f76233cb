import type { ShareLevel } from '@ecco/domain';
import type { lists } from './list.table.ts';

export type List = typeof lists.$inferSelect;
/** A list and how many items it holds. */
export type ListWithCount = { list: List; count: number };

/** The same of a list that is shared with somebody, and what they may do with it. */
export type SharedList = ListWithCount & { share: ShareLevel };

export type NewList = {
  /** Null for a list that is nobody's. */
  ownerId: string | null;
  title: string;
  description: string | null;
  /** In the order of the list. */
  itemIds: readonly string[];
  /** Made from the title when left out. */
  slug?: string;
  /** Not, where it is left out. */
  showInsights?: boolean;
  /** Whether whoever holds its link may open it; so, where it is left out. */
  isLinkShared?: boolean;
};

/** Whom a list is shared with: an address in lower case, and what it may do. */
export type ListShare = { email: string; level: ShareLevel };

export type ListChanges = Partial<
  Pick<List, 'title' | 'description' | 'type' | 'category' | 'ownerId' | 'showInsights'>
>;
