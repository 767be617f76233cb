import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { nameKey } from '../text/name-key.ts';
import { organizationNames, organizations } from './organization.table.ts';

type OrganizationNames = { name: string; aliases: readonly string[]; ticker: string | null };
/** Rows of one statement. */
const rowsAtOnce = 2_000;

type NameRow = typeof organizationNames.$inferInsert;

/** The rows of all that an organization is called by: what has no letter is no name, what says the same is said once. */
function nameRows(organizationId: string, { name, aliases, ticker }: OrganizationNames): NameRow[] {
  const own = { organizationId, form: 'name' as const, key: nameKey(name), name, position: 0 };
  const others = aliases.map((alias, position) => ({
    organizationId,
    form: 'alias' as const,
    key: nameKey(alias),
    name: alias,
    position,
  }));
  const reported = new Map(others.map((row) => [row.key, row]));
  reported.delete(own.key);
  const short =
    ticker === null ? [] : [{ ...own, form: 'ticker' as const, key: nameKey(ticker), name: ticker }];
  return [own, ...reported.values(), ...short].filter(({ key }) => key !== '');
}

/** Puts these in the place of all that organizations are called by. */
export async function writeNames(
  db: Db,
  all: readonly ({ id: string } & OrganizationNames)[],
): Promise<void> {
  const ids = all.map(({ id }) => id);
  await db.delete(organizationNames).where(inArray(organizationNames.organizationId, ids));
  const rows = all.flatMap(({ id, ...called }) => nameRows(id, called));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db.insert(organizationNames).values(rows.slice(start, start + rowsAtOnce));
}

/** The aliases of an organization beside its row, in their order. */
export const aliasesBeside = sql<string[]>`array(
  select ${organizationNames.name} from ${organizationNames}
  where ${organizationNames.organizationId} = ${organizations.id} and ${organizationNames.form} = 'alias'
  order by ${organizationNames.position})`;

/** The aliases of each of these organizations, in their order. */
export async function aliasesOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(organizationNames)
    .where(isOneOf(organizationNames.organizationId, ids))
    .orderBy(organizationNames.position);
  const result = new Map<string, string[]>();
  for (const { organizationId, form, name } of rows)
    if (form === 'alias') result.set(organizationId, [...(result.get(organizationId) ?? []), name]);
  return result;
}
