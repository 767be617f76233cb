import type { SearchGroup, SearchResult } from '@ecco/contract';
import { largestOf } from '@ecco/domain';
import type { Hit, Item } from '@ecco/store';
import { type Copies, presentCopies } from '../item/copies.presenter.ts';

/** A hit as it leaves, with the item it lies in. */
type PresentedHit = { hit: Hit; result: SearchResult };
/** Where something was found. */
export type MetPlace = { itemId: string; line: number | null; startMs: number | null; page: number | null };

/** Places that a strip tells, so that it stays one. */
const marksMax = 40;

const foldedText = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** So many words lie in another hit by more than chance. */
const distinctiveWords = 6;

/** A sentence in the passage that it is taken from, whichever of both is the better hit. */
const isWithin = (one: string, other: string): boolean =>
  one.split(' ').length >= distinctiveWords && ` ${other} `.includes(` ${one} `);

/** What a hit says, and whether a summary says it: that leads to its chapter, and no passage takes its place. */
type Saying = { said: string; ofSummary: boolean };

const saysTheSame = (one: Saying, other: Saying): boolean =>
  one.said === other.said ||
  (one.ofSummary === other.ofSummary && (isWithin(one.said, other.said) || isWithin(other.said, one.said)));

/** Hits that say the same in the same words are one. */
function fold(places: readonly number[], hits: readonly PresentedHit[]): SearchGroup['hits'] {
  const first: (Saying & { hit: SearchGroup['hits'][number] })[] = [];
  for (const place of places) {
    const { text = '', analysis_type: kind = null } = hits[place]?.result ?? {};
    const saying = { said: foldedText(text), ofSummary: kind !== null };
    const known = first.find((one) => saysTheSame(one, saying));
    if (known) known.hit.same.push(place);
    else first.push({ ...saying, hit: { result: place, same: [] } });
  }
  return first.map(({ hit }) => hit);
}

const lengthOf = ({ transcribedDurationMs, durationMs }: Item): number | null =>
  transcribedDurationMs ?? durationMs;

/** From 0 to 1, by time, by page, or by its line where neither is known. */
function positionOf({ line, startMs, page }: MetPlace, item: Item, lastLine: number): number | null {
  const length = lengthOf(item);
  if (startMs !== null && length) return Math.min(1, startMs / length);
  if (page !== null && item.pageCount) return Math.min(1, (page - 1) / item.pageCount);
  return line === null ? null : line / Math.max(1, lastLine);
}

function stripOf(places: readonly MetPlace[], item: Item): number[] {
  const lastLine = largestOf(places.map(({ line }) => line ?? 0));
  const marks = places.flatMap((place) => positionOf(place, item, lastLine) ?? []);
  return [...new Set(marks.map((mark) => Math.round(mark * 1_000) / 1_000))]
    .toSorted((a, b) => a - b)
    .slice(0, marksMax);
}

const shownPlace = ({ hit, result }: PresentedHit): MetPlace => ({
  itemId: hit.item.id,
  line: result.content_id,
  startMs: result.start_ms,
  page: result.page_number,
});

/** The shown hits by the item they lie in; `met`: where else the search met these items. */
export function groupHits(
  shown: readonly PresentedHit[],
  { met, copies }: { met: readonly MetPlace[]; copies: Copies },
): SearchGroup[] {
  const placesOf = Map.groupBy(shown.keys(), (place) => shown[place]?.hit.item.id ?? '');
  const metOf = Map.groupBy(met, ({ itemId }) => itemId);
  return [...placesOf].flatMap(([id, places]): SearchGroup | [] => {
    const item = shown[places[0] ?? -1]?.hit.item;
    if (!item) return [];
    const own = places.flatMap((place) => shown[place] ?? []).map(shownPlace);
    const others = metOf.get(id) ?? [];
    return {
      parent_uuid: id,
      date: item.publishedAt?.toISOString() ?? null,
      duration_ms: lengthOf(item),
      also_at: presentCopies(copies, id),
      count: Math.max(others.length, own.length),
      hits: fold(places, shown),
      strip: stripOf([...own, ...others], item),
    };
  });
}
