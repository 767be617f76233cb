import { createItem, createOrganization } from '@ecco/factories/rows';
import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createItemLinksReader } from './item-links.ts';
import { createLibraryCache } from './library-cache.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

/** The store with a count of what was read of it. */
function counted() {
  const reads = { pages: 0, links: 0 };
  const items = {
    ...store.items,
    browse: (...queries: Parameters<Store['items']['browse']>) => {
      reads.pages += 1;
      return store.items.browse(...queries);
    },
  };
  const links = {
    ...store.links,
    organizationsOf: (id: string) => {
      reads.links += 1;
      return store.links.organizationsOf(id);
    },
  };
  return { store: { ...store, items, links }, reads };
}
const page = { page: 1, perPage: 10, sort: 'added' } as const;

it('a page of the library is read once, and again when anything on it has changed', async () => {
  const { id } = await createItem(store, { title: 'Before' });
  const { store: watched, reads } = counted();
  const libraryCache = createLibraryCache(watched);
  const titles = async () => (await libraryCache.browse(page)).entries.map(({ item }) => item.title);
  expect([await titles(), await titles(), reads.pages]).toEqual([['Before'], ['Before'], 1]);
  await store.items.update(id, { title: 'After' });
  expect(await titles()).toEqual(['After']);
  await createItem(store, { title: 'Another' });
  expect(await titles()).toEqual(['Another', 'After']);
});

it('what is narrowed by who asks is read each time', async () => {
  const { store: watched, reads } = counted();
  const libraryCache = createLibraryCache(watched);
  await libraryCache.browse({ ...page, addedBy: 'somebody' });
  await libraryCache.browse({ ...page, addedBy: 'somebody' });
  expect(reads.pages).toBe(2);
});

it('what an item is of is read once, and again when an organization or a link has changed', async () => {
  const { id } = await createItem(store, { title: 'Linked' });
  const fund = await createOrganization(store, { name: 'Linden Teachers' });
  const { store: watched, reads } = counted();
  const links = createItemLinksReader(watched);
  const names = async () => (await links.of(id)).organizations.map(({ organization }) => organization.name);
  expect([await names(), await names(), reads.links]).toEqual([[], [], 1]);
  const target = { kind: 'item' as const, id };
  await store.graph.connect({ organizationId: fund.id, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(id);
  expect(await names()).toEqual(['Linden Teachers']);
  const match = await store.organizations.find(fund.id);
  if (match) await store.organizations.update(match, { name: 'Linden Police' });
  expect(await names()).toEqual(['Linden Police']);
});
