import { placeHref } from '@ecco/contract';
import type { Item, Segment } from '@ecco/store';
import { wholeSeconds } from '../item/clock-time.ts';
import type { Services } from '../request/services.ts';
import { documentUnreadable } from './item-document.errors.ts';

/** The opening of a citation, as sanitizing leaves it: no attribute holds a sign that ends it. */
const citation = /<a data-segment="([\w-]{1,64})"[^<>]*>/g;

const openingOf = (item: Item, line: Segment): string => {
  const href = placeHref({
    item: { kind: item.kind, slug: item.slug, uuid: item.id },
    content_id: line.idx,
    segment_id: line.id,
    start_timestamp: line.isEstimated ? null : wholeSeconds(line.startMs),
  });
  return `<a data-segment="${line.id}" href="${href.replaceAll('&', '&amp;')}">`;
};

/** Whether anything stands between the tags of HTML. */
const hasWords = (html: string): boolean =>
  html.split('<').some((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1)).trim() !== '');

/**
 * HTML of a person, made safe. A citation leads to the line of this item that it names, wherever the address that came
 * with it did; what names no line of it is text.
 * @throws RequestError 422 where words were sent and none can be kept
 */
export async function safeDocument(
  { store, pipeline }: Pick<Services, 'store' | 'pipeline'>,
  item: Item,
  html: string,
): Promise<string> {
  const safe = (await pipeline.sanitize(html)).trim();
  if (safe === '' && hasWords(html)) throw documentUnreadable();
  const ids = new Set([...safe.matchAll(citation)].flatMap(([, id]) => id ?? []));
  const lines = await store.segments.byIds([...ids]);
  return safe.replace(citation, (_opening, id: string) => {
    const line = lines.get(id);
    return line?.itemId === item.id ? openingOf(item, line) : '<a>';
  });
}
