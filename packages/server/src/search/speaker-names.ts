import type { Item, Store } from '@ecco/store';
import { namesOf } from '../item/segment.presenter.ts';

type Names = ReadonlyMap<string, string>;
export type SpeakerNames = { of: (item: Item) => Promise<Names> };

const kept = 5_000;

/** Names of speakers by label, remembered by the last change of their item: hits of one search lie in many items. */
export function createSpeakerNames({ speakers }: Pick<Store, 'speakers'>): SpeakerNames {
  const known = new Map<string, { changed: number; names: Names }>();
  return {
    async of(item) {
      const changed = item.updatedAt.getTime();
      const found = known.get(item.id);
      if (found?.changed === changed) return found.names;
      const names = namesOf(await speakers.ofItem(item.id));
      known.delete(item.id);
      known.set(item.id, { changed, names });
      const [oldest] = known.keys();
      if (known.size > kept && oldest !== undefined) known.delete(oldest);
      return names;
    },
  };
}
