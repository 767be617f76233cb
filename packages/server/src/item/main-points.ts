import type { CitedText, MainPoint, OneLiner } from '@ecco/contract';
import type { Item, Store } from '@ecco/store';
import { presentCitedText } from './citation.presenter.ts';
import { readCitedLines } from './cited-lines.ts';

export type PointRepositories = Pick<Store, 'summaries' | 'items'>;

/** What items come to in a sentence each, by item: with who says it, and the places that prove it. */
export type MainPoints = ReadonlyMap<string, CitedText>;

/** Of items without a summary, and of those whose words are gone, there is none. */
export async function readMainPoints(
  store: PointRepositories,
  itemIds: readonly string[],
): Promise<MainPoints> {
  const points = await store.summaries.mainPointsOf(itemIds);
  const lines = await readCitedLines(
    store,
    [...points].map(([itemId, { citations }]) => ({ itemId, citations })),
  );
  return new Map(
    [...points].flatMap(([itemId, point]) => {
      const own = lines.get(itemId);
      const reported = own && presentCitedText(point, own);
      return reported && reported.citations.length > 0 ? [[itemId, reported] as const] : [];
    }),
  );
}

/** An item that is told of in a line; `also`: others that come to the same event. */
export type ItemLine = { item: Item; also: Item[] };

/** The sentence of an item as lists keep it, which nothing proves. */
const unproved = (text: string): CitedText => ({ text, verbatim: false, citations: [], speaker: null });

type PointItem = Pick<Item, 'id' | 'slug' | 'kind' | 'title'>;

/** What an item comes to; `kept`: as lists keep it, where its point was not read. */
export const presentMainPoint = (
  { id, slug, kind, title }: PointItem,
  retained: string,
  points: MainPoints,
): MainPoint => ({
  ...(points.get(id) ?? unproved(retained)),
  item: { uuid: id, slug, kind, title },
});

export const presentOneLiner = ({ item, also }: ItemLine, points: MainPoints): OneLiner => ({
  ...presentMainPoint(item, item.oneLiner ?? '', points),
  date: item.publishedAt?.toISOString() ?? null,
  also: also.map((other) => presentMainPoint(other, other.oneLiner ?? '', points)),
});
