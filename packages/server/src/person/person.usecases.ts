import type { NamedPerson, Page, Store } from '@ecco/store';
import type { Authorised } from '../request/access/authorise.ts';
import { personNotFound } from './person.errors.ts';

/** A person by id, slug, or a slug of before. @throws RequestError 404 */
export async function findPerson({ people }: Pick<Store, 'people'>, id: string): Promise<NamedPerson> {
  const found = await people.find(id);
  if (found === null) throw personNotFound();
  return found;
}

/** All that the page of a person shows. @throws RequestError 404 */
export async function readPerson(
  store: Pick<Store, 'people' | 'graph' | 'links'>,
  _who: Authorised<'read'>,
  { id, page }: { id: string; page: Page },
) {
  const named = await findPerson(store, id);
  const personId = named.person.id;
  const [places, spoke, mentioned] = await Promise.all([
    store.graph.placesOf(personId),
    store.links.itemsOfPerson({ personId, speaks: true, ...page }),
    store.links.itemsOfPerson({ personId, speaks: false, ...page }),
  ]);
  return { ...named, places, spoke, mentioned };
}
export type PersonWhole = Awaited<ReturnType<typeof readPerson>>;
