import type { CountedShow, Store, Tag, TagWithShows } from '@ecco/store';
import { tagNotFound } from './tag.errors.ts';

export type TagWithCards = Tag & { shows: CountedShow[] };
type Repositories = Pick<Store, 'tags' | 'shows'>;

const byLabel = (one: Tag, other: Tag): number => one.label.localeCompare(other.label, 'en');

async function withCards({ shows }: Repositories, tags: readonly TagWithShows[]): Promise<TagWithCards[]> {
  const counted = await shows.counted(tags.flatMap(({ showIds }) => showIds));
  const byId = new Map(counted.map((one) => [one.show.id, one]));
  return tags.map(({ slug, label, showIds }) => ({
    slug,
    label,
    shows: showIds.flatMap((id) => byId.get(id) ?? []),
  }));
}

/** Every tag by its label, with its shows by name. */
export async function listTags(store: Repositories): Promise<TagWithCards[]> {
  return (await withCards(store, await store.tags.list())).toSorted(byLabel);
}

/** @throws RequestError 404 */
export async function findTag(store: Repositories, slug: string): Promise<TagWithCards> {
  const tag = await store.tags.find(slug);
  const [tagWithCards] = tag ? await withCards(store, [tag]) : [];
  if (!tagWithCards) throw tagNotFound();
  return tagWithCards;
}
