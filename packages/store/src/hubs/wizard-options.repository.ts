import type { FollowType } from '@ecco/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/db.ts';
import { containing, inWords } from '../connection/list-query.ts';
import { organizationNames, organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { nameKey } from '../text/name-key.ts';
import { asPattern } from '../text/pattern.ts';

/** `words`: what a label or a ticker has in it, whatever the capitals; empty for all. */
export type WizardQuery = { words: string; limit: number };

/** Something that a list can follow; `id` and `slug` are of the organization or the person. */
export type WizardNode = {
  type: FollowType;
  id: string;
  slug: string;
  label: string;
  ticker: string | null;
  /** The organization that has the alias. */
  parent: string | null;
  detail: string | null;
};
export type WizardNodes = Record<FollowType, { nodes: WizardNode[]; count: number }>;

/** An organization that has an alias, and how it writes it. */
export type AliasBearer = { alias: string; organizationId: string; slug: string };

const nothing = sql<string | null>`null`;
/** Counted with the rows, so that names are looked through once. */
const total = sql<number>`(count(*) over ())::int`;

type Row = Omit<WizardNode, 'type'> & { total: number };
const counted = (rows: readonly Row[]) => ({
  nodes: rows.map(({ total: _total, ...node }) => node),
  count: rows[0]?.total ?? 0,
});

/** What begins with the words before what has them further on, and each by name. */
const prefixFirst = (label: PgColumn, words: string): SQL[] => [
  ...(words === '' ? [] : [sql`${label} collate "pg_c_utf8" not ilike ${`${asPattern(words)}%`}`]),
  inWords(label),
];

/** What lists can follow. */
export function createWizardOptions(db: Db) {
  const { id, slug, name, ticker, type } = organizations;

  async function organizationNodes({ words, limit }: WizardQuery) {
    const condition = and(isNull(organizations.deletedAt), containing(words, name, ticker));
    const rows = await db
      .select({ id, slug, label: name, ticker, parent: nothing, detail: sql<string | null>`${type}`, total })
      .from(organizations)
      .where(condition)
      .orderBy(...prefixFirst(name, words), id)
      .limit(limit);
    return counted(rows);
  }

  async function aliasNodes({ words, limit }: WizardQuery) {
    const label = organizationNames.name;
    const rows = await db
      .select({ id, slug, label, ticker, parent: sql<string | null>`${name}`, detail: nothing, total })
      .from(organizationNames)
      .innerJoin(organizations, eq(id, organizationNames.organizationId))
      .where(
        and(
          eq(organizationNames.form, 'alias'),
          isNull(organizations.deletedAt),
          containing(words, label, ticker),
        ),
      )
      .orderBy(...prefixFirst(label, words), id)
      .limit(limit);
    return counted(rows);
  }

  async function personNodes({ words, limit }: WizardQuery) {
    const condition = and(isNull(people.deletedAt), containing(words, people.name));
    const rows = await db
      .select({
        id: people.id,
        slug: people.slug,
        label: people.name,
        ticker: nothing,
        parent: nothing,
        detail: people.description,
        total,
      })
      .from(people)
      .where(condition)
      .orderBy(...prefixFirst(people.name, words), people.id)
      .limit(limit);
    return counted(rows);
  }

  return {
    /** What a list can follow with these words, by kind, and how many of each kind there are. */
    async wizardNodes(query: WizardQuery): Promise<WizardNodes> {
      const [orgs, aliases, persons] = await Promise.all([
        organizationNodes(query),
        aliasNodes(query),
        personNodes(query),
      ]);
      const typed = (
        kind: FollowType,
        { nodes, count }: { nodes: Omit<WizardNode, 'type'>[]; count: number },
      ) => ({
        nodes: nodes.map((node) => ({ ...node, type: kind })),
        count,
      });
      return {
        ORG: typed('ORG', orgs),
        ALIAS: typed('ALIAS', aliases),
        PERSON: typed('PERSON', persons),
      };
    },

    /** The organizations that have each of these aliases, by the alias as it is asked for; none where nobody has it. */
    async withAliases(aliases: readonly string[]): Promise<Map<string, AliasBearer[]>> {
      const keys = [...new Set(aliases.map(nameKey))].filter((key) => key !== '');
      if (keys.length === 0) return new Map();
      const rows = await db
        .select({ key: organizationNames.key, alias: organizationNames.name, organizationId: id, slug })
        .from(organizationNames)
        .innerJoin(organizations, eq(id, organizationNames.organizationId))
        .where(
          and(
            eq(organizationNames.form, 'alias'),
            isNull(organizations.deletedAt),
            sql`${organizationNames.key} = any(${sql.param(keys)}::text[])`,
          ),
        );
      const byKey = Map.groupBy(rows, ({ key }) => key);
      return new Map(
        aliases.map((alias) => [
          alias,
          (byKey.get(nameKey(alias)) ?? []).map(({ key: _key, ...bearer }) => bearer),
        ]),
      );
    },

    /** Which of these people are there. */
    async peopleAmong(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: people.id })
        .from(people)
        .where(and(sql`${people.id} = any(${sql.param([...ids])}::uuid[])`, isNull(people.deletedAt)));
      return new Set(rows.map((row) => row.id));
    },
  };
}
