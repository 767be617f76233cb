import { type ContentKind, contentKinds, isWritten, type NodeType } from '@ecco/domain';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { itemNames, items } from '../items/index.ts';
import { meetingNames, meetings } from '../meetings/index.ts';
import { organizationNames, organizations } from '../organizations/index.ts';
import { people, personNames } from '../people/index.ts';
import { showNames, shows } from '../shows/index.ts';
import { nameKey } from '../text/name-key.ts';
import { beginsWords, wordsOfKey } from '../text/word-vectors.ts';
import type { Node } from './graph.types.ts';

export type NodeQuery = { type: NodeType; words: string; limit: number };

const written = contentKinds.filter(isWritten);
const spoken = contentKinds.filter((kind) => !isWritten(kind));

const byName = {
  ORG: (db: Db, { words, limit }: NodeQuery) =>
    db
      .selectDistinctOn([organizations.id], {
        id: organizations.id,
        slug: organizations.slug,
        name: organizations.name,
        detail: organizations.type,
      })
      .from(organizationNames)
      .innerJoin(organizations, eq(organizations.id, organizationNames.organizationId))
      .where(
        and(beginsWords(wordsOfKey(organizationNames.key), nameKey(words)), isNull(organizations.deletedAt)),
      )
      .limit(limit),
  PERSON: (db: Db, { words, limit }: NodeQuery) =>
    db
      .selectDistinctOn([people.id], {
        id: people.id,
        slug: people.slug,
        name: people.name,
        detail: people.description,
      })
      .from(personNames)
      .innerJoin(people, eq(people.id, personNames.personId))
      .where(and(beginsWords(wordsOfKey(personNames.key), nameKey(words)), isNull(people.deletedAt)))
      .limit(limit),
  MEETING: (db: Db, { words, limit }: NodeQuery) =>
    db
      .select({
        id: meetings.id,
        slug: meetings.slug,
        name: meetings.title,
        detail: sql<string | null>`concat_ws(', ', ${meetings.fundName}, ${meetings.heldAt}::date)`,
      })
      .from(meetings)
      .where(beginsWords(meetingNames(meetings), words))
      .orderBy(desc(meetings.heldAt))
      .limit(limit),
  PUBLICATION: (db: Db, { words, limit }: NodeQuery) =>
    db
      .select({ id: shows.id, slug: shows.slug, name: shows.name, detail: shows.kind })
      .from(shows)
      .where(and(beginsWords(showNames(shows), words), isNull(shows.ignoredAt)))
      .limit(limit),
} as const;

const itemNodes = (db: Db, { words, limit }: NodeQuery, kinds: ContentKind[]) =>
  db
    .select({ id: items.id, slug: items.slug, name: items.title, detail: shows.name })
    .from(items)
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(
      and(
        inArray(items.kind, kinds),
        beginsWords(itemNames(items), words),
        or(isNull(items.showId), isNull(shows.ignoredAt)),
      ),
    )
    .orderBy(desc(items.createdAt))
    .limit(limit);

/** What of one type is called so; nothing for a text without a letter. */
export async function findNodes(db: Db, query: NodeQuery): Promise<Node[]> {
  if (nameKey(query.words) === '') return [];
  const { type } = query;
  if (type === 'MEDIA' || type === 'DOCUMENT') {
    const rows = await itemNodes(db, query, type === 'MEDIA' ? spoken : written);
    return rows.map((row) => ({ ...row, type }));
  }
  const rows: Omit<Node, 'type'>[] = await byName[type](db, query);
  return rows.map((row) => ({ ...row, type }));
}
