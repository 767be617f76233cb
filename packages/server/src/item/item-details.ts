import { limits } from '@ecco/contract';
import type { JoinedItem, Proceedings, Speaker } from '@ecco/domain';
import type {
  Digest,
  Highlight,
  Item,
  ItemDocument,
  ItemEntity,
  Segment,
  Store,
  StoredAssertion,
  StoredFile,
  Summary,
} from '@ecco/store';
import { createCache } from '../memory/cache.ts';
import { type Hearings, hearingsOfItem } from './segment-hearing.presenter.ts';
import { profileTranscript, type TranscriptProfile } from './transcript-profile.ts';

/** Everything that hangs off an item, as the store gives it. */
export type ItemDetails = {
  profile: TranscriptProfile;
  firstPage: readonly Segment[];
  hearings: Hearings;
  speakers: readonly Speaker[];
  summaries: readonly Summary[];
  highlights: readonly Highlight[];
  assertions: readonly StoredAssertion[];
  proceedings: Proceedings;
  entities: readonly ItemEntity[];
  digest: Digest | null;
  /** The analysis as a person wrote it. */
  document: ItemDocument | null;
  /** What became a part of it, the last first. */
  joined: readonly JoinedItem[];
  /** The kept file of the item, where one is kept. */
  media: StoredFile | null;
};

export type ItemDetailsReader = { of: (item: Item) => Promise<ItemDetails> };

declare module '../request/services.ts' {
  interface Services {
    itemDetails: ItemDetailsReader;
  }
}

/** Items and bytes kept at most. A line takes about 200 bytes, so that the largest item (10,000 lines) takes 2 MB. */
const cacheMax = { items: 1_000, bytes: 24_000_000 } as const;
const [lineBytes, otherBytes] = [200, 25_000];

type CachedDetails = { details: ItemDetails; lines: number };

async function readDetails(store: Store, item: Item): Promise<CachedDetails> {
  const { id, mediaKey } = item;
  const [lines, firstPage, speakers, summaries, highlights, assertions, proceedings, entities, ...others] =
    await Promise.all([
      store.segments.lines(id),
      store.segments.page(id, { from: 0, limit: limits.transcriptPage }),
      store.speakers.ofItem(id),
      store.summaries.ofItem(id),
      store.highlights.ofItem(id),
      store.assertions.ofItem(id),
      store.proceedings.ofItem(id),
      store.entities.ofItem(id),
      store.digests.find(id),
      store.itemDocuments.find(id),
      store.joinedItems.ofItem(id),
      mediaKey === null ? null : store.storedFiles.find(mediaKey),
      hearingsOfItem(store, id),
    ]);
  const [digest, document, joined, media, hearings] = others;
  const details = {
    profile: profileTranscript(item, lines, speakers),
    ...{ firstPage, speakers, summaries, highlights, assertions, proceedings, entities },
    ...{ digest, document, joined, media, hearings },
  };
  return { details, lines: lines.length };
}

/**
 * Details of items, kept for the item as it was written last: whatever is written of it, the store gives the item the
 * time of the change in the same transaction. Opening a long item again reads one row instead of all its lines.
 */
export function createItemDetailsReader(store: Store): ItemDetailsReader {
  const weight = { of: ({ lines }: CachedDetails) => otherBytes + lines * lineBytes, max: cacheMax.bytes };
  const cache = createCache<CachedDetails>({ max: cacheMax.items, weight });
  return {
    async of(item) {
      const key = `${item.id}/${item.run}/${item.status}/${item.updatedAt.getTime()}`;
      return (await cache.get(key, () => readDetails(store, item))).details;
    },
  };
}
