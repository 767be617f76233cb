import type { ContentKind, EntityType } from '@ecco/domain';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { inWords } from '../connection/list-query.ts';
import { entities } from '../entities/index.ts';
import { items } from '../items/index.ts';
import { showNames, shows } from '../shows/index.ts';
import { slugOf } from '../text/slug.ts';

/** Something that bears a name. `items`: how many are of it or name it. */
export type CalledSo = {
  type: 'item' | 'show' | EntityType;
  id: string;
  slug: string;
  name: string;
  kind: ContentKind | null;
  items: number;
};

const eachMax = 5;

/** Items, shows, people, organizations and places that are called exactly so, whatever the capitals. */
export async function findCalledSo(db: Db, text: string): Promise<CalledSo[]> {
  const name = text.replaceAll('\0', ' ').trim().toLowerCase();
  const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
  if (words.length === 0) return [];
  const query = sql`to_tsquery('simple', ${words.join(' & ')})`;
  const [named, ofShows, called] = await Promise.all([
    entitiesCalled(db, name),
    showsCalled(db, sql`${showNames(shows)} @@ ${query} and lower(${shows.name}) = ${name}`),
    itemsCalled(db, sql`${inWords(items.title)} = ${name}`),
  ]);
  return [...ofShows, ...named, ...called];
}

type Condition = ReturnType<typeof sql>;

async function itemsCalled(db: Db, condition: Condition): Promise<CalledSo[]> {
  const rows = await db
    .select({ id: items.id, slug: items.slug, name: items.title, kind: items.kind })
    .from(items)
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(and(condition, or(isNull(items.showId), isNull(shows.ignoredAt))))
    .orderBy(items.createdAt)
    .limit(eachMax);
  return rows.map((row) => ({ ...row, type: 'item', items: 1 }));
}

async function showsCalled(db: Db, condition: Condition): Promise<CalledSo[]> {
  const held = sql<number>`(select count(*)::int from items where items.show_id = shows.id)`;
  const rows = await db
    .select({ id: shows.id, slug: shows.slug, name: shows.name, items: held })
    .from(shows)
    .where(and(condition, isNull(shows.ignoredAt)))
    .limit(eachMax);
  return rows.map((row) => ({ ...row, type: 'show', kind: null }));
}

async function entitiesCalled(db: Db, name: string): Promise<CalledSo[]> {
  const held = sql<number>`(select count(*)::int from item_entities where item_entities.entity_id = entities.id)`;
  const rows = await db
    .select({ id: entities.id, type: entities.type, slug: entities.slug, name: entities.name, items: held })
    .from(entities)
    .where(and(inArray(entities.slug, [slugOf(name)]), sql`${held} > 0`))
    .limit(eachMax);
  return rows.map((row) => ({ ...row, kind: null }));
}
