import type { Item, Store } from '@ecco/store';
import { namesOf } from '../item/segment.presenter.ts';
import { createCache } from '../memory/cache.ts';

type Names = ReadonlyMap<string, string>;
type SpeakerNames = { of: (item: Item) => Promise<Names> };

const kept = 5_000;

/** Names of speakers by label, kept for the item as it was written last: hits of one search lie in many items. */
export function createSpeakerNames({ speakers }: Pick<Store, 'speakers'>): SpeakerNames {
  const cache = createCache<Names>({ max: kept });
  return {
    of: (item) =>
      cache.get(`${item.id}/${item.updatedAt.getTime()}`, async () =>
        namesOf(await speakers.ofItem(item.id)),
      ),
  };
}
