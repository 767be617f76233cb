import type { PersonRelation } from '@ecco/domain';
import type { NamedPerson, Page, Store } from '@ecco/store';
import { ownGroups, withOwners } from '../item/owned-items.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { personNotFound } from './person.errors.ts';

/** A person by id, slug, or a slug of before. @throws RequestError 404 */
export async function findPerson({ people }: Pick<Store, 'people'>, id: string): Promise<NamedPerson> {
  const person = await people.find(id);
  if (person === null) throw personNotFound();
  return person;
}

/** All that the page of a person shows. @throws RequestError 404 */
export async function readPerson(
  store: Pick<Store, 'people' | 'graph' | 'links'>,
  _who: Authorized<'read'>,
  { id, page }: { id: string; page: Page },
) {
  const named = await findPerson(store, id);
  const personId = named.person.id;
  const [posts, places, spoke, mentioned] = await Promise.all([
    store.links.saidPostsOf([personId]),
    store.graph.placesOf(personId),
    store.links.itemsOfPerson({ personId, speaks: true, ...page }),
    store.links.itemsOfPerson({ personId, speaks: false, ...page }),
  ]);
  const [ofSpoke = [], ofMentioned = []] = await ownGroups(store, [spoke.rows, mentioned.rows]);
  return {
    ...named,
    saidPost: posts.get(personId) ?? null,
    places,
    spoke: { ...spoke, rows: ofSpoke },
    mentioned: { ...mentioned, rows: ofMentioned },
  };
}
export type PersonWhole = Awaited<ReturnType<typeof readPerson>>;

/** People in a list, with where they are at present and in how many items they are. */
export async function listPeople(
  store: Pick<Store, 'people' | 'graph' | 'links'>,
  _who: Authorized<'read'>,
  query: Parameters<Store['people']['page']>[0],
) {
  const { rows, total } = await store.people.page(query);
  const ids = rows.map(({ id }) => id);
  const [posts, places, items] = await Promise.all([
    store.links.saidPostsOf(ids),
    store.graph.presentPlacesOf(ids),
    store.links.itemCountsOfPeople(ids),
  ]);
  const none = { spoke: 0, mentioned: 0 };
  return {
    total,
    rows: rows.map((person) => ({
      person,
      saidPost: posts.get(person.id) ?? null,
      places: places.get(person.id) ?? [],
      items: items.get(person.id) ?? none,
    })),
  };
}
export type ListedPerson = Awaited<ReturnType<typeof listPeople>>['rows'][number];

type PersonItemsQuery = { id: string; relation: PersonRelation; page: Page };

/** Where somebody speaks, or is only spoken of, newest first. @throws RequestError 404 */
export async function itemsOfPerson(
  store: Pick<Store, 'people' | 'links'>,
  _who: Authorized<'read'>,
  { id, relation, page }: PersonItemsQuery,
) {
  const { person } = await findPerson(store, id);
  const input = { personId: person.id, speaks: relation === 'spoke', ...page };
  const { rows, total } = await store.links.itemsOfPerson(input);
  return { rows: await withOwners(store, rows), total };
}
