import type { ContentKind } from '@ecco/domain';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { people } from '../people/index.ts';
import { shows } from '../shows/index.ts';
import { speakers } from '../speakers/index.ts';
import { itemPeople, speakerAffiliations } from './item-link.table.ts';
import { isShown, newestFirst } from './shown-items.ts';

/** Somebody who speaks for an organization in an item, as that item names them. `slug`: of their own page, where they have one. */
export type VoiceInItem = {
  name: string;
  role: string | null;
  slug: string | null;
  item: { id: string; slug: string; kind: ContentKind; title: string };
};

/** Who speaks for an organization, a row for each item, the newest first. */
export async function voicesOf(db: Db, organizationId: string, limit: number): Promise<VoiceInItem[]> {
  const { id, slug, kind, title } = items;
  const { itemId, label } = speakerAffiliations;
  return db
    .select({
      name: speakers.name,
      role: speakers.role,
      slug: people.slug,
      item: { id, slug, kind, title },
    })
    .from(speakerAffiliations)
    .innerJoin(speakers, and(eq(speakers.itemId, itemId), eq(speakers.label, label)))
    .innerJoin(items, eq(items.id, itemId))
    .leftJoin(shows, eq(shows.id, items.showId))
    .leftJoin(
      itemPeople,
      and(eq(itemPeople.itemId, itemId), eq(itemPeople.speaks, label), isNull(itemPeople.unlinkedAt)),
    )
    .leftJoin(people, and(eq(people.id, itemPeople.personId), isNull(people.deletedAt)))
    .where(
      and(
        eq(speakerAffiliations.organizationId, organizationId),
        ne(label, ''),
        isNotNull(speakers.provenance),
        isShown,
      ),
    )
    .orderBy(...newestFirst, speakers.idx)
    .limit(limit);
}
