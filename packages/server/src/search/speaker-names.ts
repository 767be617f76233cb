import type { Item, Store } from '@ecco/store';
import { namesOf } from '../item/segment.presenter.ts';
import { remember } from '../memory/remembered.ts';

type Names = ReadonlyMap<string, string>;
export type SpeakerNames = { of: (item: Item) => Promise<Names> };

const kept = 5_000;

/** Names of speakers by label, remembered until their item changes: hits of one search lie in many items. */
export function createSpeakerNames({ speakers }: Pick<Store, 'speakers'>): SpeakerNames {
  const memory = remember<string, Names>(kept);
  return {
    of: (item) =>
      memory.of(item.id, String(item.updatedAt.getTime()), async () =>
        namesOf(await speakers.ofItem(item.id)),
      ),
  };
}
