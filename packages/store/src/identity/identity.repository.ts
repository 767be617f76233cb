import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accounts, verifications } from '../accounts/index.ts';
import type { Clock, Db } from '../connection/db.ts';
import { identityQueryUnknown } from '../errors/store.errors.ts';
import { sessions } from '../sessions/index.ts';
import { users } from '../users/index.ts';

const tables = { user: users, account: accounts, session: sessions, verification: verifications } as const;

/** What the authentication library keeps, under the names that it gives it. */
export type IdentityModel = keyof typeof tables;
export type IdentityRecord = Record<string, unknown>;
export type IdentityCondition = { field: string; operator: string; value: unknown };
export type IdentityQuery = {
  where: readonly IdentityCondition[];
  limit?: number;
  offset?: number;
  sortBy?: { field: string; direction: 'asc' | 'desc' };
};
export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

const modelColumns = (model: IdentityModel): Record<string, PgColumn> => getTableColumns(tables[model]);
const tableOf = (model: IdentityModel): PgTable => tables[model];

/** What the table has a column for; the rest, such as the tokens of a provider, is not stored. */
function knownOf(model: IdentityModel, record: IdentityRecord): IdentityRecord {
  const columns = modelColumns(model);
  return Object.fromEntries(Object.entries(record).filter(([field]) => Object.hasOwn(columns, field)));
}

function fieldColumn(model: IdentityModel, field: string): PgColumn {
  const columns = modelColumns(model);
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw identityQueryUnknown(`${getTableName(tables[model])}.${field}`);
  return column;
}

const compare: Readonly<Record<string, (column: PgColumn, value: unknown) => SQL>> = {
  eq,
  ne,
  lt,
  lte,
  gt,
  gte,
  in: (column, value) => inArray(column, Array.isArray(value) ? value : []),
};

function conditionOf(model: IdentityModel, where: readonly IdentityCondition[]): SQL | undefined {
  return and(
    ...where.map(({ field, operator, value }) => {
      const isSo = Object.hasOwn(compare, operator) ? compare[operator] : undefined;
      if (!isSo) throw identityQueryUnknown(operator);
      return isSo(fieldColumn(model, field), value);
    }),
  );
}

/** The same for changes: without a condition they would mean everybody. */
function conditionOfSome(model: IdentityModel, where: readonly IdentityCondition[]): SQL | undefined {
  if (where.length === 0) throw identityQueryUnknown('everything');
  return conditionOf(model, where);
}

/**
 * Users, accounts, sessions and verifications as records of the authentication library: the operations it asks
 * for, and no more. Throws `identity.query_unknown` for what it should not ask.
 */
export function createIdentityRepository(db: Db, clock: Clock) {
  return {
    async create(model: IdentityModel, record: IdentityRecord): Promise<IdentityRecord> {
      const [row] = await db.insert(tableOf(model)).values(knownOf(model, record)).returning();
      return row ?? {};
    },

    async find(model: IdentityModel, query: IdentityQuery): Promise<IdentityRecord[]> {
      const { where, limit = 1, offset = 0, sortBy } = query;
      const order = sortBy
        ? [(sortBy.direction === 'asc' ? asc : desc)(fieldColumn(model, sortBy.field))]
        : [];
      return db
        .select()
        .from(tableOf(model))
        .where(conditionOf(model, where))
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
    },

    async count(model: IdentityModel, where: readonly IdentityCondition[]): Promise<number> {
      const [row] = await db.select({ count: count() }).from(tableOf(model)).where(conditionOf(model, where));
      return row?.count ?? 0;
    },

    /** Changes every match and gives the changed records. */
    async update(
      model: IdentityModel,
      where: readonly IdentityCondition[],
      changes: IdentityRecord,
    ): Promise<IdentityRecord[]> {
      return db
        .update(tableOf(model))
        .set(knownOf(model, changes))
        .where(conditionOfSome(model, where))
        .returning();
    },

    /** Removes every match and gives what was removed: to one caller only, however many ask at once. */
    async remove(model: IdentityModel, where: readonly IdentityCondition[]): Promise<IdentityRecord[]> {
      return db.delete(tableOf(model)).where(conditionOfSome(model, where)).returning();
    },

    /** Forgets verifications that nobody used in time. */
    async removeExpired(): Promise<void> {
      await db.delete(verifications).where(lte(verifications.expiresAt, clock()));
    },
  };
}
