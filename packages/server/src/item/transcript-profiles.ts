import type { Item, Store } from '@ecco/store';
import { profileTranscript, type TranscriptProfile } from './transcript-profile.ts';

/** Profiles kept at most; the largest (10,000 lines) takes about 2 MB. */
const kept = 40;

export type TranscriptProfiles = { of: (item: Item) => Promise<TranscriptProfile> };

/**
 * Profiles of transcripts, remembered by the last change of their item, so that opening a long item again does
 * not read every line of it again.
 */
export function createTranscriptProfiles({ segments }: Pick<Store, 'segments'>): TranscriptProfiles {
  const known = new Map<string, { changed: string; profile: Promise<TranscriptProfile> }>();

  async function read(item: Item): Promise<TranscriptProfile> {
    return profileTranscript(await segments.ofItem(item.id));
  }

  return {
    async of(item) {
      const changed = `${item.run}/${item.status}/${item.updatedAt.getTime()}`;
      const found = known.get(item.id);
      known.delete(item.id);
      const entry = found?.changed === changed ? found : { changed, profile: read(item) };
      known.set(item.id, entry);
      const [oldest] = known.keys();
      if (known.size > kept && oldest !== undefined) known.delete(oldest);
      try {
        return await entry.profile;
      } catch (error) {
        if (known.get(item.id) === entry) known.delete(item.id);
        throw error;
      }
    },
  };
}
