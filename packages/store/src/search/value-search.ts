import type { NamingOperator } from '@ecco/domain/search-language';
import { and, countDistinct, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/db.ts';
import { entities, itemEntities } from '../entities/index.ts';
import { items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { asPattern } from '../text/pattern.ts';

/** A name, and how many items it is in. */
export type ValueMatch = { name: string; items: number };
export type ValueQuery = { operator: NamingOperator; prefix: string; limit: number };

/** A word of the name begins so. */
const begins = (name: PgColumn, prefix: string): SQL | undefined =>
  prefix === ''
    ? undefined
    : or(ilike(name, `${asPattern(prefix)}%`), ilike(name, `% ${asPattern(prefix)}%`));

/** The names that an operator may take, those in most items first; of speakers their directory knows. */
export const searchValues = (
  db: Db,
  operator: Exclude<NamingOperator, 'speaker'>,
  { prefix, limit }: ValueQuery,
): Promise<ValueMatch[]> =>
  operator === 'show'
    ? showValues(db, prefix, limit)
    : entityValues(db, { type: operator === 'org' ? 'organisation' : 'person', prefix, limit });

function showValues(db: Db, prefix: string, limit: number): Promise<ValueMatch[]> {
  const held = countDistinct(items.id);
  return db
    .select({ name: shows.name, items: held })
    .from(shows)
    .innerJoin(items, eq(items.showId, shows.id))
    .where(and(begins(shows.name, prefix), isNull(shows.ignoredAt)))
    .groupBy(shows.name)
    .orderBy(desc(held), shows.name)
    .limit(limit);
}

type EntityQuery = { type: 'organisation' | 'person'; prefix: string; limit: number };

function entityValues(db: Db, { type, prefix, limit }: EntityQuery): Promise<ValueMatch[]> {
  const held = countDistinct(itemEntities.itemId);
  return db
    .select({ name: entities.name, items: held })
    .from(entities)
    .innerJoin(itemEntities, eq(itemEntities.entityId, entities.id))
    .where(and(eq(entities.type, type), begins(entities.name, prefix)))
    .groupBy(entities.name)
    .orderBy(desc(held), entities.name)
    .limit(limit);
}
