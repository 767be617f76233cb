import type { Highlight as PublicHighlight } from '@ecco/contract';
import { largestOf } from '@ecco/domain';
import type { Item } from '@ecco/store';
import { presentHighlights } from '../item/highlight.presenter.ts';
import type { PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { namesByLabel } from '../item/segment.presenter.ts';
import type { Services } from '../request/services.ts';
import { highlightNotFound } from './curation.errors.ts';

/** The highlights of an item, of the newest version of its summary. */
export async function readHighlights(
  { itemDetails }: Pick<Services, 'itemDetails'>,
  item: Item,
): Promise<PublicHighlight[]> {
  const { highlights, profile, speakers } = await itemDetails.of(item);
  const newest = largestOf(highlights.map(({ version }) => version));
  const shown = highlights.filter(({ version }) => version === newest);
  return presentHighlights(shown, profile, namesByLabel(speakers));
}

type Approval = { approved: boolean; highlight?: string | undefined };

/**
 * Approves one highlight of an item or all, or takes it back; answers with all.
 * @throws RequestError 404 for a highlight that is not there
 */
export async function approveHighlights(
  services: Pick<Services, 'store' | 'itemDetails'>,
  { thing: item }: PermittedItem<'curate'>,
  { approved, highlight }: Approval,
): Promise<PublicHighlight[]> {
  const { store } = services;
  await store.transaction(async (tx) => {
    const which = highlight === undefined ? { approved } : { approved, id: highlight };
    const changed = await tx.highlights.setApproved(item.id, which);
    if (highlight !== undefined && changed === 0) throw highlightNotFound();
  });
  return readHighlights(services, (await findItem(store, { id: item.id })).item);
}
