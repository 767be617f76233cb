import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createEntitiesRepository } from './entity.repository.ts';
import { entities, itemEntities } from './entity.table.ts';

export type { ItemEntity } from './entity.repository.ts';
export { entities, itemEntities } from './entity.table.ts';
export type { CountedName, NamesQuery } from './entity-places.repository.ts';

export const entitiesNoun = defineNoun({
  tables: { entities, itemEntities },
  repository: createEntitiesRepository,
  access: {
    find: 'reads',
    itemIdsNaming: 'reads',
    itemsNaming: 'reads',
    mostNamed: 'reads',
    ofItem: 'reads',
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
  },
});
