import type { Item, Store } from '@ecco/store';
import { type Names, namesOf } from '../item/segment.presenter.ts';
import { createCache } from '../memory/cache.ts';

const itemsCached = 5_000;

/** Names of the speakers of these items, by the item's id. */
export type SpeakerNames = (items: readonly Item[]) => Promise<ReadonlyMap<string, Names>>;

/** Names of speakers by label, kept for the item as it was written last: hits of one search lie in many items. */
export function createSpeakerNames({ speakers }: Pick<Store, 'speakers'>): SpeakerNames {
  const cache = createCache<Names>({ max: itemsCached });
  return async (items) => {
    const byId = new Map(items.map((item) => [item.id, item]));
    let read: ReturnType<typeof speakers.ofItems> | undefined;
    // One statement for all that are not kept, which is made when the first is missed.
    const readAll = () => (read ??= speakers.ofItems([...byId.keys()]));
    const named = await Promise.all(
      [...byId].map(async ([id, { updatedAt }]): Promise<[string, Names]> => {
        const names = cache.get(`${id}/${updatedAt.getTime()}`, async () =>
          namesOf((await readAll()).get(id) ?? []),
        );
        return [id, await names];
      }),
    );
    return new Map(named);
  };
}
