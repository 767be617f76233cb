import type { Noun } from '../connection/noun.ts';
import { createEntitiesRepository } from './entity.repository.ts';
import { entities, itemEntities } from './entity.table.ts';

export type { ItemEntity } from './entity.repository.ts';
export { entities, itemEntities } from './entity.table.ts';
export type { CountedName, Named, NamesQuery } from './entity-places.repository.ts';

export const noun = {
  tables: { entities, itemEntities },
  repository: createEntitiesRepository,
} satisfies Noun;
