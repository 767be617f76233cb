import {
  ifAny,
  itemChanged,
  listChanged,
  meetingChanged,
  organizationChanged,
  personChanged,
} from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createDeletedItemsRepository, type ItemPlaces } from './deleted-item.repository.ts';
import { deletedItems, deletedRows } from './deleted-item.table.ts';

export type { DeletedItem, ItemPlaces } from './deleted-item.repository.ts';
export { deletedItems, deletedRows } from './deleted-item.table.ts';
export { layAside, putBack } from './retained-rows.ts';

const changed = (shown: ItemPlaces | null, id: string) =>
  ifAny(shown, ({ lists, meetings, organizations, people }) => [
    itemChanged(id),
    ...lists.map(listChanged),
    ...meetings.map(meetingChanged),
    ...organizations.map(organizationChanged),
    ...people.map(personChanged),
  ]);

export const deletedItemsNoun = defineNoun({
  tables: { deletedItems, deletedRows },
  repository: createDeletedItemsRepository,
  access: {
    take: { changes: changed },
    bringBack: { changes: changed },
    find: 'reads',
    page: 'reads',
    keeping: 'reads',
    holdsFile: 'reads',
    removeExpired: { silent: 'Nobody was shown what had been deleted before.' },
  },
});
