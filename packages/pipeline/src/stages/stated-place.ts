/**
 * Of which show an item is, and of which organization, as what was uploaded says itself. A show is one that the library has;
 * the name of an organization waits with the item until the directory knows one of that name, and is read in the open: a note
 * says where. What a feed, a page or a person said stays.
 */
import { remarkLeads } from '@ecco/domain';
import type { Item, ItemDetails, Transaction } from '@ecco/store';
import { namedOrganizationOf, nameOrganization } from '../linking/named-organization.ts';
import type { StatedOwner } from '../sources/document/paper.owner.ts';
import { type ShowMentions, showNamed } from '../sources/text/named-show.ts';

/** `owner`: of a paper by its head, of anything else by a labeled line. */
export type StatedPlace = { show: ShowMentions; owner: StatedOwner | null };

async function statedShow(
  tx: Transaction,
  item: Item,
  said: ShowMentions,
): Promise<ItemDetails & { note?: string }> {
  if (item.showId !== null || item.held.includes('show')) return {};
  const show = showNamed(await tx.shows.list(), said);
  if (show) return { showId: show.show.id, note: `${remarkLeads.show} “${show.words}”` };
  return said.said === null ? {} : { note: `${remarkLeads.noShow} “${said.said}”.` };
}

async function isOwned(tx: Transaction, item: Item): Promise<boolean> {
  if (item.held.includes('organisation') || namedOrganizationOf(item) !== null) return true;
  return (await tx.links.organizationsOf(item.id)).some(({ relation }) => relation === 'of');
}

/** Inside the transaction that guards the item. */
export async function storeStatedPlace(
  tx: Transaction,
  item: Item,
  { show, owner }: StatedPlace,
): Promise<void> {
  const { note, ...details } = await statedShow(tx, item, show);
  const notes = note === undefined ? [] : [note];
  if (owner !== null && !(await isOwned(tx, item))) {
    await nameOrganization(tx, item, { name: owner.name, by: null, isRead: true });
    notes.push(`${remarkLeads.organization} “${owner.words}”`);
  }
  if (notes.length === 0) return;
  const now = await tx.items.findById(item.id);
  await tx.items.update(item.id, { ...details, notes: [...new Set([...(now?.item.notes ?? []), ...notes])] });
}
