import type { QuestionSource } from '@ecco/engine';
import type { ItemWithShow, LinkedOrganization, Store } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import { metaOf, periodOfItem } from '../item/item-meta.ts';
import { sourceOfItem, summaryVersion } from '../item/source-of-item.ts';
import { calledOf, withSpeakerNames } from '../item/speaker-names.ts';

/** Characters of the sources that are kept in memory. */
const cachedCharacters = 40_000_000;

/** Items as questions are asked of them. */
export type QuestionSources = {
  of: (found: ItemWithShow) => Promise<QuestionSource>;
  /** Tells whether an item is as it was. */
  versionOf: (found: ItemWithShow) => string;
};

const versionOf = ({ item, show }: ItemWithShow): string =>
  [item.id, item.run, item.status, item.updatedAt.getTime(), show?.name ?? ''].join('/');

/** How those are called that an item is of: as the directory has them and as it names them itself. */
function ownersOf(item: ItemWithShow['item'], linked: readonly LinkedOrganization[]): string[] {
  const own = linked.filter(({ relation }) => relation === 'of');
  const read = metaOf(item).organisation?.name ?? [];
  return [...new Set(own.flatMap(({ organization, names }) => [organization.name, ...names]).concat(read))];
}

async function read(store: Store, itemWithShow: ItemWithShow): Promise<QuestionSource> {
  const { item } = itemWithShow;
  const { id } = item;
  const [source, summary, speakers, proceedings, linked] = await Promise.all([
    sourceOfItem(store, itemWithShow),
    store.summaries.latest(id, summaryVersion),
    store.speakers.ofItem(id),
    store.proceedings.ofItem(id),
    store.links.organizationsOf(id),
  ]);
  return {
    ...source,
    context: { ...source.context, organizations: ownersOf(item, linked), period: periodOfItem(item) },
    date: item.publishedAt?.toISOString() ?? null,
    // Whoever asks what somebody said names them as the page does.
    segments: withSpeakerNames(source.segments, speakers),
    // Of an item whose speakers were not looked for yet they are read from its text.
    speakers: speakers.length === 0 ? undefined : speakers.map((one) => ({ ...one, label: calledOf(one) })),
    outline: summary?.outline ?? undefined,
    analysis: summary?.analysis ?? undefined,
    proceedings: proceedings.decisions.length === 0 ? undefined : proceedings,
  };
}

/** Kept for the item as it was written last, since whatever is written of it gives its row the time of the change. */
export function createQuestionSources(store: Store): QuestionSources {
  const lruCache = new LRUCache<string, QuestionSource>({
    maxSize: cachedCharacters,
    sizeCalculation: ({ segments }) => segments.reduce((sum, { text }) => sum + text.length, 1),
  });
  return {
    versionOf,
    async of(itemWithShow) {
      const key = versionOf(itemWithShow);
      const known = lruCache.get(key);
      if (known !== undefined) return known;
      const source = await read(store, itemWithShow);
      lruCache.set(key, source);
      return source;
    },
  };
}
