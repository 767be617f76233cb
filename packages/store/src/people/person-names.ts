import { and, eq, inArray } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { nameKey } from '../text/name-key.ts';
import { personNames } from './person.table.ts';

/** Puts these in the place of all that a person is called by. */
export async function writeNames(
  db: Db,
  personId: string,
  { name, aliases }: { name: string; aliases: readonly string[] },
): Promise<void> {
  await db.delete(personNames).where(eq(personNames.personId, personId));
  const own = { personId, form: 'name' as const, key: nameKey(name), name, position: 0 };
  const others = new Map(
    aliases.map((alias, position) => {
      const key = nameKey(alias);
      return [key, { personId, form: 'alias' as const, key, name: alias, position }];
    }),
  );
  others.delete(own.key);
  const rows = [own, ...others.values()].filter(({ key }) => key !== '');
  for (const batch of batchesOf(rows)) await db.insert(personNames).values(batch);
}

/** The aliases of each of these people, in their order. */
export async function aliasesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(personNames)
    .where(and(inArray(personNames.personId, [...ids]), eq(personNames.form, 'alias')))
    .orderBy(personNames.position);
  const result = new Map<string, string[]>();
  for (const { personId, name } of rows) result.set(personId, [...(result.get(personId) ?? []), name]);
  return result;
}
