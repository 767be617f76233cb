import { type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../connection/is-one-of.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { listItems } from '../lists/index.ts';
import type { Holding } from './hub.types.ts';

/**
 * The ids (`item_id`) of the items that a hub holds, each once: those that are of an organization that it follows or about
 * it (D39; what only mentions it in passing is found by search), that name it by a followed alias, in which a followed
 * person speaks or is spoken of, and what was added by hand. Computed whenever it is asked for (D14).
 */
export function heldItems({ listId, organizationIds, personIds, aliasItemIds }: Holding): SQL {
  const parts = [
    ...(listId === null ? [] : [sql`select item_id from ${listItems} where list_id = ${listId}::uuid`]),
    ...(organizationIds.length === 0
      ? []
      : [
          sql`select item_id from ${itemOrganizations} where ${isOneOf(itemOrganizations.organizationId, organizationIds)}
            and relation in ('of', 'about') and unlinked_at is null`,
        ]),
    ...(personIds.length === 0
      ? []
      : [
          sql`select item_id from ${itemPeople} where ${isOneOf(itemPeople.personId, personIds)} and unlinked_at is null`,
        ]),
    ...(aliasItemIds.length === 0 ? [] : [sql`select unnest(${sql.param([...aliasItemIds])}::uuid[])`]),
  ];
  return parts.length === 0 ? sql`select null::uuid as item_id where false` : sql.join(parts, sql` union `);
}
