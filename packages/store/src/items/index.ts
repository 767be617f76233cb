import type { Noun } from '../connection/noun.ts';
import { createItemsRepository } from './item.repository.ts';
import { items } from './item.table.ts';

export { boundItem, boundItems, itemBounds, type RefusedItem } from './item.bounds.ts';
export { dateOf, items } from './item.table.ts';
export {
  type Item,
  type ItemDetails,
  ItemMeta,
  type ItemWithShow,
  type LibraryPage,
  type LibraryQuery,
  type NewItem,
  type Restart,
  type StageCommit,
  type StatusReport,
} from './item.types.ts';
export { itemOfRow } from './item-row.ts';
export { itemNames, itemWords } from './item-words.ts';
export { newestOfShowFirst, type ShowSize } from './items-of-show.repository.ts';

export const noun = {
  tables: { items },
  repository: createItemsRepository,
} satisfies Noun;
