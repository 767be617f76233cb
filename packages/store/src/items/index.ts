import { ifAny, itemChanged, partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createItemsRepository } from './item.repository.ts';
import { items } from './item.table.ts';
import { itemAliases } from './item-alias.table.ts';
import { moveMakers } from './older-items.ts';

export { boundItem, boundItems, itemBounds, type RefusedItem } from './item.bounds.ts';
export { isUnreadable, items, lengthOf, newestDated } from './item.table.ts';
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
export { itemAliases } from './item-alias.table.ts';
export type { Corrections } from './item-corrections.repository.ts';
export { itemOfRow } from './item-row.ts';
export { itemNames, itemWords } from './item-words.ts';
export { newestOfShowFirst, type ShowSize } from './items-of-show.repository.ts';

export const itemsNoun = defineNoun({
  tables: { items, itemAliases },
  restored: moveMakers,
  repository: createItemsRepository,
  access: {
    newestOfShows: 'reads',
    mergeMeta: { changes: (isFound, id) => (isFound ? [partOfItemChanged(id)] : []) },
    noteMaker: { changes: (found, id) => (found ? [partOfItemChanged(id)] : []) },
    correct: { changes: (item) => ifAny(item, ({ id }) => [partOfItemChanged(id)]) },
    ofShow: 'reads',
    transcribedOfShow: 'reads',
    sizeOfShow: 'reads',
    insertOrFind: { changes: ({ item, created }) => (created ? [itemChanged(item.id)] : []) },
    insertMany: { changes: (created) => created.map(({ id }) => itemChanged(id)) },
    findSame: 'reads',
    knownGuids: 'reads',
    findById: 'reads',
    find: 'reads',
    findByCanonicalUrl: 'reads',
    findByIds: 'reads',
    library: 'reads',
    kept: 'reads',
    madeByOthers: 'reads',
    countReadByOlder: 'reads',
    readByOlder: 'reads',
    awaiting: 'reads',
    uploadsInUse: 'reads',
    countByStatus: 'reads',
    waitingOf: 'reads',
    bringTurnsForward: { silent: 'changes the order of work, which nobody holds a copy of' },
    update: { changes: (item) => ifAny(item, ({ id }) => [partOfItemChanged(id)]) },
    remove: { changes: (_, id) => [itemChanged(id)] },
  },
});
