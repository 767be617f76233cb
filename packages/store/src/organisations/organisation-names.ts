import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { nameKey } from '../text/name-key.ts';
import { organisationNames, organisations } from './organisation.table.ts';

type Called = { name: string; aliases: readonly string[]; ticker: string | null };
/** Rows of one statement. */
const rowsAtOnce = 2_000;

type NameRow = typeof organisationNames.$inferInsert;

/** The rows of all that an organisation is called by: what has no letter is no name, what says the same is said once. */
function rowsOf(organisationId: string, { name, aliases, ticker }: Called): NameRow[] {
  const own = { organisationId, form: 'name' as const, key: nameKey(name), name, position: 0 };
  const others = aliases.map((alias, position) => ({
    organisationId,
    form: 'alias' as const,
    key: nameKey(alias),
    name: alias,
    position,
  }));
  const told = new Map(others.map((row) => [row.key, row]));
  told.delete(own.key);
  const short =
    ticker === null ? [] : [{ ...own, form: 'ticker' as const, key: nameKey(ticker), name: ticker }];
  return [own, ...told.values(), ...short].filter(({ key }) => key !== '');
}

/** Puts these in the place of all that organisations are called by. */
export async function writeNames(db: Db, all: readonly ({ id: string } & Called)[]): Promise<void> {
  const ids = all.map(({ id }) => id);
  await db.delete(organisationNames).where(inArray(organisationNames.organisationId, ids));
  const rows = all.flatMap(({ id, ...called }) => rowsOf(id, called));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db.insert(organisationNames).values(rows.slice(start, start + rowsAtOnce));
}

/** The aliases of an organisation beside its row, in their order. */
export const aliasesBeside = sql<string[]>`array(
  select ${organisationNames.name} from ${organisationNames}
  where ${organisationNames.organisationId} = ${organisations.id} and ${organisationNames.form} = 'alias'
  order by ${organisationNames.position})`;

/** The aliases of each of these organisations, in their order. */
export async function aliasesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(organisationNames)
    .where(isOneOf(organisationNames.organisationId, ids))
    .orderBy(organisationNames.position);
  const found = new Map<string, string[]>();
  for (const { organisationId, form, name } of rows)
    if (form === 'alias') found.set(organisationId, [...(found.get(organisationId) ?? []), name]);
  return found;
}
