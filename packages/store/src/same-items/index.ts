import { ifAny, itemChanged, listChanged } from '../changes/change.ts';
import { defineNoun, definePart } from '../changes/noun.ts';
import { createJoinedItems } from './joined-item.repository.ts';
import { joinedItems, joinedRows } from './joined-item.table.ts';
import { createSameItems } from './same-item.repository.ts';

export type { AlikeItem } from './same-item.repository.ts';

export const sameItems = definePart({
  repository: createSameItems,
  access: {
    alike: 'reads',
    join: {
      changes: ({ lists }, { from, into }) => [
        itemChanged(from.id),
        itemChanged(into),
        ...lists.map(listChanged),
      ],
    },
  },
});

export const joinedItemsNoun = defineNoun({
  tables: { joinedItems, joinedRows },
  repository: createJoinedItems,
  access: {
    ofItem: 'reads',
    keeping: 'reads',
    apart: {
      changes: (separatedItem, { id, intoId }) =>
        ifAny(separatedItem, ({ lists }) => [
          itemChanged(id),
          itemChanged(intoId),
          ...lists.map(listChanged),
        ]),
    },
  },
});
