import { edgeTypes, linkRelations } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { ofOrganization } from '../organizations/index.ts';
import { people } from '../people/index.ts';

/** What the text of an item says of somebody: how often, where first, under which names, and why it is them. */
const mentionColumns = () => ({
  mentions: integer().notNull().default(0),
  names: text().array().notNull().default([]),
  segmentId: text('segment_id'),
  sign: text(),
  /** Set where an admin said that it is not so; it stays so when the item is read again. */
  unlinkedAt: moment('unlinked_at'),
});

/** Which organizations an item is of, about, or only names (D39). `ofEdge`: the connection that makes it theirs. */
export const itemOrganizations = pgTable(
  'item_organisations',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    organizationId: ofOrganization(),
    ofEdge: text('of_edge', { enum: edgeTypes }),
    about: boolean().notNull().default(false),
    ...mentionColumns(),
    relation: text({ enum: linkRelations })
      .notNull()
      .generatedAlwaysAs(
        sql`case when of_edge is not null and of_edge <> 'FEATURES_IN_MEDIA' then 'of' when about or of_edge is not null then 'about' else 'mentions' end`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.organizationId] }),
    index('item_organisations_organisation')
      .on(table.organizationId, table.relation)
      .where(sql`${table.unlinkedAt} is null`),
  ],
);

/** Who speaks in an item or is spoken of. */
export const itemPeople = pgTable(
  'item_people',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The label of the speaker that they are; null where they are only spoken of. */
    speaks: text(),
    ...mentionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.personId] }),
    index('item_people_person').on(table.personId).where(sql`${table.unlinkedAt} is null`),
  ],
);

/** Whose "we" a speaker's is (D82): found by linking, from introduction, connections and title. */
export const speakerAffiliations = pgTable(
  'speaker_affiliations',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Empty: words that nobody is said to speak. */
    label: text().notNull(),
    organizationId: ofOrganization(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.label] }),
    index('speaker_affiliations_organisation').on(table.organizationId),
  ],
);
