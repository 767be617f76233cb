import type { SearchFilter, SearchNode } from '@ecco/domain/search-language';
import { sql } from 'drizzle-orm';
import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import { asPattern } from '../text/pattern.ts';
import { slugOf } from '../text/slug.ts';
import type { SpeakerDirectory, SpeakerNames } from './speaker-directory.ts';

/** So many organizations or people are listed; more are nearly all. */
const idsMax = 20_000;
const cacheMax = 20;

/** What the names of one search were found to be, each kind looked up once for all of its operators. */
export type LookedUpNames = {
  speakers: SpeakerNames;
  /** Ids among which all that the search names are; null where they are too many to be listed. */
  organizations: readonly string[] | null;
  people: readonly string[] | null;
};
export type LookUpNames = (clauses: readonly SearchNode[]) => Promise<LookedUpNames>;

/** The filters of a search, at whatever depth. */
const filtersIn = (nodes: readonly SearchNode[]): SearchFilter[] =>
  nodes.flatMap((node) => {
    if (node.type === 'filter') return [node.filter];
    if (node.type === 'not') return filtersIn([node.node]);
    return 'nodes' in node ? filtersIn(node.nodes) : [];
  });

const filterValues = (filters: readonly SearchFilter[], operator: SearchFilter['operator']): string[] => [
  ...new Set(filters.flatMap((filter) => (filter.operator === operator ? [String(filter.value)] : []))),
];

const nobody: SpeakerNames = { having: () => [] };

/** Parts of names as patterns of `ilike any`. */
export const patternsOf = (parts: readonly string[]): string[] => parts.map((part) => `%${asPattern(part)}%`);

/** Looks up what the operators of a search name, so that no statement goes through all names once for each of them. */
export function createNameLookup(db: Db, changes: Changes, directory: SpeakerDirectory): LookUpNames {
  const retained = new Map<string, readonly string[]>();
  changes.subscribe(['item.changed'], () => retained.clear());

  async function idsOf(
    type: 'organisation' | 'person',
    values: readonly string[],
  ): Promise<readonly string[] | null> {
    if (values.length === 0) return [];
    const key = JSON.stringify([type, values]);
    const ids = retained.get(key) ?? (await readIds(db, type, values));
    if (ids.length > idsMax) return null;
    if (retained.size >= cacheMax) retained.clear();
    retained.set(key, ids);
    return ids;
  }

  return async (clauses) => {
    const filters = filtersIn(clauses);
    const speakers = filterValues(filters, 'speaker');
    const [names, organizations, people] = await Promise.all([
      speakers.length === 0 ? nobody : directory.names(),
      idsOf('organisation', filterValues(filters, 'org')),
      idsOf('person', filterValues(filters, 'person')),
    ]);
    return { speakers: names, organizations, people };
  };
}

async function readIds(
  db: Db,
  type: 'organisation' | 'person',
  values: readonly string[],
): Promise<string[]> {
  const patterns = sql`${sql.param(patternsOf(values))}::text[]`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id from entities where type = ${type}
        and (name ilike any(${patterns}) or slug = any(${sql.param(values.map((value) => slugOf(value)))}::text[]))
      union
      select entity_id from item_entities join entities on entities.id = entity_id
        where type = ${type} and (item_entities.name ilike any(${patterns})
          or (aliases <> '{}' and lower(aliases::text)::text[] && ${sql.param(values.map((value) => value.toLowerCase()))}::text[]))
    ) found limit ${idsMax + 1}`);
  return rows.map(({ id }) => id);
}
