import { unlinkItem } from '@ecco/pipeline';
import type { NamedOrganisation, Store } from '@ecco/store';
import { itemNotFound } from '../item/item.errors.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { notItsItem, organisationNotFound } from './organisation.errors.ts';

type Shelves = Pick<Store, 'organisations' | 'items' | 'transaction'>;

/** The organisation of a slug or an id, or the one of a ticker. */
async function called({ organisations }: Shelves, name: string): Promise<NamedOrganisation | null> {
  const found = await organisations.find(name);
  if (found !== null) return found;
  const [id, other] = await organisations.withTicker(name);
  return id === undefined || other !== undefined ? null : organisations.find(id);
}

/**
 * Says that an item is not of an organisation, whatever is found in it later (D39).
 * @throws RequestError 404 where there is no such organisation, or where they are not linked
 */
export async function removeEpisode(
  store: Shelves,
  _who: Authorised<'curate'>,
  named: { ticker: string; slug: string },
): Promise<void> {
  const found = await called(store, named.ticker);
  if (found === null) throw organisationNotFound();
  const item = await store.items.find(named.slug);
  if (item === null) throw itemNotFound();
  const at = { itemId: item.item.id, organisationId: found.organisation.id };
  if (!(await store.transaction((tx) => unlinkItem(tx, at)))) throw notItsItem();
}
