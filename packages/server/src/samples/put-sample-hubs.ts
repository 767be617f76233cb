import type { Follow, Store, Transaction } from '@ecco/store';
import type { SampleHub } from './sample-graph.manifest.ts';

/** What of a sample hub is there to follow. */
async function followsOf(
  { organizations, people }: Transaction,
  { organizations: slugs, people: names }: SampleHub,
): Promise<Follow[]> {
  const match = await organizations.findBySlugs(slugs);
  const persons = await Promise.all(names.map((name) => people.calledSo(name)));
  return [
    ...slugs.flatMap((slug): Follow[] => {
      const organizationId = match.get(slug)?.organization.id;
      return organizationId === undefined ? [] : [{ type: 'ORG', organizationId }];
    }),
    ...persons.flatMap(([person]): Follow[] => (person ? [{ type: 'PERSON', personId: person.id }] : [])),
  ];
}

/** Puts the hubs of the samples, which everybody sees and nobody owns; one that is there is left as it is. */
export async function putSampleHubs(
  store: Pick<Store, 'transaction'>,
  samples: readonly SampleHub[],
): Promise<void> {
  for (const sample of samples)
    await store.transaction(async (tx) => {
      const { slug, title, description, category } = sample;
      if ((await tx.lists.findBySlug(slug)) !== null) return;
      const list = await tx.lists.create({ ownerId: null, slug, title, description, itemIds: [] });
      await tx.lists.change(list.id, { type: 'curated', category });
      const follows = await followsOf(tx, sample);
      await tx.hubs.replaceFollows(list.id, { types: ['ORG', 'PERSON'], follows });
    });
}
