import { type HubHeld, limits } from '@ecco/contract';
import type { List, Store } from '@ecco/store';
import { presentCard } from '../../item/item-card.presenter.ts';
import { withOwners } from '../../item/owned-items.ts';

const dayMs = 86_400_000;

/** How much a hub holds, how much of it is of the last days, and the newest; `now` in ms. */
export async function readHubHeld(
  store: Pick<Store, 'hubs'> & Parameters<typeof withOwners>[0],
  { id }: Pick<List, 'id'>,
  now: number,
): Promise<HubHeld> {
  const { hubs } = store;
  const holding = await hubs.holdingOf(id);
  const one = { page: 1, perPage: 1 };
  const [all, recent] = await Promise.all([
    hubs.heldPage(holding, one),
    hubs.heldPage(holding, { ...one, from: new Date(now - limits.hubRecentDays * dayMs) }),
  ]);
  const [card] = (await withOwners(store, all.rows)).map(presentCard);
  return {
    items: all.total,
    recent: recent.total,
    newest: card
      ? { uuid: card.uuid, slug: card.slug, kind: card.kind, title: card.title, date: card.release_date }
      : null,
  };
}
