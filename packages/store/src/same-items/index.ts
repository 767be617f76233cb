import { itemChanged, listChanged } from '../changes/change.ts';
import { definePart } from '../changes/noun.ts';
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
