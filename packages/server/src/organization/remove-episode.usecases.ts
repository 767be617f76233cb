import { unlinkItem } from '@ecco/pipeline';
import type { NamedOrganization, Store } from '@ecco/store';
import { itemNotFound } from '../item/item.errors.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { notItsItem, organizationNotFound } from './organization.errors.ts';

type Repositories = Pick<Store, 'organizations' | 'items' | 'transaction'>;

/** The organization of a slug or an id, or the one of a ticker. */
async function called({ organizations }: Repositories, name: string): Promise<NamedOrganization | null> {
  const organization = await organizations.find(name);
  if (organization !== null) return organization;
  const [id, other] = await organizations.withTicker(name);
  return id === undefined || other !== undefined ? null : organizations.find(id);
}

/**
 * Says that an item is not of an organization, whatever is found in it later (D39).
 * @throws RequestError 404 where there is no such organization, or where they are not linked
 */
export async function removeEpisode(
  store: Repositories,
  _who: Authorized<'curate'>,
  named: { ticker: string; slug: string },
): Promise<void> {
  const organization = await called(store, named.ticker);
  if (organization === null) throw organizationNotFound();
  const item = await store.items.find(named.slug);
  if (item === null) throw itemNotFound();
  const at = { itemId: item.item.id, organizationId: organization.organization.id };
  if (!(await store.transaction((tx) => unlinkItem(tx, at)))) throw notItsItem();
}
