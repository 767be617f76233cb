import type { Hit, Store } from '@ecco/store';
import { type Names, namesByLabel } from '../item/segment.presenter.ts';
import { createCache } from '../memory/cache.ts';

const voicesCached = 20_000;

/** Names of who speaks the lines of these hits, by the item's id. */
export type SpeakerNames = (hits: readonly Hit[]) => Promise<ReadonlyMap<string, Names>>;

/**
 * Names of speakers by label, kept for the item as it was written last: hits of one search lie in many items. Of an item
 * only those who speak are read, since one source may name thousands.
 */
export function createSpeakerNames({ speakers }: Pick<Store, 'speakers'>): SpeakerNames {
  const cache = createCache<string | null>({ max: voicesCached });
  return async (hits) => {
    const voices = hits.flatMap(({ item, segment }) =>
      segment?.speakerLabel ? [{ itemId: item.id, label: segment.speakerLabel, at: item.updatedAt }] : [],
    );
    let read: Promise<ReadonlyMap<string, Names>> | undefined;
    // One statement for all that are not kept, which is made when the first is missed.
    const readAll = () => (read ??= readNames(speakers, voices));
    const named = await Promise.all(
      voices.map(async ({ itemId, label, at }) => {
        const key = `${itemId}/${at.getTime()}/${label}`;
        const name = await cache.get(key, async () => (await readAll()).get(itemId)?.get(label) ?? null);
        return { itemId, label, name: name ?? label };
      }),
    );
    return namesByItem(named);
  };
}

const readNames = async (speakers: Store['speakers'], voices: { itemId: string; label: string }[]) =>
  namesByItem(await speakers.ofVoices(voices));

const namesByItem = (named: readonly { itemId: string; label: string; name: string }[]) =>
  new Map([...Map.groupBy(named, ({ itemId }) => itemId)].map(([id, own]) => [id, namesByLabel(own)]));
